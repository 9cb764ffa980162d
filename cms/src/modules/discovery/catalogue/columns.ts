import { productCategories } from '@stackyard/shared/reference/product-categories'
import { warehouseFeatures } from '@stackyard/shared/reference/warehouse-features'
import { type Bits, bitsWhere, wordsFor, writeBit } from './bits'
import { type Blocks, blocksOf, leastInBlocks, sharedCodes } from './blocks'
import { placeInLists } from './place-in-lists'

/** What the catalogue holds of a listing; lists come as texts joined with commas. */
export type CatalogueRow = {
  id: number
  sellerId: number
  flags: number
  regionScope: string
  region: string
  regions: string
  country: string
  state: string
  sellerType: string
  rating: number
  buildings: number
  diamond: number
  categories: string
  features: string
  latitude: number | null
  longitude: number | null
}

/** Bits of `flags`, as the statement that reads the rows sets them. */
export const FLAG = {
  listed: 1,
  visible: 2,
  verified: 4,
  featured: 8,
  spotlight: 16,
  hotrack: 32,
  sunk: 64,
  first: 128,
  high: 256,
} as const

const standingOf = (flags: number) => ({
  isSunk: (flags & FLAG.sunk) !== 0,
  priority: (flags & FLAG.first) !== 0 ? 2 : (flags & FLAG.high) !== 0 ? 1 : 0,
  isVerified: (flags & FLAG.verified) !== 0,
})

/** Texts that repeat, as small numbers. */
export class Dictionary {
  readonly texts: string[] = []
  readonly #codes = new Map<string, number>()

  codeOf(text: string): number {
    const known = this.#codes.get(text)
    if (known !== undefined) return known
    this.#codes.set(text, this.texts.length)
    return this.texts.push(text) - 1
  }

  /** For each code, what a question about its text answers. */
  answers<T>(ask: (text: string) => T): T[] {
    return this.texts.map(ask)
  }
}

/** Keys of the reference as bits of one number, at most 32. */
const bitsBy = (keys: readonly string[]) => {
  const bits = new Map(keys.map((key, at) => [key, 1 << at]))
  return (joined: string): number => joined.split(',').reduce((mask, key) => mask | (bits.get(key) ?? 0), 0)
}
export const categoryKeys = productCategories.map(({ key }) => key)
export const featureKeys = warehouseFeatures.map(({ key }) => key)
export const categoryBits = bitsBy(categoryKeys)
export const featureBits = bitsBy(featureKeys)

const MERCATOR_EDGE = 85
/** Cells across one tile of a zoom, of about 80 pixels each, and the deepest zoom that has cells of its own. */
const CELLS_A_TILE = 3.2
export const DEEPEST_ZOOM = 20
/** Cells across the world at the deepest zoom; a shift to the right makes those of the zoom above. */
const CELLS_ACROSS = 2 ** DEEPEST_ZOOM * CELLS_A_TILE

/** "So many buildings or more" that a reader can ask for. */
export const BUILDING_STEPS = [1, 2, 3, 5, 10]
/** What is more counts there. */
export const MOST_DIAMONDS = 5

const INT_COLUMNS = [
  'id',
  'seller',
  'flags',
  'regionScope',
  'region',
  'regionSet',
  'country',
  'state',
  'sellerType',
  'buildings',
  'diamond',
  'diamondBit',
  'buildingSteps',
  'categories',
  'features',
  'gridX',
  'gridY',
] as const
const FLOAT_COLUMNS = ['rating', 'latitude', 'longitude', 'place'] as const
type IntColumn = (typeof INT_COLUMNS)[number]
type FloatColumn = (typeof FLOAT_COLUMNS)[number]

/** Columns of which each bit has its set of rows too. */
const PLANES = {
  flags: Object.keys(FLAG).length,
  diamondBit: MOST_DIAMONDS + 1,
  buildingSteps: BUILDING_STEPS.length,
  categories: categoryKeys.length,
  features: featureKeys.length,
}
type PlaneColumn = keyof typeof PLANES
const planeNames = Object.keys(PLANES) as PlaneColumn[]

/** Sets of rows kept by what was asked, until a row changes. */
const MOST_MASKS = 200

/** The cell of a place in the deepest Mercator grid. */
function cellAt(latitude: number, longitude: number): [number, number] {
  const edged = Math.max(-MERCATOR_EDGE, Math.min(MERCATOR_EDGE, latitude))
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (edged * Math.PI) / 360)) / (2 * Math.PI)
  return [Math.floor(((longitude + 180) / 360) * CELLS_ACROSS), Math.floor(y * CELLS_ACROSS)]
}

/** All listings, a column beside the other: what filters, counts and maps read, some megabytes for 100,000. */
export class ListingColumns {
  size = 0
  readonly regionScopes = new Dictionary()
  readonly regions = new Dictionary()
  readonly countries = new Dictionary()
  readonly states = new Dictionary()
  readonly sellerTypes = new Dictionary()
  /** The set of regions of a listing, as joined text: a territory has two. */
  readonly regionSets = new Dictionary()
  readonly #slots = new Map<number, number>()
  /** Pins of the map as JSON text, by listing, of those that were shown since they last changed. */
  readonly pins = new Map<number, string>()
  readonly ints: Record<IntColumn, Int32Array>
  readonly floats: Record<FloatColumn, Float64Array>
  /** By bit of the column: the rows that have it. */
  readonly planes: Record<PlaneColumn, Bits[]>
  readonly #masks = new Map<string, Bits>()
  #blocks: Blocks | null = null
  #leastPlaces: Float64Array | null = null
  readonly #shared = new Map<IntColumn, Int32Array>()

