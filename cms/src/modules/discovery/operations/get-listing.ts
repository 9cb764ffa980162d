import type { MapPin } from '@stackyard/shared/schema/map'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { sql } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Db } from '../../../platform/db'
import { findDetail, reviewsOf, spaceByMonth, type DetailRow } from '../detail-repository'
import { pins } from '../map-repository'
import type { Viewer } from '../queries/filters'

const REVIEWS_SHOWN = 50

const mayOpen = (row: DetailRow, viewer: Viewer) =>
  row.listed || viewer?.userType === 'admin' || (viewer !== null && viewer.id === row.sellerId)

/** @throws CodedError LISTING_UNAVAILABLE when it is missing, or hidden or a draft of somebody else. */
async function openListing(db: Db, key: string, viewer: Viewer): Promise<DetailRow> {
  const row = await findDetail(db, key, viewer)
  if (!row || !mayOpen(row, viewer)) throw new CodedError('LISTING_UNAVAILABLE')
  return row
}

/**
 * The whole listing by id, url or slug (000 §3.1–3.2) with reviews and the space of the next months. The money fields
 * are there for signed-in readers only (DECISIONS 34); listings of managers have no reviews (000 §6).
 */
export async function getListing(db: Db, key: string, viewer: Viewer): Promise<Warehouse> {
  const row = await openListing(db, key, viewer)
  const [reviews, availability] = await Promise.all([
    row.card.seller.userType === 'manager' || row.card.reviewCount === 0
      ? []
      : reviewsOf(db, { warehouseId: row.id, sort: 'NEW_FIRST', limit: REVIEWS_SHOWN, skip: 0 }),
    spaceByMonth(db, row.id),
  ])
  const { card, detail, money, freeSqft, additional: additionalWarehouses } = row
  return { ...card, ...detail, ...money, freeSqft, additionalWarehouses, reviews, availability }
}

/** The listing as a pin. @throws CodedError LISTING_UNAVAILABLE also when it has no coordinates. */
export async function getMapEntry(db: Db, key: string, viewer: Viewer): Promise<MapPin> {
  const row = await openListing(db, key, viewer)
  const [pin] = await pins(db, sql`id = ${row.id} and location is not null`, 1)
  if (!pin) throw new CodedError('LISTING_UNAVAILABLE')
  return pin
}
