import { sampleDocuments } from '../data/sample-documents'
import { sample, type Random } from './random'

export type PlannedDocument = { id: string; title: string; link: string }

/** The public address of a sample document; the seed writes the files themselves. */
export const documentLink = (file: string) => `/files/${file}`

/** None to three of the sample documents. */
export const planDocuments = (random: Random): PlannedDocument[] =>
  random.chance(0.45)
    ? sample(random, sampleDocuments, random.whole(1, 3)).map(({ file, title }) => ({
        id: file,
        title,
        link: documentLink(file),
      }))
    : []
