import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params'

describe('query strings', () => {
  it('keeps texts that look like numbers as they were typed', () => {
    expect(parseSearch('?query=123&token=0012e5')).toEqual({ query: '123', token: '0012e5' })
  })

  it('reads repeated keys as a list', () => {
    expect(parseSearch('?features=rail&features=hazmat')).toEqual({ features: ['rail', 'hazmat'] })
  })

  it('writes lists with commas and leaves out what is empty', () => {
    expect(stringifySearch({ features: ['rail', 'hazmat'], query: '', state: undefined, page: 2, region: [] })).toBe(
      '?features=rail,hazmat&page=2',
    )
  })

  it('gives back an address with its own query and hash', () => {
    const returnTo = '/dashboard/warehouses/7?month=3&space=12&mode=PALLET#RESERVE'
    expect(parseSearch(stringifySearch({ returnTo }))).toEqual({ returnTo })
  })

  it('writes nothing for nothing', () => {
    expect(stringifySearch({})).toBe('')
  })
})
