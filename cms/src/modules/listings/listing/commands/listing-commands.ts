import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db'
import { changesBetween } from '../../../foundation/audit'
import { changeListings, listingIdsOf } from './change-listings'

/** Columns of the flags that admins set, and of the diamond. */
export const flagColumns = {
  visible: 'visible',
  isVerified: 'is_verified',
  isFeatured: 'is_featured',
  isFirstSpotlight: 'is_first_spotlight',
  isHighPriority: 'is_high_priority',
  diamond: 'diamond',
} as const

export type ListingFlag = keyof typeof flagColumns

type Flagged = { id: number; before: Readonly<Record<string, unknown>> }
type By = { actorId: number; now: Date }

/** Sets flags of listings that are locked; a form that was opened before may still be saved. */
export async function flagListings(
  tx: Tx,
  listings: readonly Flagged[],
  flags: Partial<Record<ListingFlag, boolean | number>>,
  { actorId, now }: By,
): Promise<void> {
  const assigned = Object.entries(flags).map(
    ([flag, value]) => sql`${sql.identifier(flagColumns[flag as ListingFlag])} = ${value}`,
  )
  await changeListings(
    tx,
    listings.map(({ id }) => id),
    {
      set: sql.join([...assigned, sql`updated_at = ${now.toISOString()}`], sql`, `),
      audits: listings.map(({ id, before }) => ({
        actorId,
        action: 'flag',
        subjectId: id,
        changes: changesBetween(before, flags),
      })),
    },
  )
}

/** Notes that the provider says a listing, which is locked, is right as it stands. */
export const confirmListing = (tx: Tx, id: number, { actorId, now }: By): Promise<void> =>
  changeListings(tx, [id], {
    set: sql`confirmed_at = ${now.toISOString()}, reminded_days = null`,
    audits: [{ actorId, action: 'confirm', subjectId: id }],
  })

/** Notes that the total of a listing, whose capacity is locked, becomes another from a day on. */
export const noteTotal = (
  tx: Tx,
  id: number,
  { actorId, fromDay, before, now }: { actorId: number; fromDay: string; before: number; now: number },
): Promise<void> => {
  const field = `totalSpace from ${fromDay}`
  const changes = changesBetween({ [field]: before }, { [field]: now })
  return changeListings(tx, [id], { audits: [{ actorId, action: 'space', subjectId: id, changes }] })
}

/** Gives listings the total that a change which has begun says, in pallets by id; a form that was opened before is not saved. */
export const beginTotals = (tx: Tx, pallets: ReadonlyMap<number, number>): Promise<void> =>
  changeListings(tx, [...pallets.keys()], {
    set: sql`total_space = (${JSON.stringify(Object.fromEntries(pallets))}::jsonb ->> id::text)::numeric`,
    countsVersion: true,
    audits: [...pallets].map(([subjectId, now]) => ({
      actorId: null,
      action: 'space',
      subjectId,
      changes: changesBetween({}, { totalSpace: now }),
    })),
  })

/** Notes after how many days a provider was last asked about a listing. Nobody sees it: it is no change. */
export async function noteReminder(tx: Tx, id: number, days: number): Promise<void> {
  await tx.execute(sql`update warehouses set reminded_days = ${days} where id = ${id}`)
}

/**
 * Counts the reviews of a listing anew. Its row is locked first, so that two reviews at once both count in the average.
 * The weaker lock goes beside the one that each review's foreign key already holds: "for update" would deadlock them.
 */
export async function rateListing(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`select id from warehouses where id = ${id} for no key update`)
  const set = sql`(review_count, average_rating) = (
    select count(*), coalesce(round(avg(rating), 2), 0) from reviews where warehouse_id = warehouses.id)`
  await changeListings(tx, [id], { set })
}

/** Gives all listings of one provider, those in the trash too, to another. Answers how many. */
export async function moveListings(tx: Tx, from: number, to: number): Promise<number> {
  const ids = await listingIdsOf(tx, from, sql`true`)
  await changeListings(tx, ids, {
    set: sql`seller_id = ${to}, updated_at = now()`,
    countsVersion: true,
  })
  return ids.length
}

/** Makes drafts of all listings of a provider. */
export async function withdrawListingsOf(tx: Tx, sellerId: number): Promise<void> {
  const ids = await listingIdsOf(tx, sellerId)
  await changeListings(tx, ids, { set: sql`is_draft = true`, countsVersion: true })
}

/** Verification of a provider holds for all of its listings. */
export async function verifyListingsOf(tx: Tx, sellerId: number, isVerified: boolean): Promise<void> {
  const other = sql`deleted_at is null and is_verified is distinct from ${isVerified}`
  const ids = await listingIdsOf(tx, sellerId, other)
  await changeListings(tx, ids, { set: sql`is_verified = ${isVerified}` })
}

/** For a change of another record that the pages of these listings show. */
export const announceListings = (tx: Tx, ids: readonly number[]): Promise<void> => changeListings(tx, ids, {})

/**
 * For a change of a provider that its listings show or depend on. When the account `closes`, each counts a version, so
 * that nobody saves a form that was opened before.
 */
export async function announceListingsOf(tx: Tx, sellerId: number, { closes = false } = {}): Promise<void> {
  await changeListings(tx, await listingIdsOf(tx, sellerId), { countsVersion: closes })
}

/** What an erasure takes from a listing or a service: pictures, papers and street; orders keep what they were about. */
export const erasedOffer: SQL = sql`deleted_at = coalesce(deleted_at, now()), visible = false, photos = '[]',
  documents = '[]', mini_logo = null, logo = null, banner = null, address_street1 = null, address_street2 = null,
  description = null`

/** The listings of a person whose account is erased leave the marketplace; those the person reviewed lose the name. */
export async function eraseListingsOf(tx: Tx, userId: number): Promise<void> {
  const ids = await listingIdsOf(tx, userId, sql`true`)
  const set = sql`${erasedOffer}, warehouse_pdf = null`
  await changeListings(tx, ids, { set, countsVersion: true })
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct warehouse_id as id from reviews where author_id = ${userId} and warehouse_id is not null`,
  )
  await announceListings(
    tx,
    rows.map(({ id }) => id),
  )
}
