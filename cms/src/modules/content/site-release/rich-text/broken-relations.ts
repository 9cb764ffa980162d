import type { LexicalNode } from './plain-text'

type Fields = Record<string, unknown>
type Node = LexicalNode & { value?: unknown; fields?: Fields }

const isThere = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Fields of each block that hold pictures, and whether the block is nothing without one. */
const PICTURES: Record<string, { field: string; isNeeded: boolean }> = {
  figure: { field: 'picture', isNeeded: true },
  gallery: { field: 'pictures', isNeeded: true },
  video: { field: 'still', isNeeded: false },
}

function lacksPicture(fields: Fields): boolean {
  const pictures = PICTURES[String(fields.blockType)]
  if (!pictures) return false
  const value = fields[pictures.field] ?? []
  const values = Array.isArray(value) ? value : [value]
  return values.length === 0 ? pictures.isNeeded : !values.every(isThere)
}

function isBroken(node: Node): boolean {
  if (node.type === 'upload' && !isThere(node.value)) return true
  if (node.type === 'block' && lacksPicture(node.fields ?? {})) return true
  return (node.children ?? []).some((child) => isBroken(child as Node))
}

/**
 * What a document of an editor (relations populated) shows that is deleted: `['a picture']` or nothing. Taking back a
 * text holds up no release: a link to it is shown as its words (converters.ts), a definition, question or listing that
 * is gone leaves its block (block-html.ts).
 */
export function brokenRelations(body: unknown): string[] {
  const root = (body as { root?: Node } | null | undefined)?.root
  return root && isBroken(root) ? ['a picture'] : []
}
