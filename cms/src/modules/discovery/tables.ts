import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  point,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { market } from '../../platform/db'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The read model of discovery (DESIGN §4): one row per listing, written by `market.refresh_listings` alone. `listed`
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
    mercatorX: doublePrecision('mercator_x'),
    mercatorY: doublePrecision('mercator_y'),
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
    search: tsvector().notNull(),
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
      index('listing_search_seller_idx').on(table.sellerId),
      index('listing_search_order_idx')
        .on(...usual())
        .where(sql`listed`),
      index('listing_search_scope_idx')
        .on(table.regionScope, ...usual())
        .where(sql`listed`),
      index('listing_search_region_idx')
        .on(table.region, ...usual())
        .where(sql`listed`),
      index('listing_search_state_idx')
        .on(table.country, table.state, ...usual())
        .where(sql`listed`),
      index('listing_search_country_idx')
        .on(table.country, ...usual())
        .where(sql`listed`),
      index('listing_search_spotlight_idx')
        .on(...usual())
        .where(sql`listed and spotlight`),
      index('listing_search_hotrack_idx')
        .on(...usual())
        .where(sql`listed and hotrack`),
      index('listing_search_location_idx').using('gist', table.location),
      index('listing_search_categories_idx').using('gin', table.categories),
      index('listing_search_features_idx').using('gin', table.features),
      index('listing_search_text_idx').using('gin', table.search),
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

/**
 * The transaction that last wrote or removed a row of `listing_search`, by triggers (cms/sql/310-catalogue.sql): what the
 * catalogue in memory reads again. The listing 0 stands for all.
 */
export const listingChange = market.table(
  'listing_change',
  { listingId: integer('listing_id').primaryKey(), xid: xid8().notNull() },
  (table) => [index('listing_change_xid_idx').on(table.xid)],
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
