export type LexicalNode = { type?: string; text?: unknown; children?: LexicalNode[] }

/** The words of a Lexical node and all below it; blocks are set apart by spaces. */
export function plainText(node: LexicalNode): string {
  if (typeof node.text === 'string') return node.text
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
