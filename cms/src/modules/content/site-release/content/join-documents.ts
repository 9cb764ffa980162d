import type { ContentDoc } from '../records/kind'
import type { LexicalNode } from '../rich-text/plain-text'

type Fields = Record<string, unknown>
type Node = LexicalNode & { fields?: Fields }
/** Published documents by the collection they are kept in. */
export type Published = Readonly<Record<string, readonly ContentDoc[]>>
type Join = (collection: string, value: unknown) => unknown

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

function joinNode(node: Node, join: Join): void {
  const fields = node.fields ?? {}
  if (fields.linkType === 'internal') {
    const doc = fieldsOf(fields.doc)
    doc.value = join(String(doc.relationTo), doc.value)
  }
  if (fields.blockType === 'definition') fields.term = join('encyclopedia-terms', fields.term)
  if (fields.blockType === 'faqGroup' && Array.isArray(fields.faqs))
    fields.faqs = fields.faqs.map((faq) => join('faqs', faq))
  for (const child of node.children ?? []) joinNode(child as Node, join)
}

/**
 * Puts what texts link to or show, where it is published, into these texts as it was read for itself: with the original
 * of a translation, at whose address it stands, and with the links of a question that is shown within another text.
 */
export function joinDocuments(published: Published): void {
  const known = new Map(
    Object.entries(published).flatMap(([collection, docs]) =>
      docs.map((doc): [string, ContentDoc] => [`${collection} ${doc.id}`, doc]),
    ),
  )
  const join: Join = (collection, value) => {
    const id = typeof value === 'object' ? fieldsOf(value).id : value
    return known.get(`${collection} ${String(id)}`) ?? value
  }
  for (const doc of known.values())
    for (const body of [doc.body, doc.answer]) {
      const root = fieldsOf(body).root as Node | undefined
      if (root) joinNode(root, join)
    }
}
