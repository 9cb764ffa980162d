import { describe, expect, it } from 'vitest'
import { isFiltered, readTransactionSearch, withFilter } from './transaction-search'

describe('address of the transactions list', () => {
  it('reads page and status from texts', () => {
    expect(readTransactionSearch({ page: '3', status: 'approved', query: ' 17 ' })).toEqual({
      page: 3,
      status: 'approved',
      query: '17',
    })
  })

  it('leaves out what it can not read instead of failing', () => {
    expect(readTransactionSearch({ page: '-1', status: 'lost' })).toEqual({})
  })

  it('starts at the first page with another filter', () => {
    expect(withFilter({ page: 4, query: 'dallas' }, { status: 'pending' })).toEqual({
      query: 'dallas',
      status: 'pending',
    })
  })

  it('reads method, type, days and order, and drops days that are none', () => {
    const search = { paymentType: 'ACH', type: 'offering', from: '2026-02-01', to: '2026-02-31x', sort: '-amountDue' }
    expect(readTransactionSearch(search)).toEqual({
      paymentType: 'ACH',
      type: 'offering',
      from: '2026-02-01',
      sort: '-amountDue',
    })
  })

  it('tells filters from order and page', () => {
    expect(isFiltered({ sort: 'createdAt', page: 2 })).toBe(false)
    expect(isFiltered({ from: '2026-02-01' })).toBe(true)
  })
})
