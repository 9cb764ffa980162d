import { sql, type SQL } from 'drizzle-orm'
import { UNITS_PER_PALLET, UNITS_PER_SQFT } from '@stackyard/shared/domain/capacity'
import { priceColumns } from '../facet-columns'
import type { Filters } from './filters'

/** Whether what is free of a listing `f` depends on the day. */
const byDay = sql`exists (select from market.capacity_hold h where h.warehouse_id = f.id and h.state <> 'released')
  or exists (select from market.capacity_change c where c.warehouse_id = f.id)`

const tomorrow = sql`((now() at time zone 'utc')::date + 1)`

type SpaceFilters = Pick<Filters, 'minPallets' | 'minSqft' | 'freeFrom' | 'priceTerm'>

const asksForSpace = ({ minPallets = 0, minSqft = 0 }: SpaceFilters): boolean => minPallets > 0 || minSqft > 0

/** Whether the days of a listing must be read; what can be booked for a month from tomorrow is stored in its row. */
export const asksForDay = (filters: SpaceFilters): boolean =>
  filters.freeFrom !== undefined || (asksForSpace(filters) && (filters.priceTerm ?? 1) > 1)

type ReservationDates = { from: SQL; months: SQL; until: SQL }

/** First day and length of the reservation that a reader has in mind. */
const datesOf = ({ freeFrom, priceTerm }: SpaceFilters): ReservationDates => {
  const from = freeFrom === undefined ? tomorrow : sql`greatest(${freeFrom}::date, ${tomorrow})`
  const months = sql.raw(String(priceTerm ?? 1))
  return { from, months, until: sql`(${from} + make_interval(months => ${months}))::date` }
}

/**
 * Listings of which an order of so many pallets or square feet can be placed: sold this way, within the limits of an
 * order, and free for the term from the chosen day on (a month from tomorrow unless said). With a day alone, listings that
 * have room for their smallest order. The rule of `bookableSpace` in shared/domain.
 *
 * `returned`: units that count as taken although they are free by now, to tell whether space was free before.
 */
export function freeSpace(filters: SpaceFilters, returned?: (dates: ReservationDates) => SQL): SQL[] {
  const pallets = Math.ceil(filters.minPallets ?? 0)
  const sqft = Math.ceil(filters.minSqft ?? 0)
  const within = [
    ...(pallets > 0 ? [sql`${pallets}::int >= min_pallets`] : []),
    ...(sqft > 0 ? [sql`${sqft}::int >= min_sqft`] : []),
  ]
  if (!asksForDay(filters))
    return [
      ...within,
      ...(pallets > 0 ? [sql`free_pallets >= ${pallets}::int`] : []),
      ...(sqft > 0 ? [sql`free_sqft >= ${sqft}::int`] : []),
    ]
  const dates = datesOf(filters)
  const less = returned?.(dates)
  const units = Math.max(pallets * UNITS_PER_PALLET, sqft * UNITS_PER_SQFT)
  const least = sql`market.least_order_units(min_pallets, max_pallets, min_sqft, max_sqft)`
  return [
    ...within,
    ...(pallets > 0 ? [sql`max_pallets >= ${pallets}::int`] : []),
    ...(sqft > 0 ? [sql`max_sqft >= ${sqft}::int`] : []),
    ...(units > 0 ? [] : [sql`${least} is not null`]),
    sql`case when ${byDay} ${less ? sql`or ${less} > 0` : sql``}
      then market.free_units(f.id, ${dates.from}, ${dates.until}) ${less ? sql`- ${less}` : sql``}
        >= ${units > 0 ? sql`${units}::bigint` : least} else true end`,
  ]
}

/** What can be booked on the chosen dates, for a card; undefined when none are chosen and the stored figures hold. */
export function spaceOnDates(filters: SpaceFilters): SQL | undefined {
  if (!asksForDay(filters)) return undefined
  const { from, months } = datesOf(filters)
  return sql`market.space_on_card(s.id, s.min_pallets, s.max_pallets, s.min_sqft, s.max_sqft, ${from}, ${months})`
}

const priceOf = (key: string): SQL => sql.raw(priceColumns.find((column) => column.key === key)?.column ?? 'null')

/** What one unit costs a month on these dates after its discount, in the unit that is asked for: pallets unless said. */
export const netPrice = ({ minSqft, priceTerm }: SpaceFilters): SQL =>
  priceOf(`net${minSqft ? 'Sq' : ''}${priceTerm ?? 1}`)

/**
 * A price range in dollars, by mode and term, and a budget for a month of all that is asked for: for signed-in readers
 * only, or it would tell the price.
 */
export function prices({ minPrice, maxPrice, priceMode, budget, ...space }: Filters): SQL[] {
  const price = priceOf(`${priceMode === 'sqFeet' ? 'priceSq' : 'price'}${space.priceTerm ?? 1}`)
  const quantity = Math.ceil(space.minSqft ?? space.minPallets ?? 1)
  return [
    ...(minPrice === undefined ? [] : [sql`${price} >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql`(${price} > 0 and ${price} <= ${maxPrice})`]),
    ...(budget === undefined ? [] : [sql`${netPrice(space)} * ${quantity}::int <= ${budget}`]),
  ]
}

/** The largest order on the chosen dates, in the unit that is asked for: pallets unless said. */
export function bookableOnDates(filters: SpaceFilters): SQL {
  const [unit, name] = filters.minSqft ? [UNITS_PER_SQFT, 'sqft'] : [UNITS_PER_PALLET, 'pallets']
  if (!asksForDay(filters)) return sql.raw(`free_${name}`)
  const { from, until } = datesOf(filters)
  const [least, most] = [sql.raw(`min_${name}`), sql.raw(`max_${name}`)]
  return sql`case when ${byDay}
    then market.bookable_quantity(market.free_units(f.id, ${from}, ${until}), ${sql.raw(String(unit))}, ${least}, ${most})
    when ${most} >= ${least} then ${most} else 0 end`
}
