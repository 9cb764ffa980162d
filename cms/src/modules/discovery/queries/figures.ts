import { sql, type SQL } from 'drizzle-orm'
import { UNITS_PER_PALLET, UNITS_PER_SQFT } from '@stackyard/shared/domain/capacity'
import type { Filters } from './filters'

const tomorrow = sql`((now() at time zone 'utc')::date + 1)`

/** Whether the days of a listing must be looked at; pallets for the next month stand in its row. */
export const asksForDay = ({ minSqft, freeFrom }: Filters): boolean => minSqft !== undefined || freeFrom !== undefined

/**
 * Room for so many pallets or square feet for a month, from a day on (tomorrow unless said). What nobody has reserved
 * is free as a whole; only a listing with holds is asked for its days.
 */
export function freeSpace(filters: Filters): SQL[] {
  const { minPallets, minSqft, freeFrom } = filters
  if (!asksForDay(filters)) return minPallets === undefined ? [] : [sql`free_pallets >= ${minPallets}::float8`]
  const units = Math.ceil(Math.max((minPallets ?? 0) * UNITS_PER_PALLET, (minSqft ?? 0) * UNITS_PER_SQFT, 1))
  const from = freeFrom === undefined ? tomorrow : sql`greatest(${freeFrom}::date, ${tomorrow})`
  return [
    sql`total_space >= ${units}::bigint / ${UNITS_PER_PALLET}::float8`,
    sql`case when exists (select from market.capacity_hold h where h.warehouse_id = s.id and h.state <> 'released')
      then market.free_units(s.id, ${from}, (${from} + interval '1 month')::date) >= ${units}::bigint else true end`,
  ]
}

/** A price range in dollars, by mode and term: for signed-in readers only, or it would tell the price (DECISIONS 34). */
export function prices({ minPrice, maxPrice, priceMode, priceTerm }: Filters): SQL[] {
  const key = `${priceMode === 'sqFeet' ? 'priceSq' : 'price'}${priceTerm ?? 1}`
  const price = sql`(prices ->> ${key})::numeric`
  return [
    ...(minPrice === undefined ? [] : [sql`${price} >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql`(${price} > 0 and ${price} <= ${maxPrice})`]),
  ]
}
