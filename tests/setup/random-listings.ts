import {
  figureColumns,
  optionColumns,
  optionFlags,
  priceColumns,
} from '@stackyard/cms/modules/listings/discovery/facet-columns'
import { writeFacets } from '@stackyard/cms/modules/listings/discovery/facet-rows'
import {
  type AllParameter,
  byName,
  figureFilters,
  type FigureParameter,
  type ListParameter,
  listParameters,
  optionsFilters,
} from '@stackyard/shared/reference/field-filters'
import { storageTerms } from '@stackyard/shared/reference/terms'
import { PgDialect } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import type { ClientBase } from 'pg'

/** A few options of each field that has a filter, so that two listings often have the same. */
const someOptions = new Map(
  optionsFilters.map(({ key, options }) => [
    key,
    [0, Math.floor(options.length / 2), options.length - 1].flatMap((at) => options[at]?.key ?? []),
  ]),
)
const optionsOf = (key: AllParameter): string[] => someOptions.get(key) ?? []
const MOST_FIGURE = 12

const NAMES = ['Calloway', 'Depot', 'Dunedin', 'Harbor', 'Medina']

/** Places as records have them: scope, region, country, state. Territories stand in two regions. */
const PLACES: [scope: string, region: string, country: string, state: string][] = [
  ['us', 'midwest', 'US', 'OH'],
  ['us', 'southwest', 'US', 'TX'],
  ['us', 'alaska-hawaii', 'US', 'GU'],
  ['us', 'alaska-hawaii', 'US', 'PR'],
  ['global', 'europe', 'DE', 'BY'],
  ['global', 'europe', 'NL', ''],
  ['global', '', 'NZ', 'Otago'],
]

const whole = (most: number) => fc.integer({ min: 0, max: most })
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null, freq: 3 })
const dollars = whole(2000).map((cents) => cents / 100)

const listing = fc.record({
  place: fc.constantFrom(...PLACES),
  words: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 }),
  point: maybe(
    fc.tuple(
      whole(1700).map((at) => at / 10 - 85),
      whole(3600).map((at) => at / 10 - 180),
    ),
  ),
  listed: fc.boolean(),
  isVisible: fc.boolean(),
  isVerified: fc.boolean(),
  isFeatured: fc.boolean(),
  isSpotlit: fc.boolean(),
  hotrack: fc.boolean(),
  sunk: fc.boolean(),
  priority: whole(2),
  diamond: whole(5),
  rating: whole(50).map((tenths) => tenths / 10),
  reviews: whole(3),
  answerMinutes: maybe(whole(5)),
  sellerId: fc.integer({ min: 1, max: 3 }),
  sellerType: fc.constantFrom('seller', 'manager'),
  options: fc.record(
    byName(
      optionsFilters.map(({ key }) => key),
      (key) => fc.subarray(optionsOf(key)),
    ),
  ),
  figures: fc.record(
    byName(
      figureFilters.map(({ key }) => key),
      () => whole(MOST_FIGURE),
    ),
  ),
  pallets: maybe(fc.tuple(whole(20), whole(60), whole(60))),
  sqft: maybe(fc.tuple(whole(200), whole(600), whole(600))),
  prices: fc.dictionary(fc.constantFrom(...priceColumns.map(({ key }) => key)), dollars),
})

/** Ids so far apart that the listings stand in several blocks of bitmaps. */
const idAt = (at: number): number => at * 431 + 1

/** A listing as the read model has it, by ascending id. */
export type RandomListing = { id: number } & (typeof listing extends fc.Arbitrary<infer T> ? T : never)

export const randomListings: fc.Arbitrary<RandomListing[]> = fc
  .array(listing, { maxLength: 40 })
  .map((some) => some.map((one, at) => ({ ...one, id: idAt(at) })))

const figureAsked = byName<FigureParameter, fc.Arbitrary<number>>(
  figureFilters.map(({ key }) => key),
  () => whole(MOST_FIGURE - 1),
)
const optionsAsked = Object.fromEntries(
  listParameters.map(({ name, field }) => [
    name,
    fc.subarray([...optionsOf(field.key), 'unknown'], { minLength: 1, maxLength: name === field.key ? 2 : 4 }),
  ]),
) as Record<ListParameter, fc.Arbitrary<string[]>>
/** What ranks, in the form of an address; some are asked for as musts, too, and some by nobody known. */
const wishesAsked = fc.subarray(
  [
    ...optionsFilters.flatMap(({ key }) => optionsOf(key).map((option) => `${key}.${option}`)),
    ...figureFilters.map(({ key }) => `${key}.${MOST_FIGURE / 2}`),
    'verified',
    'hotrack',
    'hasDiamond',
    'minRating.2.5',
    'minRating.4',
    'diamonds.3-5',
    'diamonds.0',
    'features.unknown',
    'minRating.9',
    'nothing',
  ],
  { minLength: 1, maxLength: 6 },
)
/** The filters that the definitions of fields make. */
const fieldFilters = { ...figureAsked, ...optionsAsked }

