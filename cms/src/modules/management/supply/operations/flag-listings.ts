import type { FlagOutcome, FlagsInput } from '@stackyard/shared/schema/listing-flags'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { flagColumns, flagListings as setFlags } from '../../../listings/listing'

/** Flags that need a plan with the right to spotlights. */
const paidFlags: readonly FlagsInput['flag'][] = ['isFeatured', 'isFirstSpotlight', 'isHighPriority']

type Row = { id: number; before: boolean; maySpotlight: boolean }

/** The listings, locked in the order of their ids, so that two bulk changes wait for one another. */
async function lockRows(tx: Tx, ids: readonly number[], column: string): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select w.id, coalesce(w.${sql.identifier(column)}, ${column === 'visible'}) as before,
      market.can_spotlight(coalesce(u.plan_id::text, 'free')) as "maySpotlight"
    from warehouses w join users u on u.id = w.seller_id
    where w.id in ${ids} and w.deleted_at is null order by w.id for no key update of w`)
  return rows
}

/**
 * Sets one flag of many listings in one transaction; lists and pages follow. Listings of a plan without the right get no paid
 * flag: they are answered in `refused`, as are those that are gone, and the others change nevertheless.
 */
export async function flagListings(
  { db, clock }: Services,
  adminId: number,
  { ids, flag, value }: FlagsInput,
): Promise<FlagOutcome> {
  const isPaid = paidFlags.includes(flag)
  return withTransaction(db, async (tx) => {
    const rows = await lockRows(tx, [...new Set(ids)], flagColumns[flag])
    const admitted = rows.filter(({ maySpotlight }) => maySpotlight || !isPaid || !value)
    const changed = admitted.filter(({ before }) => before !== value)
    await setFlags(
      tx,
      changed.map(({ id, before }) => ({ id, before: { [flag]: before } })),
      { [flag]: value },
      { actorId: adminId, now: clock.now() },
    )
    const known = new Set(admitted.map(({ id }) => id))
    return { changed: changed.map(({ id }) => id), refused: [...new Set(ids)].filter((id) => !known.has(id)) }
  })
}
