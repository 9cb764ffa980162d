import { describe, expect, it } from 'vitest'
import { isFiltered, readAdEngineSearch, withFilter } from './ad-engine-search'

describe('the address of the ad engine', () => {
  it('is read from texts, without what can not be read', () => {
    const raw = { range: '12m', serviceType: 'software', campaignType: 'nearby', adStatus: 'ACTIVE', sortBy: 'spent' }
    expect(readAdEngineSearch({ ...raw, clientId: '7', query: ' holm ', order: 'asc', page: '2' })).toEqual({
      ...raw,
      clientId: 7,
      query: 'holm',
      order: 'asc',
      page: 2,
    })
    expect(readAdEngineSearch({ adStatus: 'LOST', sortBy: 'hash', clientId: '-1', page: 'x' })).toEqual({})
  })

  it('begins at the first page with another filter, and tells filters from days', () => {
    expect(withFilter({ page: 4, query: 'a' }, { adStatus: 'PAUSED' })).toEqual({ query: 'a', adStatus: 'PAUSED' })
    expect([isFiltered({ range: '7d', page: 2 }), isFiltered({ clientId: 7 })]).toEqual([false, true])
  })
})
