import type { LexicalNode } from './plain-text'

type Fields = Record<string, unknown>
type Node = LexicalNode & { value?: unknown; relationTo?: unknown; fields?: Fields }
export type Relation = { collection: string; id: number; value: unknown }

/** Fields of blocks that refer to records, with their collections (blocks.ts). */
const REFERENCES: Readonly<Record<string, readonly (readonly [field: string, collection: string])[]>> = {
  figure: [['picture', 'media']],
  gallery: [['pictures', 'media']],
  video: [['still', 'media']],
  definition: [['term', 'encyclopedia-terms']],
  faqGroup: [['faqs', 'faqs']],
  listingCard: [['warehouse', 'warehouses']],
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

function relationOf(collection: unknown, value: unknown): Relation[] {
  const id = Number(typeof value === 'object' && value !== null ? fieldsOf(value).id : value)
  return Number.isInteger(id) && id > 0 ? [{ collection: String(collection), id, value }] : []
}

function ofBlock(fields: Fields): Relation[] {
  return (REFERENCES[String(fields.blockType)] ?? []).flatMap(([field, collection]) => {
    const value = fields[field]
    return (Array.isArray(value) ? value : [value]).flatMap((one) => relationOf(collection, one))
  })
}

function ofNode(node: Node): Relation[] {
  const fields = fieldsOf(node.fields)
  const doc = fieldsOf(fields.doc)
  return [
    ...(node.type === 'upload' ? relationOf(node.relationTo ?? 'media', node.value) : []),
    ...(node.type === 'block' ? ofBlock(fields) : []),
    ...(fields.linkType === 'internal' ? relationOf(doc.relationTo, doc.value) : []),
    ...(node.children ?? []).flatMap((child) => ofNode(child as Node)),
  ]
}

/** The records that a document of an editor shows or links to, populated or by id; deleted ones among them. */
export function relationsOf(body: unknown): Relation[] {
  const root = (body as { root?: Node } | null | undefined)?.root
  return root ? ofNode(root) : []
}
