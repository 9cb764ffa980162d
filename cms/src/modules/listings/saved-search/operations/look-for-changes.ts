import { alertReasonsOf, nextLook } from '@stackyard/shared/domain/search-alert'
import type { AlertReason } from '@stackyard/shared/reference/search-alerts'
import { CountQuery } from '@stackyard/shared/schema/listing-query'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { notifyUser } from '../../../foundation/notification'
import { changedMatches, endOfLook, numberChanges, watchOf } from '../../discovery'
import { type DueSearch, insertHits, listDue, lockDue } from '../hit-repository'
import { updateSearch } from '../repository'

const said: Readonly<Record<AlertReason, string>> = {
  new: 'new',
  free: 'free on your dates',
  price: 'at a lower price',
  hotrack: 'with a HotRack',
}

/** "Columbus: 3 warehouses (2 new, 1 at a lower price)" */
function sayFound(name: string, fresh: readonly { listingId: number; reason: AlertReason }[]): string {
  const count = new Set(fresh.map(({ listingId }) => listingId)).size
  const by = Map.groupBy(fresh, ({ reason }) => reason)
  const parts = [...by].map(([reason, hits]) => `${hits.length} ${said[reason]}`)
  return `${name}: ${count} ${count === 1 ? 'warehouse' : 'warehouses'} (${parts.join(', ')})`
}

/**
 * Looks at one saved search that is due: what changed since its last look is stored and told in the app, in one
 * transaction with the mark of how far it looked.
 */
async function lookAtSearch(services: Services, { id, userId, filters }: DueSearch): Promise<void> {
  const { db, jobs, clock } = services
  const now = clock.now()
  const watched = await watchOf(db, CountQuery.parse(filters), userId)
  await withTransaction(db, async (tx) => {
    const search = await lockDue(tx, id, now)
    if (!search || search.alert === 'off') return
    const { seenPosition } = search
    const until = await endOfLook(tx, seenPosition)
    const changed = await changedMatches(tx, watched, { after: seenPosition, until })
    const hits = changed.flatMap((match) =>
      alertReasonsOf(match)
        .filter((reason) => search.events.includes(reason))
        .map((reason) => ({
          listingId: match.id,
          reason,
          rateBefore: match.rateBefore,
          rateFound: match.rateNow,
        })),
    )
    const fresh = await insertHits(tx, search, hits, now)
    await updateSearch(tx, id, { seenPosition: until, lookAt: nextLook(search.alert, now) })
    if (fresh.length > 0)
      await notifyUser(jobs, tx, {
        userId,
        kind: 'search_alert',
        message: sayFound(search.name, fresh),
        data: { savedSearchId: id, path: '/dashboard/saved' },
      })
  })
}

/** Looks at the searches that are due, each in a transaction of its own; one that fails is tried again by the next run. */
export async function lookForChanges(services: Services): Promise<void> {
  const { db, clock, log } = services
  const last = await withTransaction(db, numberChanges)
  for (const search of await listDue(db, clock.now(), last))
    await lookAtSearch(services, search).catch((error: unknown) =>
      log.error({ err: error, savedSearch: search.id }, 'a saved search was not looked at'),
    )
}
