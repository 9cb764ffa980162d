/** A road by its rank, from motorways down. */
export type RoadRank = 'motorway' | 'major' | 'minor'

/** What a shape of a tile is drawn as. */
export type Drawn =
  | { as: 'land' | 'water' | 'green' | 'border' | 'rail' }
  | { as: 'road'; rank: RoadRank; ref: string }
  | { as: 'name'; text: string; isLarge: boolean }

type Read = (property: string) => unknown
type Reader = (text: (property: string) => string) => Drawn | null

const motorways = new Set(['highway', 'motorway', 'motorway_link'])
const majors = new Set(['major_road', 'trunk', 'primary', 'secondary', 'trunk_link', 'primary_link', 'secondary_link'])
const minors = new Set(['minor_road', 'tertiary', 'minor', 'service', 'residential', 'unclassified', 'tertiary_link'])
const greens = new Set([
  'park',
  'forest',
  'wood',
  'grass',
  'nature_reserve',
  'national_park',
  'grassland',
  'golf_course',
])
const large = new Set(['country', 'region', 'state', 'city'])

function road(kind: string, ref: string): Drawn | null {
  if (motorways.has(kind)) return { as: 'road', rank: 'motorway', ref }
  if (majors.has(kind)) return { as: 'road', rank: 'major', ref }
  if (minors.has(kind)) return { as: 'road', rank: 'minor', ref: '' }
  return kind === 'rail' ? { as: 'rail' } : null
}

const green: Reader = (text) => (greens.has(text('kind') || text('class')) ? { as: 'green' } : null)
const name: Reader = (text) => {
  const said = text('name:en') || text('name')
  return said ? { as: 'name', text: said, isLarge: large.has(text('kind') || text('class')) } : null
}

/** Layers of the two common schemas: Protomaps (`kind`) and OpenMapTiles (`class`). */
const readers: Readonly<Record<string, Reader>> = {
  earth: () => ({ as: 'land' }),
  water: () => ({ as: 'water' }),
  landuse: green,
  landcover: green,
  park: () => ({ as: 'green' }),
  boundaries: () => ({ as: 'border' }),
  boundary: () => ({ as: 'border' }),
  roads: (text) => road(text('kind'), text('shield_text') || text('ref')),
  transportation: (text) => road(text('class'), ''),
  transportation_name: (text) => road(text('class'), text('ref')),
  places: name,
  place: name,
}

/** What a shape of this layer is drawn as; null for what the map leaves out. */
export function drawnAs(layer: string, read: Read): Drawn | null {
  const text = (property: string) => {
    const value = read(property)
    return typeof value === 'string' ? value : ''
  }
  return readers[layer]?.(text) ?? null
}
