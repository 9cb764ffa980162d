import { UNITS_PER_PALLET } from '@stackyard/shared/domain/capacity'
import { text } from '@stackyard/shared/messages/text'
import { sql } from 'drizzle-orm'
import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { executorOf } from '../../discovery'

type Total = { id?: number; totalSpace?: number | null }

/**
 * The total space of a listing stays at or above what is taken from today on, until another total begins. The space is locked to
 * the end of the transaction, so no purchase comes between the look and the change.
 * @throws ValidationError at `totalSpace` that names the least it can be.
 */
export const keepTotalAboveHolds: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  const before = (originalDoc ?? {}) as Total
  const { totalSpace } = data as Total
  if (before.id === undefined || totalSpace === undefined || (totalSpace ?? 0) >= (before.totalSpace ?? 0)) return data
  const tx = await executorOf(req)
  await tx.execute(sql`select 1 from market.capacity where warehouse_id = ${before.id} for update`)
  const found = await tx.execute<{ taken: string }>(
    sql`select market.least_total(${before.id}, (now() at time zone 'utc')::date) as taken`,
  )
  const least = Math.ceil(Number(found.rows[0]?.taken ?? 0) / UNITS_PER_PALLET)
  if (Math.floor(totalSpace ?? 0) >= least) return data
  const message = text('listing.totalBelowHolds', { least: least.toLocaleString('en-US') })
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'totalSpace', message }], req })
}
