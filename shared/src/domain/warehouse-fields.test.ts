import { describe, expect, it } from 'vitest'
import { amenitiesOf, categoriesOf, comparedFactsOf, expertiseOf, facilitiesOf } from './listing-facts'
import { listingCell, listingColumns, readListingRows } from './listing-file'
import { blankIn, valueAt } from './field-values'
import { Facets } from '../schema/facets'
import { CountQuery } from '../schema/listing-query'
import { relaxable } from '../schema/relax'
import type { Warehouse } from '../schema/warehouse'
import { WarehouseInput } from '../schema/warehouse-input'
import { ListingContent } from '../schema/warehouse-record'
import { arabicFields } from '../texts/arabic-fields'
import { arabicNames } from '../texts/arabic-names'
import { figureFilters, listParameters, optionsFilters } from '../reference/field-filters'
import type { WarehouseField } from '../reference/warehouse-field'
import { allFields } from '../reference/warehouse-fields'

/** An object with a value at a path. */
const nested = (path: string, value: unknown): Record<string, unknown> => {
  const [first = '', ...rest] = path.split('.')
  return { [first]: rest.length === 0 ? value : nested(rest.join('.'), value) }
}

/** A value that the field takes, as it is sent and stored. */
function sampleOf(field: WarehouseField): unknown {
  switch (field.kind) {
    case 'switch':
      return true
    case 'figure':
    case 'dollars':
      return 3
    case 'choice':
      return field.options.at(-1)
    case 'list':
      return [field.options.at(-1)?.key]
    case 'flags':
      return Object.fromEntries(field.options.map(({ key }, at) => [key, at === 0]))
    case 'text':
      return '1999'
  }
}

const listingWith = (field: WarehouseField) =>
  ({
    categories: {},
    features: {},
    amenities: {},
    facilityDetails: {},
    ...nested(field.path, sampleOf(field)),
  }) as unknown as Warehouse

const everyField = allFields.map((field) => [field.path, field] as const)

describe('each field of a warehouse', () => {
  it('stands once, and names another for its unit', () => {
    const paths = allFields.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const field of allFields)
      if (field.kind === 'choice' && field.unitOf) expect(paths, field.path).toContain(field.unitOf)
  })

  it.each(everyField)('%s is written, and edited as it was written', (path, field) => {
    const sent = WarehouseInput.parse(nested(path, sampleOf(field)))
    expect(valueAt(sent, path)).toEqual(sampleOf(field))
    const [group = '', name = group] = path.split('.')
    const shape = path.includes('.')
      ? (ListingContent.shape[group as 'amenities'].shape as object)
      : ListingContent.shape
    expect(shape).toHaveProperty(name)
  })

  it.each(allFields.filter((field) => field.kind === 'list').map((field) => [field.path, field] as const))(
    '%s refuses what is not among its options, and names those',
    (path, { label, ...field }) => {
      const refused = WarehouseInput.safeParse(nested(path, ['free text']))
      expect(refused.error?.issues[0]?.message, label).toMatch(/^Choose from: /)
      const first = 'options' in field && typeof field.options[0] === 'object' ? field.options[0].label : ''
      expect(refused.error?.issues[0]?.message).toContain(first)
    },
  )

  it.each(everyField)('%s has a column in files that reads back what it writes', (path, field) => {
    const column = listingColumns.find((one) => one.path === path)
    if (!column) throw new Error(`${path} has no column`)
    const stored = field.kind === 'flags' ? [field.options[0]?.key] : sampleOf(field)
    const { listings, issues } = readListingRows([
      ['Name', column.header],
      ['A', listingCell(column, stored)],
    ])
    expect(issues).toEqual([])
    expect(valueAt(listings[0]?.fields, path)).toEqual(sampleOf(field))
  })

  it.each(everyField.filter(([, { group }]) => group !== 'rates'))('%s is on the page of a listing', (_path, field) => {
    if (field.kind === 'switch' && field.group === 'facility') return
    const listing = listingWith(field)
    const amenities = amenitiesOf(listing)
    const told = [
      ...[...facilitiesOf(listing), ...amenities.facts].map(({ label, value }) => `${label} ${value}`),
      ...amenities.services,
      ...categoriesOf(listing),
      ...expertiseOf(listing).map(({ label }) => label),
    ]
    expect(told).toHaveLength(field.kind === 'choice' && field.unitOf ? 0 : 1)
  })

  it('is a row of the comparison where it says so', () => {
    for (const field of allFields)
      expect(
        comparedFactsOf(listingWith(field)).map(({ label }) => label),
        field.path,
      ).toEqual(field.isCompared ? [field.label] : [])
  })

  it('starts empty, or with its default', () => {
    expect(blankIn('amenities')).toMatchObject({ certifications: [], rateShopping: false })
    expect(blankIn('facilityDetails')).toMatchObject({ averageReceivingTimeType: 'Days', orderAccuracyRate: null })
    expect(blankIn('')).toMatchObject({ numberOfBuildings: 1, serviceRate: null, inboundServices: '' })
  })
})

describe('each filter of a field', () => {
  it.each(listParameters)('$name takes options from addresses and can be lifted', ({ name, field }) => {
    expect(CountQuery.parse({ [name]: 'a,b' })).toEqual({ [name]: ['a', 'b'] })
    expect(Facets.shape).toHaveProperty(field.key)
    expect(relaxable[field.key]).toContain(name)
  })

  it.each(figureFilters)('$key takes a figure from addresses and can be lifted', ({ key, steps }) => {
    expect(CountQuery.parse({ [key]: String(steps[0]) })).toEqual({ [key]: steps[0] })
    expect(Facets.shape).toHaveProperty(key)
    expect(relaxable[key]).toEqual([key])
  })

  it('has Arabic words for its name and its options', () => {
    const words = [
      ...optionsFilters.flatMap(({ label, options }) => [label, ...options.map((option) => option.label)]),
      ...figureFilters.flatMap(({ label, atLeast, chip }) => [label, atLeast, chip]),
    ]
    const known = { ...arabicNames, ...arabicFields }
    expect(words.filter((word) => !Object.hasOwn(known, word))).toEqual([])
  })
})
