import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { executorOf, refreshListings } from '../../discovery'

type Related = number | { id: number }
type ReviewDoc = { warehouse: Related }

const idOf = (related: Related) => (typeof related === 'number' ? related : related.id)

/**
 * The listing's row is locked first, so that two reviews at once both count in the average. The weaker lock goes beside
 * the one that each review's foreign key already holds: "for update" would deadlock them.
 */
async function recount(req: PayloadRequest, warehouseId: number) {
  const tx = await executorOf(req)
  await tx.execute(sql`select id from warehouses where id = ${warehouseId} for no key update`)
  await tx.execute(sql`
    update warehouses set review_count = counted.n, average_rating = counted.average
    from (select count(*) as n, coalesce(round(avg(rating), 2), 0) as average
          from reviews where warehouse_id = ${warehouseId}) counted
    where warehouses.id = ${warehouseId}`)
  await refreshListings(tx, [warehouseId])
}

export const afterReviewChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await recount(req, idOf((doc as ReviewDoc).warehouse))
}

export const afterReviewDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await recount(req, idOf((doc as ReviewDoc).warehouse))
}
