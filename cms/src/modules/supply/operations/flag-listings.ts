import type { FlagOutcome, FlagsInput } from '@stackyard/shared/schema/listing-flags'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { changesBetween, recordAudits } from '../../audit'
import { refreshListings } from '../../discovery'
import { enqueueRelease } from '../../site-release'

/** Columns of the flags, and whether a flag needs a plan with the right to spotlights. */
const flags = {
  visible: { column: 'visible', isPaid: false },
  isVerified: { column: 'is_verified', isPaid: false },
  isFeatured: { column: 'is_featured', isPaid: true },
  isFirstSpotlight: { column: 'is_first_spotlight', isPaid: true },
  isHighPriority: { column: 'is_high_priority', isPaid: true },
} as const satisfies Record<FlagsInput['flag'], { column: string; isPaid: boolean }>

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
  const { column, isPaid } = flags[flag]
  return withTransaction(db, async (tx) => {
    const rows = await lockRows(tx, [...new Set(ids)], column)
    const admitted = rows.filter(({ maySpotlight }) => maySpotlight || !isPaid || !value)
    const changed = admitted.filter(({ before }) => before !== value)
    const changedIds = changed.map(({ id }) => id)
    if (changedIds.length > 0) {
      await tx.execute(sql`
        update warehouses set ${sql.identifier(column)} = ${value}, updated_at = ${clock.now().toISOString()}
        where id in ${changedIds}`)
      await recordAudits(
        tx,
        changed.map(({ id, before }) => ({
          actorId: adminId,
          action: 'flag',
          subjectKind: 'warehouse' as const,
          subjectId: id,
          changes: changesBetween({ [flag]: before }, { [flag]: value }),
        })),
      )
      await refreshListings(tx, changedIds)
      await enqueueRelease(tx, 'listings')
    }
    const known = new Set(admitted.map(({ id }) => id))
    return { changed: changedIds, refused: [...new Set(ids)].filter((id) => !known.has(id)) }
  })
}
