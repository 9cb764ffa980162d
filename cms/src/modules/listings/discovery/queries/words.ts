import { sql, type SQL } from 'drizzle-orm'
import { NAME_SIGN } from '../facet-columns'

export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** Every word of the text, as a word of the name, place, features, service options or highlights. */
export const wordsMatch = (words: string): SQL =>
  sql`words @@ (websearch_to_tsquery('english', unaccent(${words})) || websearch_to_tsquery('simple', unaccent(${words})))`

/** Whether a listing that visitors see has every word of the text. */
export const wordsFound = (words: string): SQL =>
  sql`exists (select from market.listing_facet f where listed and ${wordsMatch(words)})`

/** Every word of the text as a word of the name, in a function that the planner looks into: it guesses well how many have them. */
export const nameWordsMatch = (words: string): SQL => sql`words @@ market.words_of_name(${NAME_SIGN}, ${words})`

/** The text as a part of the name, of a row of the read model. */
export const nameHas = (words: string): SQL => sql`lower(name) like ${`%${escapeLike(words.toLowerCase())}%`}`

/** The listing's name holds the text. */
export const isNamed = (words: string): SQL =>
  sql`f.id in (select id from market.listing_search where ${nameHas(words)})`

/** Words of the name are like the text, a slip away: trigrams in common, whole words at a time, by the index. */
export const isNamedLike = (words: string): SQL =>
  sql`f.id in (select id from market.listing_search where lower(name) %>> lower(${words}))`
