import { warehousesCollection } from '@stackyard/cms/modules/listings/listing/collection'
import { allFields } from '@stackyard/shared/reference/warehouse-fields'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Facets } from '@stackyard/shared/schema/facets'
import type { Compared } from '@stackyard/shared/schema/compare'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from '../warehouse-write/new-listing'

const { url } = sharedStack()

/** Whether a search lists this listing on any of its pages. */
async function isFound(query: string, id: number): Promise<boolean> {
  for (let skip = 0; skip < 1000; skip += 100) {
    const path = `/search/warehouses?limit=100&skip=${skip}&query=${encodeURIComponent(query)}`
    const page = await ok<ListingCard[]>(url, 'GET', path)
    if (page.some((card) => card.id === id)) return true
    if (page.length < 100) return false
  }
  return false
}

/** The paths of the panel's fields. */
const pathsOf = (fields: readonly Field[], parent = ''): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => pathsOf(tab.fields, parent))
    if (field.type === 'row') return pathsOf(field.fields, parent)
    if (!('name' in field)) return []
    const path = parent + field.name
    return field.type === 'group' ? [path, ...pathsOf(field.fields, `${path}.`)] : [path]
  })

const said = {
  amenities: { certifications: ['soc2', 'gdp'], wmsIntegrations: ['NetSuite', 'EDI'] },
  facilityDetails: {
    ...liveListing('').facilityDetails,
    temperatureClasses: ['cool', 'frozen'],
    dockDoors: 40,
    clearHeight: 36,
  },
}

const publish = async (stem: string) =>
  ok<WarehouseRecord>(url, 'POST', '/warehouse/', {
    token: await tokenOf(url, 'seller'),
    body: { ...liveListing(freshName(stem)), ...said },
  })

describe('the fields of a warehouse', () => {
  it('stand in the panel, each', () => {
    const paths = new Set(pathsOf(warehousesCollection.fields))
    expect(allFields.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([])
  })

  it('are found by filters and facets, and stand on the page and in the comparison', async () => {
    const { id, slug } = await publish('Akron Cooler')
    const filters =
      'dockDoors=33&clearHeight=36&certifications=soc2,gdp&integrations=EDI,NetSuite&temperature=frozen&sort=newest'
    const cards = await ok<ListingCard[]>(url, 'GET', `/warehouse/?limit=50&${filters}`)
    expect(cards.map((card) => card.id)).toContain(id)
    const facets = await ok<Facets>(url, 'GET', `/warehouse/facets?${filters}`)
    const of = (facet: keyof Facets, key: string) => facets[facet].find((one) => one.key === key)?.count ?? 0
    expect(of('temperature', 'cool')).toBeGreaterThan(0)
    expect(of('dockDoors', '32')).toBeGreaterThan(0)
    expect(of('clearHeight', '36')).toBeGreaterThan(0)
    expect(of('certifications', 'soc2')).toBe(of('integrations', 'EDI'))
    const page = await ok<Warehouse>(url, 'GET', `/warehouse/${slug}`)
    expect(page).toMatchObject(said)
    const [compared] = await ok<Compared[]>(url, 'GET', `/warehouse/compare?ids=${id}`)
    expect(compared?.facts).toEqual([
      { label: 'Buildings', value: '1' },
      { label: 'Dock doors', value: '40' },
      { label: 'Clear height', value: '36 ft' },
      { label: 'Temperature class', value: 'Cool, Frozen' },
      { label: 'Certifications', value: 'GDP, SOC 2' },
      { label: 'Integrations', value: 'NetSuite, EDI' },
    ])
  })

  it.each([
    'SOC 2',
    'SOC2',
    'frozen',
    'freezer space near Akron, OH',
    'near Akron with EDI',
    'in Ohio that is frozen and has NetSuite and SOC 2',
    'refrigerated akron ohio',
    'good distribution practice',
  ])('are found by their words: %s', async (query) => {
    const { id } = await publish('Akron Words')
    expect(await isFound(query, id)).toBe(true)
  })

  it('refuse what is not among their options, and name those', async () => {
    const token = await tokenOf(url, 'seller')
    const body = { name: freshName('Odd'), amenities: { certifications: ['ISO 99'] } }
    const refused = await call(url, 'POST', '/warehouse/', { token, body })
    expect(refused.status).toBe(400)
    expect(refused.error?.data.issues).toEqual([
      {
        path: 'amenities.certifications[0]',
        message: expect.stringContaining('Choose from: FDA registered, USDA Organic'),
      },
    ])
  })

  it('find nothing by an option that nobody knows', async () => {
    expect((await call(url, 'GET', '/warehouse/?certifications=none-such')).total).toBe(0)
  })
})
