import { z } from 'zod'

/* What a model is asked to answer with. Every field is required: structured output knows no optional ones. */

const cited = { sources: z.array(z.string()), toCheck: z.array(z.string()) }

export const FaqAnswer = z.object({
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  ...cited,
})
export const ArticleAnswer = z.object({
  title: z.string(),
  summary: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()), points: z.array(z.string()) })),
  ...cited,
})
export const EntryAnswer = z.object({
  term: z.string(),
  definition: z.string(),
  paragraphs: z.array(z.string()),
  ...cited,
})
export const TermsAnswer = z.object({
  terms: z.array(z.object({ term: z.string(), definition: z.string() })),
  ...cited,
})

/** A model's words within the plain notation: signs at the start of a line would make other blocks of them. */
export const asWords = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[#>|-]+|\d+\.)\s+/, '')

export const cut = (text: string, length: number): string => {
  const words = asWords(text)
  return words.length <= length ? words : `${words.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
}

/** An article's sections in the plain notation. */
export const articleText = ({ sections }: Pick<z.infer<typeof ArticleAnswer>, 'sections'>): string =>
  sections
    .flatMap(({ heading, paragraphs, points }) => [
      `## ${asWords(heading)}`,
      ...paragraphs.map(asWords),
      points.map((point) => `- ${asWords(point)}`).join('\n'),
    ])
    .filter((block) => block.trim() !== '' && block !== '## ')
    .join('\n\n')
