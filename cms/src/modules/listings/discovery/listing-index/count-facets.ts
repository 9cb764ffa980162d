import type { Facet, Facets } from '@stackyard/shared/schema/facets'
import type { Db } from '../../../../platform/db'
import { EVERY, textOf } from './bitmap-conditions'
import { facetBitmaps } from './facet-bitmaps'
import { type Choice, choicesFor, facetStatement, placeNames } from './facet-statement'
import type { Asked } from './port'

type Counts = Record<string, number>
type Places = Record<(typeof placeNames)[number], Counts>
/** A row of `facetStatement`. */
type Row = Counts & Places
/** A row of `facetBitmaps`. */
type BitmapRow = Places & { changed: Row; counts: Counts[] }

const listed = (choices: Iterable<readonly [string, number]>): Facet[] =>
  [...choices]
    .filter(([key, count]) => key !== '' && count > 0)
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))

const sumOf = (first: Counts, second: Counts): Counts =>
  Object.fromEntries(
    [...new Set([...Object.keys(first), ...Object.keys(second)])].map((key) => [
      key,
      (first[key] ?? 0) + (second[key] ?? 0),
    ]),
  )

/** What the bitmaps count and what was read row by row, as one row of `facetStatement`. */
function together({ changed, counts, ...places }: BitmapRow, choices: readonly Choice[]): Row {
  const byText = Object.assign({}, ...counts) as Counts
  const added = choices.map(({ is }, at) => [`c${at}`, (changed[`c${at}`] ?? 0) + (byText[textOf(is) ?? ''] ?? 0)])
  return {
    ...Object.fromEntries(added),
    total: (changed.total ?? 0) + (byText[EVERY] ?? 0),
    ...Object.fromEntries(placeNames.map((name) => [name, sumOf(changed[name], places[name])])),
  } as Row
}

async function readCounts(db: Db, asked: Asked, choices: readonly Choice[]): Promise<Row | undefined> {
  const byBitmaps = facetBitmaps(asked, choices)
  if (!byBitmaps) return (await db.execute<Row>(facetStatement(asked, choices))).rows[0]
  const { rows } = await db.execute<BitmapRow>(byBitmaps)
  return rows[0] && together(rows[0], choices)
}

/** How many listings each choice of each filter would leave, by one statement. */
export async function countFacets(db: Db, asked: Asked): Promise<{ facets: Facets; total: number }> {
  const choices = choicesFor(asked.viewer)
  const row = await readCounts(db, asked, choices)
  if (!row) throw new Error('PostgreSQL answered nothing')
  const counted = choices.map(({ facet, key }, at) => ({ facet, entry: [key, row[`c${at}`] ?? 0] as const }))
  const ofChoices = Object.groupBy(counted, ({ facet }) => facet)
  const facets = {
    ...Object.fromEntries(placeNames.map((name) => [name, listed(Object.entries(row[name]))])),
    ...Object.fromEntries(
      Object.entries(ofChoices).map(([facet, some]) => [facet, listed(some.map(({ entry }) => entry))]),
    ),
  } as Facets
  return { facets, total: row.total ?? 0 }
}
