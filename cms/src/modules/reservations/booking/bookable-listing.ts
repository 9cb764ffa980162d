import { coverOf } from '@stackyard/shared/domain/floor-plan'
import type { FulfillmentPricing } from '@stackyard/shared/domain/fulfillment-pricing'
import type { SpaceLimits } from '@stackyard/shared/domain/order-quantity'
import type { StoragePricing } from '@stackyard/shared/domain/storage-pricing'
import type { Biller } from '@stackyard/shared/reference/installment-states'
import { storageTerms } from '@stackyard/shared/reference/terms'
import { sql, type SQL } from 'drizzle-orm'
import type { WarehouseSnapshot } from './tables'

/** A listing as a purchase reads it: whether it takes reservations, and its prices and limits of this moment. */
export type BookableListing = StoragePricing &
  SpaceLimits &
  FulfillmentPricing & {
    id: number
    sellerId: number
    /** Shown to the public: live, visible, of an active seller. */
    listed: boolean
    /** When the provider last said that space and rates are right. */
    confirmedAt: Date
    /** Who bills the months after the first. */
    billedBy: Biller
    regionScope: string
    sellerType: string
    /** What the warehouse does not take, as the notice of the purchase names it. */
    restricted: string[]
    snapshot: WarehouseSnapshot
    /** The agreement made for this seller or, without one, for everybody; its body is an editor's text. */
    agreement: { title: string; body: unknown } | null
  }

type Row = Record<string, string | number | boolean | null> & {
  id: number
  seller_id: number
  tiers: { tierName: string }[] | null
  tier_discounts: Record<string, unknown> | null
  photo: string | null
  agreement: { title: string; body: unknown } | null
}

const goods = {
  features_hazmat: 'hazmat',
  features_oversized_items: 'oversized',
  categories_food_beverage: 'food',
  categories_pharmaceutical_medical_supplies: 'pharma',
} as const

const drawn = {
  features_cold_storage: 'coldStorage',
  features_temp_control: 'tempControl',
  features_rail: 'rail',
} as const

const figure = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value))
const words = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A row of a select that reads `bookable(id)`. */
export type BookableRow = { listing: Row | null }

/**
 * The column of the listing by id. Payload's table is read directly: prices must be of this transaction. By a function,
 * whose plan the database keeps: making it takes longer than the read.
 */
export const bookable = (id: number): SQL => sql`market.bookable_listing(${id}) as listing`

/** The listing of such a row, or null when it is gone. */
export const bookableOf = ({ listing }: BookableRow): BookableListing | null => (listing ? toListing(listing) : null)

const inRow = (columns: Record<string, string>, row: Row, has: boolean): string[] =>
  Object.entries(columns).flatMap(([column, name]) => ((row[column] === true) === has ? [name] : []))

/** The first photo, or the plan drawn from the listing's figures. */
const coverLink = (row: Row): string =>
  coverOf({
    photo: row.photo ? { link: row.photo } : null,
    totalSpace: figure(row.total_space) ?? 0,
    numberOfBuildings: figure(row.number_of_buildings) ?? 1,
    features: inRow(drawn, row, true),
  }).link

function toListing(row: Row): BookableListing {
  const byTerm = (field: string, column: string) =>
    Object.fromEntries(storageTerms.map((term) => [`${field}${term}`, figure(row[`${column}${term}`])]))
  return {
    id: row.id,
    sellerId: row.seller_id,
    listed: row.listed === true,
    confirmedAt: new Date(words(row.confirmed_or_created)),
    billedBy: row.billed_by_platform === true ? 'platform' : 'warehouse',
    regionScope: words(row.region_scope),
    sellerType: words(row.seller_type),
    agreement: row.agreement,
    restricted: inRow(goods, row, false),
    palletEnabled: row.pallet_enabled === true,
    sqEnabled: row.sq_enabled === true,
    hotRackEnabled: row.hot_rack_enabled === true,
    discountOption: words(row.discount_option),
    ...byTerm('price', 'price'),
    ...byTerm('discount', 'discount'),
    ...byTerm('priceSq', 'price_sq'),
    ...byTerm('discountSq', 'discount_sq'),
    totalSpace: figure(row.largest_space),
    minSpaceOrder: figure(row.min_space_order),
    maxSpaceOrder: figure(row.max_space_order),
    minSpaceOrderSq: figure(row.min_space_order_sq),
    maxSpaceOrderSq: figure(row.max_space_order_sq),
    fulfillmentRatesVisible: row.fulfillment_rates_visible === true,
    fulfillmentDeposit: figure(row.fulfillment_deposit),
    fulfillmentRates: row.tiers ?? [],
    fulfillmentRatesDetails: { monthlyVolumeTiers: row.tier_discounts ?? {} },
    snapshot: {
      name: words(row.name),
      slug: words(row.public_slug) || words(row.warehouse_url),
      warehouseUrl: words(row.warehouse_url),
      city: words(row.address_city),
      state: words(row.address_state),
      country: words(row.address_country),
      photo: coverLink(row),
    },
  }
}
