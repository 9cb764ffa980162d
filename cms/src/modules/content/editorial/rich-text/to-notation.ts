import type { LexicalNode } from './plain-text'

type Node = LexicalNode & Record<string, unknown>

/** Thrown inside when a node cannot be said in the notation; never leaves this file. */
class Unsayable extends Error {}

const childrenOf = (node: Node): Node[] => (node.children ?? []) as Node[]

function inlineText(node: Node): string {
  if (node.type === 'linebreak') return ' '
  if (node.type === 'link' || node.type === 'autolink') {
    const { url, linkType } = (node.fields ?? {}) as { url?: unknown; linkType?: unknown }
    if (linkType === 'internal' || typeof url !== 'string') throw new Unsayable()
    return `[${childrenOf(node).map(inlineText).join('')}](${url})`
  }
  if (node.type !== 'text') throw new Unsayable()
  const text = String(node.text ?? '')
  const format = Number(node.format ?? 0)
  if (format === 0) return text
  if (format === 1) return `**${text}**`
  if (format === 2) return `_${text}_`
  throw new Unsayable()
}

const inline = (node: Node): string => childrenOf(node).map(inlineText).join('')

function listText(node: Node): string {
  return childrenOf(node)
    .map((item, index) => {
      if (childrenOf(item).some(({ type }) => type === 'list')) throw new Unsayable()
      return `${node.tag === 'ol' ? `${index + 1}. ` : '- '}${inline(item)}`
    })
    .join('\n')
}

function tableText(node: Node): string {
  const rows = childrenOf(node).map((row) =>
    childrenOf(row).map((cell) => {
      if (Number(cell.colSpan ?? 1) > 1 || Number(cell.rowSpan ?? 1) > 1) throw new Unsayable()
      return childrenOf(cell).map(inline).join(' ')
    }),
  )
  const [head, ...rest] = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return [head, `|${(rows[0] ?? []).map(() => ' --- |').join('')}`, ...rest].join('\n')
}

function blockText(node: Node): string {
  if (node.type === 'paragraph') return inline(node)
  if (node.type === 'heading') return `${'#'.repeat(Number(String(node.tag).slice(1)))} ${inline(node)}`
  if (node.type === 'quote') return `> ${inline(node)}`
  if (node.type === 'list' && node.tag !== undefined && node.listType !== 'check') return listText(node)
  if (node.type === 'table') return tableText(node)
  throw new Unsayable()
}

/**
 * An editor's document in the plain notation that `fromNotation` reads, or null when it holds something the notation
 * has no sign for (pictures, blocks, links to documents): such a text is edited in the CMS.
 */
export function toNotation(body: unknown): string | null {
  const root = (body as { root?: Node } | null | undefined)?.root
  if (!root) return ''
  try {
    return childrenOf(root)
      .map(blockText)
      .filter((text) => text.trim() !== '')
      .join('\n\n')
  } catch (error) {
    if (error instanceof Unsayable) return null
    throw error
  }
}
