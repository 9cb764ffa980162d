export type LexicalNode = { type?: string; text?: unknown; fields?: unknown; children?: LexicalNode[] }

/** What editors typed into a block: its texts and those of its rows, not the records it refers to. */
const blockWords = (fields: unknown): string =>
  Object.entries((fields ?? {}) as Record<string, unknown>)
    .flatMap(([name, value]) => {
      if (BLOCK_TEXTS.has(name) && typeof value === 'string') return [value]
      return BLOCK_ROWS.has(name) && Array.isArray(value) ? value.map(blockWords) : []
    })
    .join(' ')
const BLOCK_TEXTS = new Set(['title', 'text', 'caption', 'person', 'role', 'note', 'name', 'label'])
const BLOCK_ROWS = new Set(['columns', 'rows', 'cells'])

/** The words of a Lexical node and all below it; blocks are set apart by spaces. */
export function plainText(node: LexicalNode): string {
  if (typeof node.text === 'string') return node.text
  if (node.type === 'block') return blockWords(node.fields)
  const isInline = node.type === 'link' || node.type === 'autolink'
  return (node.children ?? []).map(plainText).join(isInline || node.type === 'heading' ? '' : ' ')
}

const WORDS_A_MINUTE = 220

/** Whole minutes a reader needs for a document, at least one. */
export function readingMinutes(body: unknown): number {
  const root = (body as { root?: LexicalNode } | null | undefined)?.root
  const words = root ? plainText(root).split(/\s+/).filter(Boolean).length : 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
