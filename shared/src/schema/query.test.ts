import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ListingQuery } from './listing-query'
import { IdParams, maxLimit } from './query'

describe('ListingQuery (DECISIONS 72)', () => {
  it('reads lists as repeated keys and as a comma list, without doubles', () => {
    expect(ListingQuery.parse({ categories: 'a,b , a' }).categories).toEqual(['a', 'b'])
    expect(ListingQuery.parse({ categories: ['a', 'b,c'] }).categories).toEqual(['a', 'b', 'c'])
  })

  it('caps limit at 100, gives 10 by default and starts at 0', () => {
    expect(ListingQuery.parse({})).toMatchObject({ limit: 10, skip: 0, sort: 'default' })
    expect(ListingQuery.parse({ limit: '5000' }).limit).toBe(maxLimit)
    expect(ListingQuery.safeParse({ limit: '0' }).success).toBe(false)
    expect(ListingQuery.safeParse({ skip: '-1' }).success).toBe(false)
  })

  it('takes empty, "undefined" and "null" as absent and ignores unknown names', () => {
    const query = ListingQuery.parse({ featured: '', region: 'undefined', latitude: 'null', limit: '', nonsense: '1' })
    expect(query.featured).toBeUndefined()
    expect(query.region).toBeUndefined()
    expect(query.latitude).toBeUndefined()
    expect(query).not.toHaveProperty('nonsense')
  })

  it('refuses coordinates off the globe', () => {
    expect(ListingQuery.safeParse({ latitude: '91' }).success).toBe(false)
    expect(ListingQuery.safeParse({ westCoordinate: '-181' }).success).toBe(false)
  })

  it('never throws and never passes a limit over the cap, whatever is sent', () => {
    const anything = fc.dictionary(
      fc.constantFrom(
        'limit',
        'skip',
        'categories',
        'featured',
        'latitude',
        'query',
        'coordinates',
        'excludeId',
        'sort',
      ),
      fc.anything({ withNullPrototype: true }),
    )
    fc.assert(
      fc.property(anything, (input) => {
        const result = ListingQuery.safeParse(input)
        return !result.success || (result.data.limit <= maxLimit && Number.isInteger(result.data.skip))
      }),
    )
  })
})

describe('IdParams', () => {
  it.each(['abc', '0', '-1', '1.5', '99999999999', "1' or 1=1"])('refuses %s', (id) => {
    expect(IdParams.safeParse({ id }).success).toBe(false)
  })
})