  constructor(capacity = 1024) {
    this.ints = Object.fromEntries(INT_COLUMNS.map((name) => [name, new Int32Array(capacity)])) as typeof this.ints
    this.floats = Object.fromEntries(
      FLOAT_COLUMNS.map((name) => [name, new Float64Array(capacity)]),
    ) as typeof this.floats
    this.planes = Object.fromEntries(
      planeNames.map((name) => [name, Array.from({ length: PLANES[name] }, () => new Uint32Array(wordsFor(capacity)))]),
    ) as typeof this.planes
  }

  /** The rows that pass; `key` says what was asked, for those who ask the same before a row changes. */
  mask(key: string, passes: (slot: number) => boolean): Bits {
    return this.maskMade(key, () => bitsWhere(this.size, passes))
  }

  /** The same where the rows are found by other means than one after the other. */
  maskMade(key: string, make: () => Bits): Bits {
    const known = this.#masks.get(key)
    if (known) return known
    const oldest = this.#masks.size < MOST_MASKS ? undefined : this.#masks.keys().next().value
    if (oldest !== undefined) this.#masks.delete(oldest)
    const made = make()
    this.#masks.set(key, made)
    return made
  }

  /** What is known of 32 rows at once. */
  get blocks(): Blocks {
    return (this.#blocks ??= blocksOf(this))
  }

  /** By 32 rows, the first place of any of them in the order of lists. */
  get leastPlaces(): Float64Array {
    return (this.#leastPlaces ??= leastInBlocks(this.floats.place, this.size))
  }

  /** By 32 rows, the one code that they all have in this column, or MIXED. */
  sharedIn(name: IntColumn): Int32Array {
    const shared = this.#shared.get(name) ?? sharedCodes(this.ints[name], this.size)
    this.#shared.set(name, shared)
    return shared
  }

  /** A row changes: what was found out of all of them goes. */
  #forget(): void {
    this.#masks.clear()
    this.#shared.clear()
    this.#blocks = null
    this.#leastPlaces = null
  }

  dictionaryOf(name: 'regionScope' | 'region' | 'country' | 'state' | 'sellerType'): Dictionary {
    return {
      regionScope: this.regionScopes,
      region: this.regions,
      country: this.countries,
      state: this.states,
      sellerType: this.sellerTypes,
    }[name]
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id)
  }

  set(row: CatalogueRow): void {
    this.#forget()
    const slot = this.#slots.get(row.id) ?? this.#append(row.id)
    const { ints, floats } = this
    ints.id[slot] = row.id
    ints.seller[slot] = row.sellerId
    ints.flags[slot] = row.flags
    ints.regionScope[slot] = this.regionScopes.codeOf(row.regionScope)
    ints.region[slot] = this.regions.codeOf(row.region)
    ints.regionSet[slot] = this.regionSets.codeOf(row.regions)
    ints.country[slot] = this.countries.codeOf(row.country)
    ints.state[slot] = this.states.codeOf(row.state)
    ints.sellerType[slot] = this.sellerTypes.codeOf(row.sellerType)
    ints.buildings[slot] = row.buildings
    ints.diamond[slot] = row.diamond
    ints.diamondBit[slot] = 1 << Math.max(0, Math.min(MOST_DIAMONDS, row.diamond))
    ints.buildingSteps[slot] = BUILDING_STEPS.reduce(
      (bits, step, at) => bits | (row.buildings >= step ? 1 << at : 0),
      0,
    )
    ints.categories[slot] = categoryBits(row.categories)
    ints.features[slot] = featureBits(row.features)
    this.#place(slot, row.latitude ?? Number.NaN, row.longitude ?? Number.NaN)
    floats.rating[slot] = row.rating
    floats.place[slot] = placeInLists({ id: row.id, rating: row.rating, ...standingOf(row.flags) })
    this.#writePlanes(slot)
  }

  #place(slot: number, latitude: number, longitude: number): void {
    const { ints, floats } = this
    const isPlaced = !Number.isNaN(latitude + longitude)
    floats.latitude[slot] = isPlaced ? latitude : Number.NaN
    floats.longitude[slot] = isPlaced ? longitude : Number.NaN
    ;[ints.gridX[slot], ints.gridY[slot]] = isPlaced ? cellAt(latitude, longitude) : [0, 0]
  }

  #writePlanes(slot: number): void {
    for (const name of planeNames) {
      const value = slot < this.size ? (this.ints[name][slot] ?? 0) : 0
      for (const [bit, plane] of this.planes[name].entries()) writeBit(plane, slot, ((value >>> bit) & 1) === 1)
    }
  }

  /** The last row moves to the place of the one that goes. */
  remove(id: number): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#forget()
    const last = --this.size
    this.#slots.delete(id)
    this.#writePlanes(last)
    if (slot === last) return
    for (const column of [...Object.values(this.ints), ...Object.values(this.floats)]) column[slot] = column[last] ?? 0
    this.#slots.set(this.ints.id[slot] ?? 0, slot)
    this.#writePlanes(slot)
  }

  #append(id: number): number {
    if (this.size === this.ints.id.length) {
      for (const name of INT_COLUMNS) {
        const column = new Int32Array(this.size * 2)
        column.set(this.ints[name])
        this.ints[name] = column
      }
      for (const name of FLOAT_COLUMNS) {
        const column = new Float64Array(this.size * 2)
        column.set(this.floats[name])
        this.floats[name] = column
      }
      for (const name of planeNames)
        this.planes[name] = this.planes[name].map((plane) => {
          const larger = new Uint32Array(wordsFor(this.size * 2))
          larger.set(plane)
          return larger
        })
    }
    this.#slots.set(id, this.size)
    return this.size++
  }
}
