import type { LexicalNode } from './plain-text'

type Fields = Record<string, unknown>
type Node = LexicalNode & { value?: unknown; fields?: Fields }

const isThere = (value: unknown): boolean => typeof value === 'object' && value !== null
const isPublic = (value: unknown): boolean => {
  const { _status, isPublished } = (isThere(value) ? value : {}) as { _status?: unknown; isPublished?: unknown }
  return isThere(value) && _status !== 'draft' && isPublished !== false
}

/** Relations of each block by field: what is said of one that is gone. */
const RELATIONS: Record<string, Record<string, string>> = {
  figure: { picture: 'a picture' },
  gallery: { pictures: 'a picture' },
  video: { still: 'a picture' },
  definition: { term: 'a term' },
  faqGroup: { faqs: 'a question' },
  listingCard: { warehouse: 'a listing' },
}

/** A listing is its seller's: one that is hidden or gone is left out of the page and holds up nothing. */
const MAY_BE_GONE = new Set(['warehouse'])

function ofBlock(fields: Fields): string[] {
  const relations = RELATIONS[String(fields.blockType)] ?? {}
  return Object.entries(relations).flatMap(([name, what]) => {
    if (MAY_BE_GONE.has(name)) return []
    const value = fields[name]
    const values = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
    const needed = values.length === 0 && name !== 'still'
    return needed || values.some((one) => !isPublic(one)) ? [what] : []
  })
}

function ofLink(fields: Fields): string[] {
  if (fields.linkType !== 'internal') return []
  return isPublic((fields.doc as { value?: unknown } | null | undefined)?.value) ? [] : ['a page']
}

function ofNode(node: Node): string[] {
  const own =
    node.type === 'upload'
      ? isThere(node.value)
        ? []
        : ['a picture']
      : node.type === 'link'
        ? ofLink(node.fields ?? {})
        : node.type === 'block'
          ? ofBlock(node.fields ?? {})
          : []
  return [...own, ...(node.children ?? []).flatMap((child) => ofNode(child as Node))]
}

/**
 * What a document of an editor (relations populated) shows or links to that is deleted or not published, e.g.
 * `['a picture', 'a page']`. Each kind is named once.
 */
export function brokenRelations(body: unknown): string[] {
  const root = (body as { root?: Node } | null | undefined)?.root
  return root ? [...new Set(ofNode(root))] : []
}
