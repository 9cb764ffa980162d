import { describe, expect, it } from 'vitest'
import { chartInput, clientOf, readAnalyticsSearch, typelessInput, withFilter } from './analytics-search'

describe('the address of the analytics', () => {
  it('is read from texts, without what can not be read', () => {
    const raw = {
      range: '90d',
      campaignType: 'search',
      serviceType: 'software',
      userId: '7',
      overall: 'true',
      page: '3',
    }
    expect(readAnalyticsSearch({ ...raw, tab: 'sellers', seller: '9', query: ' holm ' })).toEqual({
      range: '90d',
      campaignType: 'search',
      serviceType: 'software',
      userId: 7,
      overall: true,
      page: 3,
      tab: 'sellers',
      seller: 9,
      query: 'holm',
    })
    expect(readAnalyticsSearch({ range: 'ever', campaignType: '', userId: '0', tab: 'x', page: '1' })).toEqual({})
  })

  it('another filter begins at the first page', () => {
    expect(withFilter({ tab: 'sellers', page: 4, query: 'a' }, { range: '7d' })).toEqual({
      tab: 'sellers',
      query: 'a',
      range: '7d',
    })
  })
})

describe('what the charts are asked for', () => {
  const search = { range: '7d', campaignType: 'nearby', userId: 7 } as const

  it('R-425: a seller asks for days and type alone, whatever the address says', () => {
    expect(chartInput('seller', { ...search, overall: true, serviceType: 'software' })).toEqual({
      dateRange: '7d',
      campaignType: 'nearby',
    })
  })

  it('R-425: an admin asks for all sellers, or for the one that is chosen', () => {
    expect(chartInput('admin', {})).toEqual({ dateRange: '30d', overall: true })
    expect(chartInput('admin', search)).toEqual({ dateRange: '7d', campaignType: 'nearby', userId: 7 })
    expect(chartInput('admin', { ...search, overall: true })).toEqual({
      dateRange: '7d',
      campaignType: 'nearby',
      overall: true,
    })
    expect(chartInput('admin', { serviceType: 'software' })).toMatchObject({ overall: true, serviceType: 'software' })
    expect(chartInput('admin', { ...search, serviceType: 'software' })).not.toHaveProperty('serviceType')
    expect([clientOf('admin', search), clientOf('admin', { ...search, overall: true })]).toEqual([7, null])
    expect(clientOf('seller', search)).toBeNull()
  })

  it('R-419: the comparison of campaign types takes no type', () => {
    expect(typelessInput('admin', search)).toEqual({ dateRange: '7d', userId: 7 })
    expect(typelessInput('seller', search)).toEqual({ dateRange: '7d' })
  })
})
