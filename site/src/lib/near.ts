import { fillNearby } from '@stackyard/shared/domain/carousel-motion'
import { milesBetween } from '@stackyard/shared/domain/distance'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'

type Point = { latitude: number; longitude: number }
const hasPoint = (listing: Warehouse): listing is Warehouse & Point =>
  listing.latitude !== null && listing.longitude !== null

/** A degree of latitude is about 69 miles; cells of two degrees hold a radius of 100 miles in nine of them. */
const cellDegrees = 2
const cellOf = ({ latitude, longitude }: Point) =>
  [Math.floor(latitude / cellDegrees), Math.floor(longitude / cellDegrees)] as const

const RADIANS = Math.PI / 180
const RADIUS_MILES = 100
/** One page of neighbours (000 §7). */
const NEAREST = 10
/** Miles of a degree of latitude, rounded down, so that nothing near is passed over. */
const DEGREE_MILES = 69

type Near<T> = { other: T; miles: number }

/** Puts one among the nearest so far, which stand in order. */
function keepNearest<T>(nearest: Near<T>[], candidate: Near<T>): void {
  let at = nearest.length
  while (at > 0 && (nearest[at - 1]?.miles ?? 0) > candidate.miles) at--
  if (at >= NEAREST) return
  nearest.splice(at, 0, candidate)
  if (nearest.length > NEAREST) nearest.pop()
}

/** Finds the nearest verified listings around each of many, by a grid (000 §7: radius 100 miles, the first ten). */
export function nearbyFinder(all: readonly Warehouse[]): (listing: Warehouse) => Warehouse[] {
  const grid = new Map<string, (Warehouse & Point)[]>()
  for (const listing of all) {
    if (!hasPoint(listing) || !listing.isVerified || !listing.visible) continue
    const key = cellOf(listing).join()
    const cell = grid.get(key)
    if (cell) cell.push(listing)
    else grid.set(key, [listing])
  }
  return (listing) => {
    if (!hasPoint(listing)) return []
    const [row, column] = cellOf(listing)
    const reach = Math.ceil(1.5 / Math.max(0.2, Math.cos(listing.latitude * RADIANS)) / cellDegrees)
    const nearest: Near<Warehouse>[] = []
    for (let r = row - 1; r <= row + 1; r++)
      for (let c = column - reach; c <= column + reach; c++)
        for (const other of grid.get(`${r},${c}`) ?? []) {
          const limit = nearest[NEAREST - 1]?.miles ?? RADIUS_MILES
          if (Math.abs(other.latitude - listing.latitude) * DEGREE_MILES > limit || other.id === listing.id) continue
          const miles = milesBetween(listing, other)
          if (miles <= limit) keepNearest(nearest, { other, miles })
        }
    return nearest.map(({ other }) => other)
  }
}

/** Finds up to six other listings of the same provider, the managed ones apart (000 §2.11: Additional Locations). */
export function sellersOthers(all: readonly Warehouse[]): (listing: Warehouse) => Warehouse[] {
  const bySeller = Map.groupBy(all, ({ seller }) => seller.id)
  return ({ id, seller }) => {
    if (seller.userType === 'manager') return []
    const found: Warehouse[] = []
    for (const other of bySeller.get(seller.id) ?? []) {
      if (other.id !== id) found.push(other)
      if (found.length === 6) break
    }
    return found
  }
}

/** Pages of featured ones that fill a short carousel: the second, then the first (000 §7, DECISIONS 46). */
const FILLED_FROM = [1, 0]

/** Fills the carousel around a listing from featured ones; those of equal rank stand by number, so that pages stay the same. */
export function nearbyFiller(
  all: readonly Warehouse[],
): (listing: Warehouse, around: readonly Warehouse[]) => Warehouse[] {
  const featured = all
    .filter(({ isFeatured, isVerified, visible }) => isFeatured && isVerified && visible)
    .toSorted((a, b) => a.id - b.id)
  const fill = FILLED_FROM.flatMap((page) => featured.slice(page * NEAREST, (page + 1) * NEAREST))
  return ({ id }, around) => fillNearby(around, fill, id)
}
