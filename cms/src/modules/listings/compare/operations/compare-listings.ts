import { bookableSpace } from '@stackyard/shared/domain/bookable-space'
import { defaultStartDay, termSpan } from '@stackyard/shared/domain/calendar'
import { freeUnits, totalUnitsOf } from '@stackyard/shared/domain/capacity'
import { effectiveDiamond } from '@stackyard/shared/domain/diamond'
import { milesBetween, type Point } from '@stackyard/shared/domain/distance'
import { landedCost } from '@stackyard/shared/domain/landed-cost'
import { comparedFactsOf } from '@stackyard/shared/domain/listing-facts'
import type { Compared, CompareQuery } from '@stackyard/shared/schema/compare'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { centerOf, getListing } from '../../discovery'

const chosen = (flags: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(flags).flatMap(([key, isOn]) => (isOn ? [key] : []))

function distanceOf({ latitude, longitude }: Warehouse, from: Point | null): number | null {
  if (!from || latitude === null || longitude === null) return null
  return Math.round(milesBetween(from, { latitude, longitude }) * 10) / 10
}

/** What can be booked on the chosen dates; as the listing says for a month from tomorrow where no day is chosen. */
function spaceOf(
  listing: Warehouse,
  { startDate, term }: CompareQuery,
): Pick<Compared, 'freePallets' | 'freeSqft' | 'freeFrom'> {
  const { freePallets, freeSqft, freeFrom, totalSpace, totalChanges = [], takenSpace } = listing
  const tomorrow = defaultStartDay(new Date())
  if (startDate === undefined || startDate < tomorrow) return { freePallets, freeSqft, freeFrom }
  const total = { units: totalUnitsOf(totalSpace), changes: totalChanges }
  const free = freeUnits(total, takenSpace, termSpan(startDate, term))
  const [pallets, sqft] = [bookableSpace(listing, 'PALLET', free).max, bookableSpace(listing, 'SQ_FEET', free).max]
  return { freePallets: pallets, freeSqft: sqft, freeFrom: pallets + sqft > 0 ? startDate : null }
}

/** One column; the cost only where the listing came with its prices. */
function toCompared(listing: Warehouse, query: CompareQuery, from: Point | null): Compared {
  const photo = listing.photos.find(({ primary }) => primary) ?? listing.photos[0]
  const isPriced = listing.price1 !== undefined
  return {
    id: listing.id,
    _id: listing.id,
    name: listing.name,
    slug: listing.slug,
    address: listing.address,
    photo: photo?.link ?? null,
    isVerified: listing.isVerified,
    diamond: effectiveDiamond(listing.diamond, listing.seller.diamond),
    averageRating: listing.averageRating,
    reviewCount: listing.reviewCount,
    serviceRecord: listing.serviceRecord,
    numberOfBuildings: listing.numberOfBuildings,
    totalSpace: listing.totalSpace,
    ...spaceOf(listing, query),
    palletEnabled: listing.palletEnabled,
    sqEnabled: listing.sqEnabled,
    minSpaceOrder: listing.minSpaceOrder,
    categories: chosen(listing.categories),
    features: chosen(listing.features),
    facts: comparedFactsOf(listing),
    distanceMiles: distanceOf(listing, from),
    cost: isPriced ? landedCost(listing, query) : null,
  }
}

async function readListing(services: Services, id: number, user: SessionUser | null): Promise<Warehouse | null> {
  try {
    return JSON.parse(await getListing(services, String(id), user)) as Warehouse
  } catch (error) {
    if (error instanceof CodedError && error.code === 'LISTING_UNAVAILABLE') return null
    throw error
  }
}

/**
 * Warehouses side by side in the order they were asked for; what this reader can't open is left out. Visitors get no
 * price and no cost made of prices.
 */
export async function compareListings(
  services: Services,
  user: SessionUser | null,
  query: CompareQuery,
): Promise<Compared[]> {
  const [from, ...listings] = await Promise.all([
    query.near ? centerOf(services.db, query.near) : null,
    ...query.ids.map((id) => readListing(services, id, user)),
  ])
  return listings.flatMap((listing) => (listing ? [toCompared(listing, query, from)] : []))
}
