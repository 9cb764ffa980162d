import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { campaign, campaignListing, viewPrice } from './tables'

export type CampaignRow = typeof campaign.$inferSelect
export type Advertised = { subject: 'warehouse' | 'service'; subjectId: number }

export async function insertCampaign(
  tx: Tx,
  values: typeof campaign.$inferInsert,
  listings: readonly Advertised[],
): Promise<CampaignRow> {
  const [row] = await tx.insert(campaign).values(values).returning()
  if (!row) throw new Error('a campaign was not written')
  await tx.insert(campaignListing).values(listings.map((listing) => ({ campaignId: row.id, ...listing })))
  return row
}

export async function findCampaign(db: Db | Tx, id: number): Promise<CampaignRow | undefined> {
  const [row] = await db
    .select()
    .from(campaign)
    .where(and(eq(campaign.id, id), isNull(campaign.deletedAt)))
  return row
}

/** A campaign that is not removed, locked to the end of the transaction. */
export async function lockCampaign(tx: Tx, id: number): Promise<CampaignRow | undefined> {
  const [row] = await tx
    .select()
    .from(campaign)
    .where(and(eq(campaign.id, id), isNull(campaign.deletedAt)))
    .for('update')
  return row
}

/** Campaigns by their ids, locked in the order of their ids; those that were removed too. */
export const lockCampaigns = (tx: Tx, ids: readonly number[]): Promise<CampaignRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(campaign)
        .where(inArray(campaign.id, [...ids]))
        .orderBy(campaign.id)
        .for('update')

/** The campaigns of a seller that hold some budget, locked in the order of their ids. */
export const lockLiveOf = (tx: Tx, sellerId: number): Promise<CampaignRow[]> =>
  tx
    .select()
    .from(campaign)
    .where(and(eq(campaign.sellerId, sellerId), ne(campaign.status, 'INACTIVE')))
    .orderBy(campaign.id)
    .for('update')

/** Ids of campaigns whose last day lies before `today`. */
export async function listOverdue(db: Db, today: string): Promise<number[]> {
  const rows = await db
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(ne(campaign.status, 'INACTIVE'), lt(campaign.endDay, today)))
    .orderBy(campaign.id)
    .limit(1000)
  return rows.map(({ id }) => id)
}

export async function updateCampaign(
  tx: Tx,
  id: number,
  patch: Partial<typeof campaign.$inferInsert>,
): Promise<CampaignRow> {
  const [row] = await tx
    .update(campaign)
    .set({ ...patch, updatedAt: sql`now()` })
    .where(eq(campaign.id, id))
    .returning()
  if (!row) throw new Error(`there is no campaign ${id}`)
  return row
}

/** The listings of a seller, of those asked for, that the public sees; for HotRack campaigns HotRacks alone. */
export async function findEligible(
  tx: Tx,
  sellerId: number,
  wanted: { warehouseIds: readonly number[]; serviceIds: readonly number[]; isHotRack: boolean },
): Promise<(Advertised & { name: string })[]> {
  const { warehouseIds, serviceIds, isHotRack } = wanted
  const { rows } = await tx.execute<{ subject: 'warehouse' | 'service'; id: number; name: string }>(sql`
    select 'warehouse' as subject, id, name from market.listing_search
    where id in (select value::int from json_array_elements_text(${JSON.stringify(warehouseIds)}::json))
      and seller_id = ${sellerId} and listed ${isHotRack ? sql`and hotrack` : sql``}
    union all select 'service', id, name from market.service_search
    where id in (select value::int from json_array_elements_text(${JSON.stringify(serviceIds)}::json))
      and seller_id = ${sellerId} and listed
    order by 1 desc, 2`)
  return rows.map(({ subject, id, name }) => ({ subject, subjectId: id, name }))
}

export type ViewPriceRow = typeof viewPrice.$inferSelect

/** The prices that an admin set last, if any. */
export async function findNewestPrice(db: Db | Tx): Promise<ViewPriceRow | undefined> {
  return (await db.select().from(viewPrice).orderBy(desc(viewPrice.id)).limit(1))[0]
}

export async function insertPrice(tx: Tx, values: typeof viewPrice.$inferInsert): Promise<void> {
  await tx.insert(viewPrice).values(values)
}
