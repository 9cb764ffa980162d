import type { MapItem } from '@stackyard/shared/schema/map'
import type { Bounds } from './explore-search'

/** Bounds around pins and clusters with a margin, never closer than a town; null around nothing. */
export const boundsAround = (items: readonly MapItem[]): Bounds | null => {
  if (items.length === 0) return null
  const edges = items.map((item) =>
    item.kind === 'cluster'
      ? item
      : { south: item.latitude, north: item.latitude, west: item.longitude, east: item.longitude },
  )
  const south = Math.min(...edges.map((edge) => edge.south))
  const north = Math.max(...edges.map((edge) => edge.north))
  const west = Math.min(...edges.map((edge) => edge.west))
  const east = Math.max(...edges.map((edge) => edge.east))
  const tall = Math.max(0.1, (north - south) * 0.08)
  const wide = Math.max(0.1, (east - west) * 0.08)
  return {
    south: Math.max(-85, south - tall),
    north: Math.min(85, north + tall),
    west: Math.max(-180, west - wide),
    east: Math.min(180, east + wide),
  }
}
