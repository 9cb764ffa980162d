import { sql, type SQL } from 'drizzle-orm'
import { NAME_SIGN } from '../facet-columns'
import { spokenNames } from '../field-columns'
import { tradeTexts } from '../queries/correct-words'
import type { Meaning } from '../queries/place-of-text'

/** "Or" is no word: it parts what is searched for. */
const lettersOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word !== 'or')

/** Words that many listings have, in their options or their names: counting these row by row reads most of the table. */
export const commonWords: readonly string[] = [
  ...new Set([
    ...[...tradeTexts, ...spokenNames].flatMap(lettersOf),
    ...lettersOf(
      'hub park depot terminal port dock docks yard freight cargo supply chain transport trucking industrial crossdock grade',
    ),
    ...lettersOf('pallet pallets racking building buildings services service north south east west'),
  ]),
].toSorted()
const isCommon = new Set(commonWords)

/** The name of a word's bitmaps, by the form that the search keeps of it. */
const PREFIX = 'word '

/** The forms that the search keeps of the words of a text, in English or as they are. */
const formsOf = (language: 'english' | 'simple', words: string | SQL): SQL =>
  sql`tsvector_to_array(to_tsvector(${sql.raw(`'${language}'`)}, unaccent(${words})))`

/** Whether these words are found by bitmaps: all are common ones, and nothing else stands between them. */
export const hasWordBitmaps = ({ words, isLoose }: Meaning): boolean =>
  !isLoose && !!words && words.split(' ').every((word) => isCommon.has(word.toLowerCase()))

/** As `wordsMatch`: listings that have all of the words in English, or all of them as they are. */
export function bitmapsOfWords(words: string): SQL {
  const having = (language: 'english' | 'simple') => sql`
    select block, bit_and(bits) as bits from market.listing_bitmap
    where condition = any(array(select ${PREFIX} || form from unnest(${formsOf(language, words)}) form))
    group by block having count(*) = cardinality(${formsOf(language, words)})`
  return sql`select block, bit_or(bits) as bits from (${having('english')} union all ${having('simple')}) either group by block`
}

/** About how many listings have all of these common words in their name, for the choice of a way to find them. */
export const countOfNamed = (words: string): SQL => sql`
  (select coalesce(sum(bit_count(bits)), 0) from (
    select bit_and(bits) as bits from market.listing_bitmap
    where condition = any(array(select ${PREFIX + NAME_SIGN} || form from unnest(${formsOf('simple', words)}) form))
    group by block having count(*) = cardinality(${formsOf('simple', words)})) named)`

/** Condition, block, and bits of every common word that rows `f` of `rows` have, in their names once more; `size` is that of a block. */
export const wordBitmapsOf = (rows: SQL, size: SQL): SQL => sql`
  with common as materialized (
    select unnest(${formsOf('english', commonWords.join(' '))}) as form
    union select unnest(${formsOf('simple', commonWords.join(' '))})
    union select ${NAME_SIGN} || unnest(${formsOf('simple', commonWords.join(' '))})),
  said as (select f.id, unnest(tsvector_to_array(f.words)) as form from ${rows})
  select ${PREFIX} || form as condition, id / ${size} as block, bit_or(set_bit(0::bit(${size}), id % ${size}, 1)) as bits
  from said join common using (form) group by form, id / ${size}`
