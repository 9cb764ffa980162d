import { sql, type SQL } from 'drizzle-orm'
import { NAME_SIGN } from '../facet-columns'

export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const queryOf = (words: string): SQL =>
  sql`(websearch_to_tsquery('english', unaccent(${words})) || websearch_to_tsquery('simple', unaccent(${words})))`

const nameQueryOf = (words: string): SQL => sql`market.words_of_name(${NAME_SIGN}, ${words})`

/** Every word of the text, as a word of the name, place, features, service options or highlights. */
export const wordsMatch = (words: string): SQL => sql`words @@ ${queryOf(words)}`

/** Every word of the text as a word of the name, in a function that the planner looks into: it guesses well how many have them. */
export const nameWordsMatch = (words: string): SQL => sql`words @@ ${nameQueryOf(words)}`

/** Ids of `most` listings at most, hidden ones with them, that have every word of the text, or have it in their name. */
export const idsWithWords = (words: string, most: number): SQL =>
  sql`select found.id from market.ids_with_words(${queryOf(words)}, ${most}) found (id)`
export const idsNamed = (words: string, most: number): SQL =>
  sql`select found.id from market.ids_with_words(${nameQueryOf(words)}, ${most}) found (id)`

/** Listings among which a common word is found at once, and so many of a rare one that visitors surely see one of them. */
const SOME = 300

/** Whether a listing that visitors see has every word of the text. */
export const wordsFound = (words: string): SQL => sql`case
  when exists (select from (select listed, words from market.listing_facet limit ${SOME}) some_rows
    where listed and ${wordsMatch(words)}) then true
  else (select coalesce(bool_or(f.listed) or count(*) = ${SOME}, false)
    from (${idsWithWords(words, SOME)}) w join market.listing_facet f on f.id = w.id) end`

/** The text as a part of the name, of a row of the read model. */
export const nameHas = (words: string): SQL => sql`lower(name) like ${`%${escapeLike(words.toLowerCase())}%`}`

/** The listing's name holds the text. */
export const isNamed = (words: string): SQL =>
  sql`f.id in (select id from market.listing_search where ${nameHas(words)})`

/** Words of the name are like the text, a slip away: trigrams in common, whole words at a time, by the index. */
export const isNamedLike = (words: string): SQL =>
  sql`f.id in (select id from market.listing_search where lower(name) %>> lower(${words}))`
