import { boolean, customType, index, integer, jsonb, numeric, text, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { market } from '../../../platform/db'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The read model of services: one row per service, written by `refreshServices` alone in the transaction of
 * the record. `listed` says whether the public sees it. `card` is the wire's card, `detail` what its page has beyond it.
 */
export const serviceSearch = market.table(
  'service_search',
  {
    id: integer().primaryKey(),
    sellerId: integer('seller_id').notNull(),
    sellerType: text('seller_type').notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    serviceType: text('service_type').notNull(),
    subtypes: text().array().notNull(),
    regionScope: text('region_scope').notNull(),
    regions: text().array().notNull(),
    country: text().notNull(),
    state: text().notNull(),
    listed: boolean().notNull(),
    visible: boolean().notNull(),
    isVerified: boolean('is_verified').notNull(),
    spotlight: boolean().notNull(),
    partner: boolean().notNull(),
    averageRating: numeric('average_rating', { precision: 3, scale: 2, mode: 'number' }).notNull(),
    reviewCount: integer('review_count').notNull(),
    search: tsvector().notNull(),
    card: jsonb().notNull(),
    detail: jsonb().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('service_search_slug_idx').on(table.slug),
    index('service_search_seller_idx').on(table.sellerId),
    index('service_search_order_idx')
      .on(table.isVerified.desc(), table.averageRating.desc(), table.id)
      .where(sql`listed`),
    index('service_search_type_idx')
      .on(table.serviceType, table.isVerified.desc(), table.averageRating.desc(), table.id)
      .where(sql`listed`),
    index('service_search_partner_idx')
      .on(table.isVerified.desc(), table.averageRating.desc(), table.id)
      .where(sql`listed and partner`),
    index('service_search_subtypes_idx').using('gin', table.subtypes),
    index('service_search_text_idx').using('gin', table.search),
  ],
)
