import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook } from 'payload'
import { executorOf, refreshListingsOfSeller } from '../../discovery'
import { refreshServicesOfSeller } from '../../service'

/** What a listing shows of its seller, or depends on (DECISIONS 43, 57). */
const SHOWN = [
  'userType',
  'planId',
  'diamond',
  'isActive',
  'isVerified',
  'userUrl',
  'company',
  'firstName',
  'lastName',
  'avatar',
  'website',
  'meetingLink',
  'serviceType',
  'enableNewsletter',
]

/**
 * The listings of a seller follow the seller in the same transaction: a deactivated one's are gone at once, and count a
 * version, so that nobody saves a form that was opened before.
 */
export const keepListings: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const after = doc as Record<string, unknown> & { id: number }
  const before = (previousDoc ?? {}) as Record<string, unknown>
  if (operation !== 'update' || SHOWN.every((field) => after[field] === before[field])) return
  const tx = await executorOf(req)
  if (after.isActive === false && before.isActive !== false)
    await tx.execute(sql`
      update warehouses set version = coalesce(version, 1) + 1 where seller_id = ${after.id} and deleted_at is null`)
  await refreshListingsOfSeller(tx, after.id)
  await refreshServicesOfSeller(tx, after.id)
}
