import { productCategories } from '../reference/product-categories'
import { warehouseFeatures } from '../reference/warehouse-features'
import type { FieldGroupKey } from '../reference/warehouse-field'
import { allFields } from '../reference/warehouse-fields'
import type { Warehouse } from '../schema/warehouse'
import { shownValue, valueAt } from './field-values'
import { formatOperatingHours } from './opening-hours'

/** A name and its value in words, as the listing page shows them. */
export type Fact = { label: string; value: string }

const on = (flags: Readonly<Record<string, boolean>>) => (option: { key: string }) => flags[option.key] === true

/** The product categories a warehouse takes, by name. */
export const categoriesOf = (listing: Warehouse): string[] =>
  productCategories.filter(on(listing.categories)).map(({ label }) => label)

/** Expertise, highlighted features first. */
export const expertiseOf = (listing: Warehouse): { label: string; highlighted: boolean }[] =>
  warehouseFeatures.filter(on(listing.features)).toSorted((a, b) => Number(b.highlighted) - Number(a.highlighted))

const filled = (facts: Fact[]): Fact[] => facts.filter(({ value }) => value !== '')

/** The facts of a part of the form, in the order of its fields; switches are left out, and a unit stands with its figure. */
const factsOf = (group: FieldGroupKey, listing: unknown): Fact[] =>
  filled(
    allFields
      .filter((field) => field.group === group && field.kind !== 'switch' && !('unitOf' in field))
      .map((field) => ({ label: field.label, value: shownValue(field, listing) })),
  )

/** Service switches that are on, then the lists of systems and carriers. */
export function amenitiesOf(listing: Warehouse): { services: string[]; facts: Fact[] } {
  const switches = allFields.filter((field) => field.group === 'amenities' && field.kind === 'switch')
  return {
    services: switches.filter(({ path }) => valueAt(listing, path) === true).map(({ label }) => label),
    facts: factsOf('amenities', listing),
  }
}

/** What a comparison says beside its own figures: the fields that are made for it. */
export const comparedFactsOf = (listing: Warehouse): Fact[] =>
  filled(
    allFields
      .filter(({ isCompared }) => isCompared)
      .map((field) => ({ label: field.label, value: shownValue(field, listing) })),
  )

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const hours = new Map<string, string>()

/** Opening hours in words; each set of hours is put into words once, since time zones are slow to ask for. */
function hoursOf({ alwaysOpen, operatingHours }: Warehouse['facilityDetails']): string {
  const key = JSON.stringify([alwaysOpen, operatingHours])
  const known = hours.get(key) ?? formatOperatingHours({ alwaysOpen, operatingHours }) ?? ''
  hours.set(key, known)
  return known
}

/** The building: hours in its own time zone, then its fields. */
export function facilitiesOf(listing: Warehouse): Fact[] {
  const details = listing.facilityDetails
  const open = details.operatingDays?.flatMap((operates, at) => (operates ? [days[at] ?? ''] : []))
  const opening = [
    { label: 'Operating hours', value: hoursOf(details) },
    { label: 'Operating days', value: open?.join(', ') ?? '' },
  ]
  return [...filled(opening), ...factsOf('facility', listing)]
}
