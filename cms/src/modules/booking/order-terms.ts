import { text } from '@stackyard/shared/messages/text'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db'
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
export async function findOrderTerms(tx: Tx, listing: BookableListing): Promise<OrderTerms> {
  const found = await tx.execute<{ title: string; body: unknown }>(sql`
    select title, body from agreements
    where kind = 'merchant' and _status = 'published' and (account_id is null or account_id = ${listing.sellerId})
    order by account_id nulls last, effective_from desc nulls last, id desc limit 1`)
  const agreement = found.rows[0]
  return {
    restricted: listing.restricted,
    agreement: agreement
      ? { title: agreement.title, paragraphs: plainParagraphs(agreement.body) }
      : { title: text('purchase.agree'), paragraphs: [text('purchase.info')] },
  }
}
