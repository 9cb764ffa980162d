import type { Warehouse } from '@stackyard/shared/schema/warehouse'

type Point = { latitude: number; longitude: number }
const hasPoint = (listing: Warehouse): listing is Warehouse & Point =>
  listing.latitude !== null && listing.longitude !== null

/** A degree of latitude is about 69 miles; cells of two degrees hold a radius of 100 miles in nine of them. */
const cellDegrees = 2
const cellOf = ({ latitude, longitude }: Point) =>
  [Math.floor(latitude / cellDegrees), Math.floor(longitude / cellDegrees)] as const

/** Miles between two points on the globe. */
export function milesBetween(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
  const h =
    half(b.latitude - a.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * half(b.longitude - a.longitude)
  return 2 * 3958.8 * Math.asin(Math.sqrt(h))
}

/** Finds the nearest verified listings around each of many, by a grid (000 §7: radius 100 miles, up to 6). */
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
    const reach = Math.ceil(1.5 / Math.max(0.2, Math.cos((listing.latitude * Math.PI) / 180)) / cellDegrees)
    const found: { other: Warehouse; miles: number }[] = []
    for (let r = row - 1; r <= row + 1; r++)
      for (let c = column - reach; c <= column + reach; c++)
        for (const other of grid.get(`${r},${c}`) ?? []) {
          const miles = other.id === listing.id ? Infinity : milesBetween(listing, other)
          if (miles <= 100) found.push({ other, miles })
        }
    return found
      .sort((a, b) => a.miles - b.miles)
      .slice(0, 6)
      .map(({ other }) => other)
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
