import { text } from '@stackyard/shared/messages/text'
import type { BookableListing } from './bookable-listing'
import type { OrderTerms } from './tables'

type Node = { text?: unknown; type?: unknown; children?: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const childrenOf = (node: Node): Node[] => (Array.isArray(node.children) ? node.children.filter(isNode) : [])

const wordsOf = (node: Node): string =>
  typeof node.text === 'string' ? node.text : node.type === 'linebreak' ? ' ' : childrenOf(node).map(wordsOf).join('')

/** The paragraphs of an editor's text, without its dress: headings, paragraphs and each item of a list. */
export function plainParagraphs(body: unknown): string[] {
  const blocks = (node: Node): Node[] =>
    childrenOf(node).flatMap((child) => (child.type === 'list' ? blocks(child) : [child]))
  const root = isNode(body) ? (body as { root?: unknown }).root : null
  return isNode(root)
    ? blocks(root)
        .map((block) => wordsOf(block).trim())
        .filter(Boolean)
    : []
}

/**
 * What a customer agrees to with a purchase, as it reads now: what the warehouse does not take, and the agreement made
 * for this seller or, without one, for everybody.
 */
export const orderTerms = ({ restricted, agreement }: BookableListing): OrderTerms => ({
  restricted,
  agreement: agreement
    ? { title: agreement.title, paragraphs: plainParagraphs(agreement.body) }
    : { title: text('purchase.agree'), paragraphs: [text('purchase.info')] },
})