/** Filters of every kind, some of keys that nobody knows. */
export const randomFilters = fc.record(
  {
    regionScope: fc.constantFrom('us', 'GLOBAL'),
    region: fc.subarray(['midwest', 'West', 'south', 'europe', 'alaska-hawaii'], { minLength: 1 }),
    country: fc.constantFrom('US', 'germany', 'NLD', 'NZ'),
    state: fc.constantFrom('OH', 'guam', 'otago', 'by'),
    verified: fc.boolean(),
    featured: fc.boolean(),
    hotrack: fc.boolean(),
    visible: fc.boolean(),
    hasDiamond: fc.boolean(),
    diamonds: fc.subarray(['0', '3', '5', '9'], { minLength: 1 }),
    minRating: whole(50).map((tenths) => tenths / 10),
    ...fieldFilters,
    wishes: wishesAsked,
    userType: fc.constantFrom('seller', 'Manager'),
    sellerId: fc.integer({ min: 1, max: 3 }),
    excludeId: whole(39).map(idAt),
    minPallets: whole(60),
    minSqft: whole(600),
    freeFrom: fc.constant('2030-01-01'),
    minPrice: dollars,
    maxPrice: dollars,
    priceMode: fc.constantFrom('pallet', 'sqFeet'),
    priceTerm: fc.constantFrom(...storageTerms),
    near: fc.tuple(
      whole(170).map((at) => at - 85),
      whole(360).map((at) => at - 180),
      whole(5000),
    ),
    bounds: fc.tuple(
      whole(170).map((at) => at - 85),
      whole(360).map((at) => at - 180),
      whole(170).map((at) => at - 85),
      whole(360).map((at) => at - 180),
    ),
  },
  { requiredKeys: [] },
)
export type RandomFilters = typeof randomFilters extends fc.Arbitrary<infer T> ? T : never

const nameOf = ({ words }: RandomListing): string => words.join(' ')
const lexemes = ({ words }: RandomListing): string =>
  words.flatMap((word) => [word.toLowerCase(), `.${word.toLowerCase()}`]).join(' ')

function rowOf(one: RandomListing): Record<string, unknown> {
  const [regionScope, region, country, state] = one.place
  const flags = (columns: readonly { key: string; column: string }[], keys: readonly string[]) =>
    Object.fromEntries(columns.map(({ key, column }) => [column, keys.includes(key)]))
  return {
    ...Object.assign({}, ...optionsFilters.map(({ key }) => flags(optionColumns.get(key) ?? [], one.options[key]))),
    ...Object.fromEntries(figureColumns.map(({ key, column }) => [column, one.figures[key]])),
    ...Object.fromEntries(priceColumns.map(({ key, column }) => [column, one.prices[key] ?? null])),
    id: one.id,
    seller_id: one.sellerId,
    name: nameOf(one),
    warehouse_url: `w-${one.id}`,
    slug: `w-${one.id}`,
    region_scope: regionScope,
    region,
    regions: [],
    country,
    state,
    city: '',
    zip_code: '',
    latitude: one.point?.[0] ?? null,
    longitude: one.point?.[1] ?? null,
    seller_type: one.sellerType,
    listed: one.listed,
    visible: one.isVisible,
    is_draft: false,
    is_verified: one.isVerified,
    is_featured: one.isFeatured,
    is_first_spotlight: false,
    is_high_priority: false,
    spotlight: one.isSpotlit,
    priority: one.priority,
    sunk: one.sunk,
    hotrack: one.hotrack,
    discount_percent: 0,
    diamond: one.diamond,
    average_rating: one.rating,
    review_count: one.reviews,
    answer_minutes: one.answerMinutes ?? null,
    total_space: 0,
    min_pallets: one.pallets?.[0] ?? null,
    max_pallets: one.pallets?.[1] ?? null,
    min_sqft: one.sqft?.[0] ?? null,
    max_sqft: one.sqft?.[1] ?? null,
    free_pallets: one.pallets?.[2] ?? 0,
    free_sqft: one.sqft?.[2] ?? 0,
    words: lexemes(one),
    categories: one.options.categories,
    features: one.options.features,
    card: { id: one.id },
    prices: one.prices,
    updated_at: '2026-01-01',
  }
}

const added = [
  ...optionFlags.map(({ column }) => `add ${column} boolean`),
  ...figureColumns.map(({ column }) => `add column if not exists ${column} float8`),
  ...priceColumns.map(({ column }) => `add ${column} numeric`),
  'add answer_minutes int',
  'add words tsvector',
].join(', ')

/** Puts these listings in the place of all others, in the client's open transaction. */
export async function putListings(client: ClientBase, listings: readonly RandomListing[]): Promise<void> {
  await client.query('drop table if exists random_listing')
  await client.query('create temp table random_listing (like market.listing_search) on commit drop')
  await client.query(`alter table random_listing ${added}`)
  await client.query('insert into random_listing select * from jsonb_populate_recordset(null::random_listing, $1)', [
    JSON.stringify(listings.map(rowOf)),
  ])
  await client.query('delete from market.listing_search')
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'market.listing_search'::regclass and attnum > 0 and not attisdropped order by attnum`,
  )
  const names = rows.map(({ name }) => name).join(', ')
  await client.query(`insert into market.listing_search (${names}) select ${names} from random_listing`)
  const { sql: text, params } = new PgDialect().sqlToQuery(writeFacets('random_listing'))
  await client.query(text, params)
}
