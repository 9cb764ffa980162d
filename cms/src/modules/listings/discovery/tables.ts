import {
  bigint,
  bit,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  point,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ServiceRecord } from '@stackyard/shared/domain/service-record'
import { sql } from 'drizzle-orm'
import { market } from '../../../platform/db'
import { BLOCK, figureColumns, optionFlags, priceColumns } from './facet-columns'

export { listingWrite } from './kept-answers/listing-write'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The read model of discovery: one row per listing, written by `refreshListings` alone. `listed`
 * says whether the public sees it. `card` is the wire's card without prices; `prices` is added for signed-in readers.
 */
export const listingSearch = market.table(
  'listing_search',
  {
    id: integer().primaryKey(),
    sellerId: integer('seller_id').notNull(),
    name: text().notNull(),
    warehouseUrl: text('warehouse_url').notNull(),
    slug: text().notNull(),
    regionScope: text('region_scope').notNull(),
    region: text().notNull(),
    regions: text().array().notNull(),
    country: text().notNull(),
    state: text().notNull(),
    city: text().notNull(),
    zipCode: text('zip_code').notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    location: point({ mode: 'tuple' }),
    listed: boolean().notNull(),
    visible: boolean().notNull(),
    isDraft: boolean('is_draft').notNull(),
    isVerified: boolean('is_verified').notNull(),
    isFeatured: boolean('is_featured').notNull(),
    isFirstSpotlight: boolean('is_first_spotlight').notNull(),
    isHighPriority: boolean('is_high_priority').notNull(),
    spotlight: boolean().notNull(),
    /** Place in the organic order by what admins have set: 2 first spotlight, 1 high priority, 0 neither or no right to it. */
    priority: smallint().notNull().default(0),
    /** Nobody has confirmed it for long: it stands behind the others. */
    sunk: boolean().notNull().default(false),
    hotrack: boolean().notNull(),
    discountPercent: numeric('discount_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    diamond: integer().notNull(),
    sellerType: text('seller_type').notNull(),
    averageRating: numeric('average_rating', { precision: 3, scale: 2, mode: 'number' }).notNull(),
    reviewCount: integer('review_count').notNull(),
    categories: text().array().notNull(),
    features: text().array().notNull(),
    numberOfBuildings: integer('number_of_buildings').notNull(),
    totalSpace: integer('total_space').notNull(),
    /** Limits of one order; null when the listing doesn't sell its space this way. */
    minPallets: integer('min_pallets'),
    maxPallets: integer('max_pallets'),
    minSqft: integer('min_sqft'),
    maxSqft: integer('max_sqft'),
    /** The largest order for a month from tomorrow, and the first day from which the smallest can be booked. */
    freePallets: integer('free_pallets').notNull(),
    freeSqft: integer('free_sqft').notNull().default(0),
    freeFrom: date('free_from', { mode: 'string' }),
    card: jsonb().notNull(),
    prices: jsonb().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => {
    // Anew for each index: an index takes the direction out of the column that it was given.
    const usual = () =>
      [table.sunk, table.priority.desc(), table.isVerified.desc(), table.averageRating.desc(), table.id] as const
    return [
      uniqueIndex('listing_search_slug_idx').on(table.slug),
      uniqueIndex('listing_search_url_idx').on(table.warehouseUrl),
      index('listing_search_seller_idx').on(table.sellerId, table.id),
      index('listing_search_order_idx')
        .on(...usual())
        .where(sql`listed`),
      index('listing_search_place_idx')
        .on(table.country, table.state, table.city, ...usual())
        .where(sql`listed`),
      index('listing_search_spotlight_idx')
        .on(...usual())
        .where(sql`listed and spotlight`),
    ]
  },
)

/** The detail page beyond the card: `detail` without a price, `money` with all that a visitor must not see. */
export const listingDetail = market.table('listing_detail', {
  id: integer()
    .primaryKey()
    .references(() => listingSearch.id, { onDelete: 'cascade' }),
  detail: jsonb().notNull(),
  money: jsonb().notNull(),
})

const flags = (columns: readonly { column: string }[]) =>
  Object.fromEntries(columns.map(({ column }) => [column, boolean(column).notNull().default(false)]))

const figure = (column: string, isWhole: boolean) => (isWhole ? integer(column) : doublePrecision(column)).notNull()
const figures = Object.fromEntries(
  figureColumns.map(({ column, isWhole }) => [column, figure(column, isWhole).default(0)]),
)

/**
 * What lists are found, counted and placed by: one narrow row a listing, with a column for each key of the definitions
 * that can be counted (facet-columns.ts). PostgreSQL reads a row from its first column to the last that is asked for, so
 * what maps and groups of places read by whole scans stands first, and prices last. The words stand apart from the row.
 */
export const listingFacet = market.table(
  'listing_facet',
  {
    id: integer()
      .primaryKey()
      .references(() => listingSearch.id, { onDelete: 'cascade' }),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The cell of the deepest Mercator grid. */
    cellX: integer('cell_x'),
    cellY: integer('cell_y'),
    sellerId: integer('seller_id').notNull(),
    reviewCount: integer('review_count').notNull(),
    ...figures,
    averageRating: doublePrecision('average_rating').notNull(),
    priority: smallint().notNull(),
    diamond: smallint().notNull(),
    listed: boolean().notNull(),
    visible: boolean().notNull(),
    isVerified: boolean('is_verified').notNull(),
    isFeatured: boolean('is_featured').notNull(),
    spotlight: boolean().notNull(),
    hotrack: boolean().notNull(),
    sunk: boolean().notNull(),
    regionScope: text('region_scope').notNull(),
    region: text().notNull(),
    country: text().notNull(),
    state: text().notNull(),
    ...flags(optionFlags),
    freePallets: integer('free_pallets').notNull(),
    freeSqft: integer('free_sqft').notNull(),
    minPallets: integer('min_pallets'),
    maxPallets: integer('max_pallets'),
    minSqft: integer('min_sqft'),
    maxSqft: integer('max_sqft'),
    /** The median time to an answer; null where it is not known. */
    answerMinutes: integer('answer_minutes'),
    sellerType: text('seller_type').notNull(),
    ...Object.fromEntries(priceColumns.map(({ column }) => [column, numeric(column)])),
    words: tsvector().notNull(),
  },
  (table) => {
    const usual = () =>
      [table.sunk, table.priority.desc(), table.isVerified.desc(), table.averageRating.desc(), table.id] as const
    return [
      index('listing_facet_seller_idx').on(table.sellerId),
      index('listing_facet_order_idx')
        .on(...usual())
        .where(sql`listed`),
      index('listing_facet_scope_idx')
        .on(table.regionScope, ...usual())
        .where(sql`listed`),
      index('listing_facet_region_idx')
        .on(table.region, ...usual())
        .where(sql`listed`),
      index('listing_facet_state_idx')
        .on(table.country, table.state, ...usual())
        .where(sql`listed`),
      index('listing_facet_country_idx')
        .on(table.country, ...usual())
        .where(sql`listed`),
      index('listing_facet_spotlight_idx')
        .on(...usual())
        .where(sql`listed and spotlight`),
      index('listing_facet_hotrack_idx')
        .on(...usual())
        .where(sql`listed and hotrack`),
      index('listing_facet_answer_idx')
        .on(table.answerMinutes, table.id)
        .where(sql`listed`),
      index('listing_facet_pallets_idx')
        .on(table.maxPallets, table.minPallets)
        .where(sql`listed and max_pallets is not null`),
      index('listing_facet_sqft_idx')
        .on(table.maxSqft, table.minSqft)
        .where(sql`listed and max_sqft is not null`),
      // All that the clusters of a wide map are made of.
      index('listing_facet_map_idx')
        .on(table.latitude, table.longitude, table.cellX, table.cellY, table.id)
        .where(sql`listed`),
      index('listing_facet_words_idx').using('gin', table.words),
    ]
  },
)

/**
 * Which listings of a block of ids meet a condition on `listing_facet`, a bit each, for counts and facets; `edition` is the
 * set of conditions that it was written with. A place is a condition, too. Written by `refreshBitmaps` alone.
 */
export const listingBitmap = market.table(
  'listing_bitmap',
  {
    condition: text().notNull(),
    block: integer().notNull(),
    regionScope: text('region_scope').notNull().default(''),
    region: text().notNull().default(''),
    country: text().notNull().default(''),
    state: text().notNull().default(''),
    edition: integer().notNull(),
    bits: bit({ dimensions: BLOCK }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'listing_bitmap_pk',
      columns: [table.condition, table.block, table.regionScope, table.region, table.country, table.state],
    }),
    index('listing_bitmap_block_idx').on(table.block),
  ],
)

/** Blocks of which a listing changed since (cms/sql/620-listing-bitmaps.sql): they are read row by row. */
export const listingBlockChange = market.table('listing_block_change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  block: integer().notNull(),
})

