import { productCategories } from '../reference/product-categories'
import { warehouseFeatures } from '../reference/warehouse-features'
import { serviceSwitches } from '../reference/warehouse-options'
import type { Warehouse } from '../schema/warehouse'
import { formatOperatingHours } from './opening-hours'

/** A name and its value in words, as the listing page shows them (000 §2.11). */
export type Fact = { label: string; value: string }

const on = (flags: Readonly<Record<string, boolean>>) => (option: { key: string }) => flags[option.key] === true

/** The product categories a warehouse takes, by name. */
export const categoriesOf = (listing: Warehouse): string[] =>
  productCategories.filter(on(listing.categories)).map(({ label }) => label)

/** Expertise, highlighted features first. */
export const expertiseOf = (listing: Warehouse): { label: string; highlighted: boolean }[] =>
  warehouseFeatures.filter(on(listing.features)).toSorted((a, b) => Number(b.highlighted) - Number(a.highlighted))

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
/** "84000" as "84,000"; what is no whole number stays as it was typed. */
const figure = (value: unknown): string =>
  /^\d+$/.test(text(value)) ? Number(value).toLocaleString('en-US') : text(value)
const joined = (value: unknown): string => (Array.isArray(value) ? value.map(text).filter(Boolean).join(', ') : '')
const withUnit = (value: unknown, unit: unknown): string => [text(value), text(unit)].filter(Boolean).join(' ')
/** "2 Days", but "1 Day". */
const lasting = (value: unknown, unit: unknown): string =>
  value ? withUnit(value, text(value) === '1' ? text(unit).replace(/s$/, '') : unit) : ''
const filled = (facts: Fact[]): Fact[] => facts.filter(({ value }) => value !== '')

/** Service switches that are on, then the lists of systems and carriers (000 §3.1, 002 §3.7). */
export function amenitiesOf({ amenities }: Warehouse): { services: string[]; facts: Fact[] } {
  return {
    services: serviceSwitches.filter(({ key }) => amenities[key] === true).map(({ label }) => label),
    facts: filled([
      { label: 'Warehouse management system', value: joined(amenities.primaryWms) },
      { label: 'Integrations', value: joined(amenities.wmsIntegrations) },
      { label: 'Parcel carriers', value: joined(amenities.parcelCarriers) },
      { label: 'Packaging', value: joined(amenities.packaging) },
      { label: 'Client support', value: joined(amenities.clientSupport) },
    ]),
  }
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const hours = new Map<string, string>()

/** Opening hours in words; each set of hours is put into words once, since time zones are slow to ask for. */
function hoursOf({ alwaysOpen, operatingHours }: Warehouse['facilityDetails']): string {
  const key = JSON.stringify([alwaysOpen, operatingHours])
  const known = hours.get(key) ?? formatOperatingHours({ alwaysOpen, operatingHours }) ?? ''
  hours.set(key, known)
  return known
}

/** The building: hours in its own time zone, size, accuracy, speed. A founding year of 1800 is an untouched default. */
export function facilitiesOf(listing: Warehouse): Fact[] {
  const details = listing.facilityDetails
  const open = details.operatingDays?.flatMap((operates, at) => (operates ? [days[at] ?? ''] : []))
  return filled([
    { label: 'Operating hours', value: hoursOf(details) },
    { label: 'Operating days', value: open?.join(', ') ?? '' },
    { label: 'Buildings', value: text(listing.numberOfBuildings) },
    { label: 'Square footage', value: figure(details.squareFootage) },
    { label: 'Employees', value: text(details.employees) },
    { label: 'Year founded', value: details.yearFounded === '1800' ? '' : text(details.yearFounded) },
    { label: 'Order accuracy', value: details.orderAccuracyRate ? `${details.orderAccuracyRate} %` : '' },
    {
      label: 'Average receiving time',
      value: lasting(details.averageReceivingTime, details.averageReceivingTimeType),
    },
    {
      label: 'Order cut-off',
      value: details.orderCutoffTime ? withUnit(details.orderCutoffTime, details.orderCutoffTimeType) : '',
    },
    {
      label: 'Average delivery speed',
      value: lasting(details.averageDeliverySpeed, details.averageDeliverySpeedType),
    },
    { label: 'Building security', value: text(details.buildingSecurity) },
  ])
}
