import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { usRegions } from '@stackyard/shared/reference/us-regions'

type Bounds = { north: number; south: number; east: number; west: number }

/** Where the map first looks: here and not in the map's own module, so that pages needn't load OpenLayers to know. */
export const unitedStatesView: Bounds = { north: 49.5, south: 24.4, east: -66.9, west: -124.8 }
export const worldView: Bounds = { north: 68, south: -48, east: 165, west: -130 }

const regionViews: Readonly<Record<string, Bounds>> = {
  northeast: { north: 47.5, south: 38.8, east: -66.9, west: -80.6 },
  midwest: { north: 49.4, south: 36, east: -80.5, west: -104.1 },
  west: { north: 49, south: 31.3, east: -102, west: -124.8 },
  south: { north: 40, south: 24.4, east: -75, west: -106.7 },
  'alaska-hawaii': { north: 71, south: 17, east: -129, west: -170 },
  AFR: { north: 37, south: -35, east: 52, west: -18 },
  EUR: { north: 66, south: 35, east: 40, west: -12 },
  ANT: { north: -60, south: -80, east: 170, west: -170 },
  SAM: { north: 13, south: -55, east: -34, west: -82 },
  NAM: { north: 62, south: 8, east: -55, west: -130 },
  OCE: { north: 0, south: -47, east: 179, west: 110 },
  ASIA: { north: 55, south: -10, east: 146, west: 30 },
}

/** Every region page: code as in the API, its path and name, and where its map looks. */
export const regionPages = [...usRegions, ...globalRegions].map(({ code, name }) => ({
  code,
  name,
  path: `/warehouses/region/${code.toLowerCase()}`,
  bounds: regionViews[code] ?? worldView,
}))
