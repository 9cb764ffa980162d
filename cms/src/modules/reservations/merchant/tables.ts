import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Address } from '@stackyard/shared/schema/address'
import type { RfpAnswers } from '@stackyard/shared/schema/rfp-answers'
import { market } from '../../../platform/db'

const at = (name: string) => timestamp(name, { withTimezone: true })
const answers = (name: string) => jsonb(name).$type<RfpAnswers>().notNull().default({})

/** A merchant's request for proposal, one for each account; `merchantId` is the account's id. */
export const merchantRfp = market.table(
  'merchant_rfp',
  {
    merchantId: integer('merchant_id').primaryKey(),
    company: text().notNull().default(''),
    /** Null until it is given. */
    foundedYear: integer('founded_year'),
    merchantType: text('merchant_type', {
      enum: ['eCommerceRetailer', 'physicalRetailer', 'omnichannelRetailer'],
    }).notNull(),
    categories: text().array().notNull().default([]),
    storageVolume: text('storage_volume'),
    monthlyShipmentVolume: text('monthly_shipment_volume'),
    refMessage: text('ref_message').notNull().default(''),
    about: text().notNull().default(''),
    phone: text().notNull().default(''),
    website: text().notNull().default(''),
    address: jsonb().$type<Address>(),
    /** Where space is wanted, in the merchant's words. */
    place: text().notNull().default(''),
    startDate: date('start_date', { mode: 'string' }),
    /** Null for a flexible term. */
    termMonths: integer('term_months'),
    answerBy: date('answer_by', { mode: 'string' }),
    ecommerceFeatures: answers('ecommerce_features'),
    physicalFeatures: answers('physical_features'),
    omnichannelFeatures: answers('omnichannel_features'),
    fulfillmentProvider: answers('fulfillment_provider'),
    inboundOrderProfile: answers('inbound_order_profile'),
    outboundOrderProfile: answers('outbound_order_profile'),
    inventoryOrderProfile: answers('inventory_order_profile'),
    refUserId: integer('ref_user_id'),
    /** `public`: from the wizard without an account; `quote`: from a request for a quote. */
    origin: text({ enum: ['account', 'quote', 'public'] })
      .notNull()
      .default('account'),
    /** When it was first sent; null for a draft. */
    submittedAt: at('submitted_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (row) => [index('merchant_rfp_submitted').on(row.submittedAt)],
)

/** A provider's access to a merchant's request: asked for, or granted with the request that was sent to them. */
export const rfpAccess = market.table(
  'rfp_access',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: integer('merchant_id').notNull(),
    sellerId: integer('seller_id').notNull(),
    /** The warehouse that the request was sent to last; null when it went to the company. */
    warehouseId: integer('warehouse_id'),
    state: text({ enum: ['requested', 'approve', 'deny'] }).notNull(),
    askedAt: at('asked_at').notNull().defaultNow(),
    decidedAt: at('decided_at'),
  },
  (row) => [
    uniqueIndex('rfp_access_pair').on(row.merchantId, row.sellerId),
    index('rfp_access_seller').on(row.sellerId, row.state),
    check('rfp_access_decided', sql`(${row.state} = 'requested') = (${row.decidedAt} is null)`),
  ],
)

/** A link that opens a merchant's request without an account, until the merchant revokes it. */
export const rfpLink = market.table(
  'rfp_link',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: integer('merchant_id').notNull(),
    label: text().notNull().default(''),
    openedCount: integer('opened_count').notNull().default(0),
    lastOpenedAt: at('last_opened_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    revokedAt: at('revoked_at'),
  },
  (row) => [index('rfp_link_merchant').on(row.merchantId, row.id.desc())],
)
