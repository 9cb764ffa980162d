import { LRUCache } from 'lru-cache'
import { optionsFilters } from '@stackyard/shared/reference/field-filters'
import { countries } from '@stackyard/shared/reference/countries'
import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { usRegions } from '@stackyard/shared/reference/us-regions'
import { usStates } from '@stackyard/shared/reference/us-states'

const SHORTEST = 4
const ONE_SLIP_UP_TO = 6

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

const longEnough = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(wordsOf).filter((word) => word.length >= SHORTEST))

/** What a warehouse does or keeps, in the words of the trade. */
export const tradeTexts: readonly string[] = [
  'warehouse warehouses warehousing storage fulfillment logistics distribution center near',
  ...optionsFilters.flatMap(({ options }) =>
    options.map(({ label, alias }) => [label, alias].filter(Boolean).join(' ')),
  ),
]
const trade = longEnough(tradeTexts)

/** The words of the trade and of places: what a slip of the finger most likely meant. */
const vocabulary: ReadonlySet<string> = new Set([
  ...trade,
  ...longEnough([
    ...usStates.map(({ label }) => label),
    ...countries.map(({ name }) => name),
    ...[...usRegions, ...globalRegions].map(({ name }) => name),
  ]),
])

/** Whether a word says what a warehouse does or keeps. */
export const isTradeWord = (word: string): boolean => trade.has(word.toLowerCase())

/** Letters to add, drop, change or swap with their neighbor, to make one word of the other; `most + 1` beyond `most`. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let older: number[] = []
  let before = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        change,
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        isSwap ? (older[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    older = before
    before = row
  }
  return Math.min(before[b.length] ?? 0, most + 1)
}

const MOST_KEPT = 5_000
/** A word is compared with the whole vocabulary once. */
const compared = new LRUCache<string, string>({ max: MOST_KEPT, memoMethod: (word) => nearestOf(word) })

const nearest = (word: string): string => (word.length < SHORTEST || vocabulary.has(word) ? word : compared.memo(word))

function nearestOf(word: string): string {
  const most = word.length <= ONE_SLIP_UP_TO ? 1 : 2
  let best = { word, slips: most + 1 }
  for (const known of vocabulary) {
    const slips = slipsBetween(word, known, most)
    if (slips < best.slips) best = { word: known, slips }
  }
  return best.word
}

/**
 * The text with each word that nobody knows replaced by the known one it was meant as; the same text when there is none.
 * Words of `kept` stay: what else is known to be right, as the names of cities.
 */
export const correctWords = (text: string, kept: ReadonlySet<string> = new Set()): string =>
  text.toLowerCase().replaceAll(/\p{L}+/gu, (word) => (kept.has(word) ? word : nearest(word)))

/** Words that are looked at both corrected and as they are: the last ones, where a place may stand. */
const MOST_DOUBTED = 4

/** Every text that `correctWords` may make of this one, for whichever of its last words turn out to be kept. */
export function correctionsOf(text: string): string[] {
  const changed = wordsOf(text).filter((word) => nearest(word) !== word)
  const doubted = [...new Set(changed)].slice(-MOST_DOUBTED)
  const sets = doubted.reduce<string[][]>((found, word) => found.flatMap((set) => [set, [...set, word]]), [[]])
  return [...new Set(sets.map((words) => correctWords(text, new Set(words))))]
}
