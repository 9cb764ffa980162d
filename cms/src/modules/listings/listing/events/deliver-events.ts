import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { eventCursor, listingEvent } from '../tables'

type Delivered = Pick<typeof listingEvent.$inferSelect, 'kind' | 'change' | 'listingIds' | 'isShown'>

/**
 * Who hears of changes of listings. `handle` writes through `tx` alone, which also moves the cursor: each event takes
 * effect once, whatever ends in between.
 */
export type Subscriber = {
  name: string
  handle(tx: Tx, events: readonly Delivered[]): Promise<void>
}

const BATCH = 500

/**
 * Numbers the events that were committed since. One reader at a time does so and only events that it sees get a number,
 * so none is committed below a cursor later. Neither ids nor transaction ids give that order: ids are given before the
 * commit, and transaction ids begin anew in a restored database.
 */
async function numberEvents(db: Db): Promise<void> {
  await withTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('listing.events'), 0)`)
    await tx.execute(sql`
      update market.listing_event e set position = numbered.position from (
        select id, nextval('market.listing_event_position') as position
        from (select id from market.listing_event where position is null order by id) waiting) numbered
      where e.id = numbered.id`)
  })
}

async function deliverBatch(db: Db, { name, handle }: Subscriber): Promise<number> {
  return withTransaction(db, async (tx) => {
    await tx.insert(eventCursor).values({ subscriber: name }).onConflictDoNothing()
    const [cursor] = await tx.select().from(eventCursor).where(eq(eventCursor.subscriber, name)).for('update')
    const events = await tx
      .select()
      .from(listingEvent)
      .where(gt(listingEvent.position, cursor?.position ?? 0))
      .orderBy(asc(listingEvent.position))
      .limit(BATCH)
    const last = events.at(-1)
    if (!last) return 0
    await handle(tx, events)
    await tx
      .update(eventCursor)
      .set({ position: last.position ?? 0, at: sql`now()` })
      .where(eq(eventCursor.subscriber, name))
    return events.length
  })
}

/** Hands a subscriber all events that it has not handled, in their order. Several processes may do so at once. */
export async function deliverEvents({ db }: Pick<Services, 'db'>, subscriber: Subscriber): Promise<void> {
  await numberEvents(db)
  while ((await deliverBatch(db, subscriber)) === BATCH);
}

/** Removes events that every subscriber has handled, `days` after they happened. */
export async function clearEvents({ db }: Pick<Services, 'db'>, names: readonly string[], days: number): Promise<void> {
  await db.execute(sql`
    delete from market.listing_event where at < now() - make_interval(days => ${days}) and position <= all (
      select coalesce(c.position, 0) from unnest(${sql.param(names)}::text[]) name
      left join market.event_cursor c on c.subscriber = name)`)
}
