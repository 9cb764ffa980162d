import { bigint, index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A merchant's request for a quote (000 §2.14), as it was sent, and the provider's answer. */
export const quoteRequest = market.table(
  'quote_request',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null when the request was for the provider as such. */
    warehouseId: integer('warehouse_id'),
    sellerId: integer('seller_id').notNull(),
    /** The merchant's account; null until the mail job has found or opened it, and for addresses of other roles. */
    customerId: integer('customer_id'),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text().notNull().default(''),
    company: text().notNull(),
    website: text().notNull().default(''),
    message: text().notNull(),
    categories: text().array().notNull(),
    storageVolume: text('storage_volume').notNull(),
    monthlyShipmentVolume: text('monthly_shipment_volume').notNull(),
    merchantType: text('merchant_type', {
      enum: ['eCommerceRetailer', 'physicalRetailer', 'omnichannelRetailer'],
    }).notNull(),
    foundedYear: integer('founded_year'),
    state: text({ enum: ['open', 'answered'] })
      .notNull()
      .default('open'),
    answer: text(),
    answeredAt: at('answered_at'),
    answeredBy: integer('answered_by'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (row) => [
    index('quote_request_seller').on(row.sellerId, row.id.desc()),
    index('quote_request_customer').on(row.customerId, row.id.desc()),
    index('quote_request_email').on(row.email, row.createdAt),
  ],
)
