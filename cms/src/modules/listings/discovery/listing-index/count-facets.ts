import type { Facet, Facets } from '@stackyard/shared/schema/facets'
import type { Db } from '../../../../platform/db'
import { choicesFor, facetStatement, placeNames } from './facet-statement'
import type { Asked } from './port'

type Row = Record<string, number> & Record<(typeof placeNames)[number], Record<string, number>>

const listed = (choices: Iterable<readonly [string, number]>): Facet[] =>
  [...choices]
    .filter(([key, count]) => key !== '' && count > 0)
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))

/** How many listings each choice of each filter would leave, by one statement. */
export async function countFacets(db: Db, asked: Asked): Promise<{ facets: Facets; total: number }> {
  const choices = choicesFor(asked.viewer)
  const { rows } = await db.execute<Row>(facetStatement(asked, choices))
  const [row] = rows
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
