import { withoutMusts } from '@stackyard/shared/domain/wishes'
import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { spaceOnDates } from '../queries/figures'
import { type Viewer, whereOf } from '../queries/filters'
import { oneMissed } from '../queries/fit'
import { centerOf, distanceFrom, milesFrom } from '../queries/geography'
import { organicOrder } from '../queries/order'
import { meaningIn } from '../queries/place-of-text'
import { readPage } from '../repository'

const MOST = 5

/**
 * Cards, as JSON text, of the nearest listings that match all of a search but one must, with that must. Nearest is by
 * miles where the search names a place, else the usual order. None for a search without musts.
 */
export async function listNearMisses(db: Db, query: CountQuery, viewer: Viewer): Promise<{ results: string }> {
  const missed = oneMissed(query)
  if (!missed) return { results: '[]' }
  const meaning = await meaningIn(db, query)
  const center = centerOf(query, meaning)
  const { results } = await readPage(db, {
    where: sql`${whereOf(withoutMusts(query), meaning, viewer)} and ${missed.where}`,
    order: { by: center ? sql`${distanceFrom(center)}, id` : organicOrder() },
    limit: MOST,
    skip: 0,
    viewer,
    space: spaceOnDates(query),
    miles: center && milesFrom(center),
    fit: missed.onCard,
  })
  return { results }
}
