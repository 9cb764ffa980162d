import { expect, it } from 'vitest'
import { chipsOf } from './campaign-chips'
import type { CampaignSearch } from './campaign-search'
import { applyFilters, readFilterForm } from './filter-form'
import type { OwnListing } from './own-listings'

const form = new FormData()
form.set('country', 'US')
form.set('state', '')
for (const key of ['footwear', 'wineSpirits']) form.append('categories', key)
form.append('adWarehouseIds', '4')

it('reads the form of filters; empty fields are no filters', () => {
  expect(readFilterForm(form)).toEqual({
    country: 'US',
    categories: ['footwear', 'wineSpirits'],
    adWarehouseIds: ['4'],
  })
})

it('applied filters leave place, status and order as they are, and begin at the first page', () => {
  const search = {
    campaignType: 'search',
    dateRange: '7d',
    sortBy: 'name',
    order: 'asc',
    state: 'OH',
    page: 3,
  } as const
  expect(applyFilters(search, { country: 'DE' })).toEqual({
    campaignType: 'search',
    dateRange: '7d',
    sortBy: 'name',
    order: 'asc',
    country: 'DE',
  })
  expect(applyFilters(search, { endDate: '2026-11-30' })).not.toHaveProperty('dateRange')
})

it('names each filter in use, with the search that is left without it', () => {
  const listings = [{ type: 'warehouse', id: 4, name: 'Dayton Dock' } as OwnListing]
  const search: CampaignSearch = {
    ...readFilterForm(form),
    adServiceIds: ['9'],
    expertise: ['fbaPrep'],
    region: 'midwest',
    serviceType: 'transportation',
    serviceSubType: ['air'],
    startDate: '2026-11-01',
    page: 2,
  }
  const chips = chipsOf(search, listings)
  expect(chips.map(({ label }) => label)).toEqual([
    'From 01 Nov 2026',
    'Dayton Dock',
    'Listing 9',
    'United States',
    'Midwest',
    'Footwear',
    'Wine & Spirits',
    'FBA Prep',
    'Transportation',
    'Air Freight',
  ])
  const footwear = chips.find(({ label }) => label === 'Footwear')
  expect(footwear?.without).toMatchObject({ categories: ['wineSpirits'], country: 'US' })
  expect(footwear?.without).not.toHaveProperty('page')
})
