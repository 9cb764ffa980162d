import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Db, Tx } from '../../../platform/db'

/** Who holds a listing, and where it stands, locked for a change of it. */
export type HeldListing = { id: number; version: number; sellerId: number; sellerType: string; isDraft: boolean }

/** The listing by id, locked until the transaction ends; null when it is gone. */
export async function lockListing(tx: Tx, id: number): Promise<HeldListing | null> {
  const { rows } = await tx.execute<HeldListing>(sql`
    select w.id, coalesce(w.version, 1)::int as version, w.seller_id as "sellerId", u.user_type::text as "sellerType",
      coalesce(w.is_draft, false) as "isDraft"
    from warehouses w join users u on u.id = w.seller_id
    where w.id = ${id} and w.deleted_at is null for no key update of w`)
  return rows[0] ?? null
}

/** The id of a listing by id, warehouseUrl or public slug; null when there is none. */
export async function findListingId(db: Db | Tx, key: string): Promise<number | null> {
  const id = /^\d{1,9}$/.test(key) ? Number(key) : 0
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from warehouses
    where deleted_at is null and (id = ${id} or warehouse_url = ${key} or public_slug = ${key})
    order by (id = ${id}) desc, (warehouse_url = ${key}) desc limit 1`)
  return rows[0]?.id ?? null
}

export type ListingDoc = Record<string, unknown> & { id: number; seller: number; createdAt: string; updatedAt: string }

/** Payload's record. The caller has checked who may read it. */
export const readListing = async (req: PayloadRequest, id: number): Promise<ListingDoc> =>
  (await req.payload.findByID({
    collection: 'warehouses',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  })) as unknown as ListingDoc

/** Which of these listings a person may change, with whom they are held by; admins may any. */
export async function listHeld(db: Db | Tx, ids: readonly number[], sellerId: number | null): Promise<HeldListing[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<HeldListing>(sql`
    select w.id, coalesce(w.version, 1)::int as version, w.seller_id as "sellerId", u.user_type::text as "sellerType",
      coalesce(w.is_draft, false) as "isDraft"
    from warehouses w join users u on u.id = w.seller_id
    where w.id in ${ids} and w.deleted_at is null ${sellerId === null ? sql`` : sql`and w.seller_id = ${sellerId}`}
    order by lower(w.name), w.id`)
  return rows
}

/** Payload's records of listings that may be read, by their ids. */
export async function readListings(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListingDoc>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'warehouses',
    where: { id: { in: [...ids] } },
    limit: ids.length,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return new Map((docs as unknown as ListingDoc[]).map((doc) => [doc.id, doc]))
}

/** Who a listing is written for; null when there is nobody. */
export async function findOwner(db: Db | Tx, id: number): Promise<{ id: number; type: string; planId: string } | null> {
  const { rows } = await db.execute<{ id: number; type: string; planId: string }>(sql`
    select id, user_type::text as type, coalesce(plan_id::text, 'free') as "planId" from users where id = ${id}`)
  return rows[0] ?? null
}
