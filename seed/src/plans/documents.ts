import { createHash } from 'node:crypto'
import { sampleDocuments } from '../data/sample-documents'
import { sample, type Random } from './random'

export type PlannedDocument = { id: string; title: string; link: string }

/** The name under which uploads are kept (32 hexadecimal digits and the extension), the same at each seeding. */
export const storedNameOf = (file: string): string =>
  `${createHash('sha256').update(file).digest('hex').slice(0, 32)}.pdf`

const documents = sampleDocuments.map(({ file, title }): PlannedDocument => ({
  id: file,
  title,
  link: `/files/${storedNameOf(file)}`,
}))

/** None to three of the sample documents. */
export const planDocuments = (random: Random): PlannedDocument[] =>
  random.chance(0.45) ? sample(random, documents, random.whole(1, 3)) : []
