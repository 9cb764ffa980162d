import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { listingContentOf } from '../../listings/listing'
import type { ListingDoc } from './repository'

const iso = (value: unknown): string | null => (value ? new Date(value as string).toISOString() : null)
const words = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Payload's record as its provider and admins edit it. */
export function toWarehouseRecord(
  doc: ListingDoc,
  about: { sellerType: string; smallestTotalPallets: number },
): WarehouseRecord {
  return {
    ...listingContentOf(doc),
    id: doc.id,
    _id: doc.id,
    version: Number(doc.version ?? 1),
    isDraft: doc.isDraft === true,
    visible: doc.visible !== false,
    isVerified: doc.isVerified === true,
    isFeatured: doc.isFeatured === true,
    isFirstSpotlight: doc.isFirstSpotlight === true,
    isHighPriority: doc.isHighPriority === true,
    diamond: Number(doc.diamond ?? 0),
    warehouseUrl: words(doc.warehouseUrl),
    slug: words(doc.publicSlug),
    sellerId: doc.seller,
    ...about,
    confirmedAt: iso(doc.confirmedAt),
    createdAt: iso(doc.createdAt) ?? '',
    updatedAt: iso(doc.updatedAt) ?? '',
  }
}
