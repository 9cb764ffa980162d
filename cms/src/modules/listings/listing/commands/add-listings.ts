import { uniqueSlug, warehouseSlug } from '@stackyard/shared/domain/slug'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { ListingContent } from '@stackyard/shared/schema/warehouse-record'
import { columnsOf, insertRows } from '../../../../platform/bulk-insert'
import type { Tx } from '../../../../platform/db'
import { toRecordData } from '../listing-content'
import { storedPlace } from '../place'
import { changeListings } from './change-listings'

type NewListing = { content: ListingContent; isDraft: boolean }

/** What the collection's defaults and hooks give a record that is written one by one. */
const defaults = {
  visible: true,
  isVerified: false,
  isFeatured: false,
  isFirstSpotlight: false,
  isHighPriority: false,
  diamond: 0,
  version: 1,
  averageRating: 0,
  reviewCount: 0,
}

type Slugs = { warehouseUrl: string; publicSlug: string }

/** Hands out addresses of pages that no listing has, those in the trash among them. */
async function slugGiver(tx: Tx): Promise<(name: string, place: { city: string; state: string }) => Slugs> {
  const { rows } = await tx.execute<{ url: string | null; slug: string | null }>(
    sql`select warehouse_url as url, public_slug as slug from warehouses`,
  )
  const urls = new Set(rows.map(({ url }) => url))
  const slugs = new Set(rows.map(({ slug }) => slug))
  return (name, place) => {
    const warehouseUrl = uniqueSlug(name, (url) => urls.has(url), 'warehouse')
    const publicSlug = uniqueSlug(warehouseSlug({ warehouseUrl, ...place }), (slug) => slugs.has(slug), 'warehouse')
    urls.add(warehouseUrl)
    slugs.add(publicSlug)
    return { warehouseUrl, publicSlug }
  }
}

async function takeIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select nextval(pg_get_serial_sequence('warehouses', 'id')) as id from generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => Number(id))
}

/**
 * Adds listings of one provider with one statement. Answers with their ids, in their order. Imports go one after the
 * other, so that two do not give the same address.
 */
export async function addListings(
  payload: Payload,
  tx: Tx,
  listings: readonly NewListing[],
  { sellerId, actorId, now }: { sellerId: number; actorId: number; now: Date },
): Promise<number[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('supply.import'))`)
  const giveSlugs = await slugGiver(tx)
  const ids = await takeIds(tx, listings.length)
  const columns = columnsOf(payload, 'warehouses')
  const at = now.toISOString()
  const rows = listings.map(({ content, isDraft }, index) => {
    const { fulfillmentRates: _none, ...data } = toRecordData(content)
    const { country, state, region, regionScope } = storedPlace(content.address)
    return columns({
      ...defaults,
      ...data,
      ...giveSlugs(content.name, { city: content.address.city, state }),
      id: ids[index],
      address: { ...content.address, country, state },
      country,
      state,
      region,
      regionScope,
      isDraft,
      seller: sellerId,
      confirmedAt: at,
      createdAt: at,
      updatedAt: at,
    })
  })
  await insertRows(tx, 'warehouses', rows)
  await changeListings(tx, ids, {
    audits: ids.map((id) => ({ actorId, action: 'import', subjectId: id })),
  })
  return ids
}
