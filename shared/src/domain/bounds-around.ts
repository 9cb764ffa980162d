import type { Bounds } from './explore-search'

type Placed = { latitude: number | null; longitude: number | null } | Bounds

/** Bounds with a margin, never closer than a town. */
export function withMargin({ south, west, north, east }: Bounds): Bounds {
  const tall = Math.max(0.1, (north - south) * 0.08)
  const wide = Math.max(0.1, (east - west) * 0.08)
  return {
    south: Math.max(-85, south - tall),
    north: Math.min(85, north + tall),
    west: Math.max(-180, west - wide),
    east: Math.min(180, east + wide),
  }
}

/** Bounds around listings, pins and clusters with a margin; null around nothing that has a place. */
export function boundsAround(items: readonly Placed[]): Bounds | null {
  const edges = items.flatMap((item): Bounds[] => {
    if ('north' in item) return [item]
    const { latitude, longitude } = item
    if (latitude === null || longitude === null) return []
    return [{ south: latitude, north: latitude, west: longitude, east: longitude }]
  })
  if (edges.length === 0) return null
  return withMargin({
    south: Math.min(...edges.map(({ south }) => south)),
    west: Math.min(...edges.map(({ west }) => west)),
    north: Math.max(...edges.map(({ north }) => north)),
    east: Math.max(...edges.map(({ east }) => east)),
  })
}
