import { type ContentDoc, textOf } from '../records/kind'
import { brokenRelations } from '../rich-text/broken-relations'

/** Documents of one kind, by the name editors know it by and the field that holds the text. */
export type ShownDocuments = { noun: string; docs: readonly ContentDoc[]; field?: string }

const MOST = 10

const nameOf = (doc: ContentDoc): string =>
  textOf(doc.title) || textOf(doc.term) || textOf(doc.question) || textOf(doc.name) || String(doc.id)

/**
 * Refuses a release in which a text has no title, as a restored backup might bring it.
 * @throws Error naming the first of them
 */
export function assertTitled(noun: string, docs: readonly { id: number; title?: unknown }[]): void {
  const untitled = docs.find(({ title }) => textOf(title).trim() === '')
  if (untitled) throw new Error(`${noun} ${untitled.id} has no title: give it one, or unpublish it.`)
}

/**
 * Refuses a release in which a text shows a picture that is deleted.
 * @throws Error naming up to ten of the documents and what each lacks
 */
export function assertWhole(kinds: readonly ShownDocuments[]): void {
  const faults = kinds.flatMap(({ noun, docs, field = 'body' }) =>
    docs.flatMap((doc) => {
      const broken = brokenRelations(doc[field])
      return broken.length > 0 ? [`${noun} “${nameOf(doc)}” (${doc.id}): ${broken.join(', ')}`] : []
    }),
  )
  if (faults.length === 0) return
  const shown = faults.slice(0, MOST).join('\n')
  throw new Error(`These texts show something that is deleted:\n${shown}`)
}
