import { sql } from 'drizzle-orm'
import { UNITS_PER_PALLET, UNITS_PER_SQFT } from '@stackyard/shared/domain/capacity'
import { countries } from '@stackyard/shared/reference/countries'
import { storageTerms } from '@stackyard/shared/reference/terms'
import { territoryRegions } from '@stackyard/shared/reference/us-regions'
import { usStates } from '@stackyard/shared/reference/us-states'
import { columnOf, netColumns, quoted } from './facet-columns'
import { moneyFields } from './field-columns'

/** Pieces of the statement that derives the read model from the table `warehouses w` and its seller `users u`. */

const pairs = (entries: [string, string][]): string =>
  entries.map(([key, value]) => `${quoted(key)}, ${value}`).join(', ')

const dollars = (names: string[]): string => pairs(names.map((name) => [name, `w.${columnOf(name)}`]))
const byTerm = (prefix: string): string[] => storageTerms.map((term) => `${prefix}${term}`)

const lowestOf = (mode: 'net' | 'netSq'): string =>
  `least(${netColumns
    .filter(({ key }) => storageTerms.some((term) => key === `${mode}${term}`))
    .map(({ source }) => source)
    .join(', ')})`

/** The prices of a card: {price1 … priceSq12} as listed, {net1 … netSq12} after discounts, and the lowest that a customer pays. */
export const cardPrices = sql.raw(`jsonb_build_object(${dollars([...byTerm('price'), ...byTerm('priceSq')])},
  ${netColumns.map(({ key, source }) => `${quoted(key)}, ${source}`).join(', ')},
  'lowestPallet', ${lowestOf('net')}, 'lowestSqFt', ${lowestOf('netSq')})`)

const termsWithPrice = (flag: string, prefix: string): string =>
  `case when coalesce(w.${flag}, false) then to_jsonb(array_remove(array[${storageTerms
    .map((term) => `case when w.${columnOf(`${prefix}${term}`)} > 0 then ${term} end`)
    .join(', ')}]::int[], null)) else '[]'::jsonb end`

/** Terms in months that have a price, by mode: tells a visitor that there is a price without telling it. */
export const termsOffered = sql.raw(
  `jsonb_build_object('pallet', ${termsWithPrice('pallet_enabled', 'price')}, 'sqFeet', ${termsWithPrice('sq_enabled', 'priceSq')})`,
)

const positive = (name: string): string => `greatest(coalesce(w.${columnOf(name)}, 0), 0)`

/** The discount percentage, as `shared/domain/discount` computes it, rounded up for the badge. */
export const hotRackPercent = sql.raw(`case when not coalesce(w.hot_rack_enabled, false) then 0
  when w.discount_option = 'percentage' then ceil(round(least(100, greatest(${[...byTerm('discount'), ...byTerm('discountSq')].map(positive).join(', ')})), 6))
  else ceil(round(least(100, greatest(${storageTerms
    .map((term) => `case when w.price${term} > 0 then ${positive(`discount${term}`)} / w.price${term} * 100 else 0 end`)
    .join(', ')})), 6)) end`)

/** Everything with a dollar figure in it. */
export const moneyObject = sql.raw(`jsonb_build_object(
  ${dollars([...byTerm('price'), ...byTerm('priceSq'), ...byTerm('discount'), ...byTerm('discountSq')])},
  ${moneyFields},
  'discountOption', w.discount_option,
  'fulfillmentRates', coalesce(tiers.list, '[]'::jsonb),
  'fulfillmentRatesDetails', jsonb_build_object('monthlyVolumeTiers', coalesce(w.fulfillment_rates_details_monthly_volume_tiers, '{}'::jsonb)))`)

const orderLimit = (mode: 'pallet' | 'sq', unit: number): string => {
  const [suffix, name] = mode === 'sq' ? ['_sq', 'sqft'] : ['', 'pallets']
  return `market.smallest_order(w.${mode}_enabled, w.min_space_order${suffix}) as min_${name},
    market.largest_order(w.${mode}_enabled, w.max_space_order${suffix}, units.most, ${unit}) as max_${name}`
}

/** The limits of one order; `units.most` is the whole space in units, the largest that it is or will be. */
export const orderLimitColumns = sql.raw(
  `${orderLimit('pallet', UNITS_PER_PALLET)}, ${orderLimit('sq', UNITS_PER_SQFT)}`,
)

/** Every region a filter may match: territories have two. */
export const regionSet = sql.raw(
  `case ${Object.entries(territoryRegions)
    .map(([state, region]) => `when w.region_scope = 'us' and w.state = '${state}' then array[w.region, '${region}']`)
    .join(' ')} else array_remove(array[nullif(w.region, '')], null) end`,
)

const countryNames = Object.fromEntries(countries.map((country) => [country.code2, country.name]))
const stateNames = Object.fromEntries(usStates.map((state) => [state.code, state.label]))

const lookup = (names: Record<string, string>, column: string): string =>
  `${quoted(JSON.stringify(names))}::jsonb ->> ${column}`

/** Names of the state and country, so that "Ohio" and "Germany" are found as text. */
export const placeNames = sql.raw(
  `concat_ws(' ', case when w.region_scope = 'us' then ${lookup(stateNames, 'w.state')} end, ${lookup(countryNames, 'w.country')})`,
)