/** What each warehouse did in the last 12 months, copied into the rows above. Written by `saveServiceRecords` alone. */
export const serviceRecord = market.table('service_record', {
  warehouseId: integer('warehouse_id').primaryKey(),
  figures: jsonb().$type<ServiceRecord>().notNull(),
  measuredAt: timestamp('measured_at', { withTimezone: true }).notNull(),
})

/** The order in which changes are read, given to each after its commit. */
export const listingChangePosition = market.sequence('listing_change_position')

/**
 * What changed of listings, for whoever watches a search: the row of `listing_facet` as it was (none for a new one), or
 * units of space that were given back for a time. Written by triggers (cms/sql/610-listing-changes.sql).
 */
export const listingChange = market.table(
  'listing_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id').notNull(),
    /** Null until a reader numbers it. */
    position: bigint({ mode: 'number' }),
    before: jsonb(),
    /** Units given back from `startDay` to `endDay`; without days, for good. */
    units: bigint({ mode: 'number' }),
    startDay: date('start_day', { mode: 'string' }),
    endDay: date('end_day', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('listing_change_position_idx').on(table.position),
    index('listing_change_unread_idx')
      .on(table.id)
      .where(sql`position is null`),
    index('listing_change_listing_idx').on(table.listingId, table.position),
  ],
)

/** Places that a search can name: cities and ZIP codes, filled by the seed from GeoNames. */
export const place = market.table(
  'place',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['city', 'zip'] }).notNull(),
    name: text().notNull(),
    state: text().notNull(),
    country: text().notNull(),
    zipCode: text('zip_code'),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    population: integer().notNull().default(0),
  },
  (table) => [
    index('place_zip_idx').on(table.zipCode),
    index('place_name_idx').on(sql`lower(name)`, table.population.desc()),
  ],
)
