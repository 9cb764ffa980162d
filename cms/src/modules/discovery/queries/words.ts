import { sql, type SQL } from 'drizzle-orm'

export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** Every word of the text, or the text as a part of the name (three letters or more, for the trigram index). */
export function wordsMatch(words: string): SQL {
  const tsquery = sql`(websearch_to_tsquery('english', unaccent(${words})) || websearch_to_tsquery('simple', unaccent(${words})))`
  const matches = sql`search @@ ${tsquery}`
  return words.length < 3 ? matches : sql`(${matches} or ${nameHas(words)})`
}

export const nameHas = (words: string): SQL => sql`lower(name) like ${`%${escapeLike(words.toLowerCase())}%`}`

/** A name of which a part is like the text: trigrams in common, by the index. */
export const nameLike = (words: string): SQL => sql`lower(name) %> lower(${words})`
