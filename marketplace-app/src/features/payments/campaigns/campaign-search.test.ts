import { describe, expect, it } from 'vitest'
import { isFiltered, toCampaignQuery, withFilter, withoutFilters } from './campaign-query'
import { readCampaignSearch } from './campaign-search'

/** Every filter as an address has it, and as the call takes it. */
const filters = [
  ['campaignType', 'search', 'search'],
  ['adStatus', 'PAUSED', 'PAUSED'],
  ['dateRange', '90d', '90d'],
  ['adWarehouseIds', '4,8', '4,8'],
  ['adServiceIds', '9', '9'],
  ['country', 'US', 'US'],
  ['state', 'OH', 'OH'],
  ['region', 'midwest', 'midwest'],
  ['categories', 'footwear,wineSpirits', 'footwear,wineSpirits'],
  ['expertise', 'fbaPrep', 'fbaPrep'],
  ['serviceType', 'transportation', 'transportation'],
  ['serviceSubType', 'air,rail', 'air,rail'],
  ['startDate', '2026-11-01', '2026-11-01'],
  ['endDate', '2026-11-30', '2026-11-30'],
  ['sortBy', 'spent', 'spent'],
  ['order', 'asc', 'asc'],
  ['page', '3', 3],
] as const

describe('the call for a list of campaigns', () => {
  it('R-415 R-416: without filters all types are sent as empty, on page 1 of 10', () => {
    expect(toCampaignQuery({})).toEqual({
      campaignType: '',
      dateRange: 'all',
      sortBy: 'createdAt',
      order: 'desc',
      page: 1,
      limit: 10,
    })
  })

  it.each(filters)('R-417: %s=%s of the address is a parameter of the call', (name, text, sent) => {
    expect(toCampaignQuery(readCampaignSearch({ [name]: text }))).toMatchObject({ [name]: sent })
  })

  it('days of one’s own take the place of the range', () => {
    expect(toCampaignQuery({ dateRange: '7d', startDate: '2026-11-01' })).not.toHaveProperty('dateRange')
  })
})

describe('the address of the list', () => {
  it('leaves out what it cannot read', () => {
    const search = {
      campaignType: 'banner',
      adStatus: 'active',
      adWarehouseIds: ',',
      startDate: '2026-13-45',
      page: '0',
    }
    expect(readCampaignSearch(search)).toEqual({})
  })

  it('starts at the first page with another filter, and loses filters alone when they are cleared', () => {
    expect(withFilter({ page: 4, state: 'OH' }, { country: 'US' })).toEqual({ state: 'OH', country: 'US' })
    expect(withoutFilters({ sortBy: 'name', order: 'asc', state: 'OH', page: 2 })).toEqual({
      sortBy: 'name',
      order: 'asc',
    })
  })

  it('tells filters from order and page', () => {
    expect(isFiltered({ sortBy: 'name', order: 'asc', page: 2 })).toBe(false)
    expect(isFiltered({ adStatus: 'PAUSED' })).toBe(true)
  })
})
