import {
  dominantColor,
  LISTING_SCENES,
  pictureUrl,
  sceneKindOf,
  type SceneKind,
} from '@stackyard/cms/modules/foundation/picture/index'
import type { WarehouseFeatureKey } from '@stackyard/shared/reference/warehouse-features'
import { photoTitles } from '../data/listing-texts'
import type { Flags } from './facility'
import { randomFor, sample } from './random'

export type PlannedPhoto = {
  id: string
  link: string
  title: string
  primary: boolean
  width: number
  height: number
  color: string
}

type Building = { features: Flags<WarehouseFeatureKey>; totalSpace: number }

/** What any warehouse may show. */
const COMMON: readonly SceneKind[] = [
  'docks',
  'aisle',
  'racks',
  'yard',
  'brick',
  'solar',
  'truckCourt',
  'plan',
  'floorStorage',
  'nightDock',
  'mezzanine',
  'crossDock',
  'multiStory',
  'forklift',
  'cutaway',
  'gate',
  'office',
]

/** What a warehouse leads with when it has the feature: few have it, and those who look for it know it at once. */
const LEADS: Partial<Record<WarehouseFeatureKey, SceneKind>> = {
  coldStorage: 'coldRoom',
  rail: 'rail',
  flexibleWarehouseSuites: 'suites',
}

/** What only a warehouse with the feature shows. */
const FITS: Partial<Record<WarehouseFeatureKey, readonly SceneKind[]>> = {
  importExport: ['port', 'containers'],
  internationalFulfillment: ['airCargo'],
  ecomFulfillment: ['packing', 'sorter'],
  kittingBundling: ['packing'],
  lastMile: ['sorter'],
  lotTracking: ['pharma'],
  tempControl: ['coldRoom', 'pharma'],
  industrial: ['silos'],
  manufacturing: ['silos'],
}
const HIGH_BAY_PALLETS = 1500

const keysOf = <Key extends string, Value>(record: Partial<Record<Key, Value>>) => Object.keys(record) as Key[]

/** The kinds that say something about this warehouse beyond being one. */
export function fittingKinds({ features, totalSpace }: Building): { leads: SceneKind[]; fits: SceneKind[] } {
  const leads = keysOf(LEADS).flatMap((key) => (features[key] ? [LEADS[key]!] : []))
  const fits = keysOf(FITS).flatMap((key) => (features[key] ? (FITS[key] ?? []) : []))
  if (totalSpace >= HIGH_BAY_PALLETS) fits.push('highBay')
  return { leads, fits: [...new Set(fits)].filter((kind) => !leads.includes(kind)) }
}

const colors = new Map<number, string>()

function colorOf(seed: number): string {
  const known = colors.get(seed)
  if (known) return known
  const color = dominantColor(seed)
  colors.set(seed, color)
  return color
}

/** The first seed from a place on that shows a kind; each run of seeds as long as the list of kinds has one. */
function seedShowing(kind: SceneKind, from: number): number {
  for (let at = from; at < from + LISTING_SCENES; at += 1)
    if (sceneKindOf(at % LISTING_SCENES) === kind) return at % LISTING_SCENES
  throw new Error(`No picture shows ${kind}`)
}

const photoOf = (seed: number, index: number): PlannedPhoto => ({
  id: `p${index + 1}`,
  link: pictureUrl(seed, 960),
  title: photoTitles[sceneKindOf(seed)],
  primary: index === 0,
  width: 960,
  height: 600,
  color: colorOf(seed),
})

/** What a listing shows, in order: what marks it, something that fits it, then views that any warehouse has. */
function planKinds(id: number, building: Building): SceneKind[] {
  const random = randomFor('photos', id)
  const { leads, fits } = fittingKinds(building)
  const mixed = <T>(items: readonly T[]) =>
    items.map((item) => ({ item, key: random.next() })).sort((a, b) => a.key - b.key)
  const shown = mixed(leads).map(({ item }) => item)
  const fit = sample(random, fits, 1)
  const common = mixed(COMMON).map(({ item }) => item)
  const rest = random.chance(fits.length / (fits.length + COMMON.length))
    ? [...fit, ...common]
    : [...common.slice(0, 1), ...fit, ...common.slice(1)]
  return [...shown, ...rest].slice(0, random.whole(3, 5))
}

/** A listing's photos and the seed of the first one. `before` are the kinds that the listings before it lead with. */
export function planPhotos(
  id: number,
  building: Building,
  before: readonly SceneKind[] = [],
): { pictureSeed: number; photos: PlannedPhoto[] } {
  const kinds = planKinds(id, building)
  const lead = kinds.find((kind) => !before.includes(kind)) ?? kinds[0]!
  const seeds = [lead, ...kinds.filter((kind) => kind !== lead)].map((kind, index) =>
    seedShowing(kind, id * 1009 + 17 + index * 131),
  )
  return { pictureSeed: seeds[0] ?? 0, photos: seeds.map(photoOf) }
}

/** How many listings in a row lead with different kinds. */
export const DIFFERENT_IN_A_ROW = 3
