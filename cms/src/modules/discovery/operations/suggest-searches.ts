import { countries } from '@stackyard/shared/reference/countries'
import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import { usRegions } from '@stackyard/shared/reference/us-regions'
import { usStates } from '@stackyard/shared/reference/us-states'
import { warehouseFeatures } from '@stackyard/shared/reference/warehouse-features'
import type { Suggestion } from '@stackyard/shared/schema/suggestion'
import type { Db } from '../../../platform/db'
import { correctWords } from '../queries/correct-words'
import { namesLike, placesLike } from '../suggestion-repository'

const SHORTEST = 2
const SHORTEST_NAME = 3
const OF_A_KIND = 3
const MOST = 10

type Known = { kind: 'area' | 'category' | 'feature'; label: string; key: string }

const known: Known[] = [
  ...usStates.map(({ label, code }) => ({ kind: 'area' as const, label, key: code })),
  ...countries.map(({ name, code2 }) => ({ kind: 'area' as const, label: name, key: code2 })),
  ...[...usRegions, ...globalRegions].map(({ name, code }) => ({ kind: 'area' as const, label: name, key: code })),
  ...productCategories.map(({ label, key }) => ({ kind: 'category' as const, label, key })),
  ...warehouseFeatures.map(({ label, key }) => ({ kind: 'feature' as const, label, key })),
]

/** Whether a word of the label begins with the text. */
const begins = (label: string, text: string): boolean => ` ${label.toLowerCase()}`.includes(` ${text}`)

function knownLike(text: string): Suggestion[] {
  const found = known.filter(({ label }) => begins(label, text))
  return (['area', 'category', 'feature'] as const).flatMap((kind) =>
    found
      .filter((entry) => entry.kind === kind)
      .slice(0, OF_A_KIND)
      .map(({ label, key }) => ({ kind, label, detail: '', query: label, key, slug: null })),
  )
}

async function suggestionsFor(db: Db, text: string): Promise<Suggestion[]> {
  const [places, names] = await Promise.all([
    placesLike(db, text, OF_A_KIND),
    text.length < SHORTEST_NAME ? [] : namesLike(db, text, OF_A_KIND),
  ])
  return [...places, ...knownLike(text.toLowerCase()), ...names]
}

/** What a half-typed text may mean, at most ten; slips of known words are forgiven when nothing else fits. */
export async function suggestSearches(db: Db, query: string | undefined): Promise<Suggestion[]> {
  const text = query?.trim() ?? ''
  if (text.length < SHORTEST) return []
  const found = await suggestionsFor(db, text)
  const corrected = correctWords(text)
  const all = found.length === 0 && corrected !== text.toLowerCase() ? await suggestionsFor(db, corrected) : found
  return all.slice(0, MOST)
}
