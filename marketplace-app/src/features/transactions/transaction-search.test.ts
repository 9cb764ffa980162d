import { describe, expect, it } from 'vitest'
import { readTransactionSearch, withFilter } from './transaction-search'

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
})
