import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ListingQuery } from './listing-query'
import { bodyBoolean, IdParams, maxLimit, maxSkip } from './query'

describe('ListingQuery', () => {
  it('reads lists as repeated keys and as a comma list, without doubles', () => {
    expect(ListingQuery.parse({ categories: 'a,b , a' }).categories).toEqual(['a', 'b'])
    expect(ListingQuery.parse({ categories: ['a', 'b,c'] }).categories).toEqual(['a', 'b', 'c'])
  })

  it('caps limit at 100, gives 10 by default and starts at 0', () => {
    expect(ListingQuery.parse({})).toMatchObject({ limit: 10, skip: 0, sort: 'default' })
    expect(ListingQuery.parse({ limit: '5000' }).limit).toBe(maxLimit)
    expect(ListingQuery.parse({ limit: '0', skip: '-1' })).toMatchObject({ limit: 1, skip: 0 })
    expect(ListingQuery.parse({ limit: 'many', skip: '1e99' })).toMatchObject({ limit: 10, skip: maxSkip })
  })

  it('takes empty, "undefined" and "null" as absent and ignores unknown names', () => {
    const query = ListingQuery.parse({ featured: '', region: 'undefined', latitude: 'null', limit: '', nonsense: '1' })
    expect(query.featured).toBeUndefined()
    expect(query.region).toBeUndefined()
    expect(query.latitude).toBeUndefined()
    expect(query).not.toHaveProperty('nonsense')
  })

  it('ignores what is broken: numbers, switches, ids, days and coordinates off the globe', () => {
    const broken = {
      latitude: '91',
      westCoordinate: '-181',
      northCoordinate: 'Infinity',
      radiusInMiles: '-5',
      numberOfBuildings: 'a few',
      verified: 'maybe',
      excludeId: "1' or 1=1",
      sellerId: '99999999999',
      freeFrom: '2030-02-31',
      minPallets: '-1',
    }
    const query: Record<string, unknown> = ListingQuery.parse(broken)
    for (const name of Object.keys(broken)) expect(query[name], name).toBeUndefined()
  })

  it('draws a radius to the largest there is, and cuts texts and lists that are too long', () => {
    const many = Array.from({ length: 500 }, (_, index) => `key${index}`).join(',')
    const query = ListingQuery.parse({ radiusInMiles: '1e9', query: 'a'.repeat(5000), features: many })
    expect(query.radiusInMiles).toBe(5000)
    expect(query.query).toHaveLength(200)
    expect(query.features).toHaveLength(60)
  })

  it('takes whatever is sent, without an error and without a limit over the cap', () => {
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
        return result.success && result.data.limit <= maxLimit && Number.isInteger(result.data.skip)
      }),
    )
  })
})

describe('IdParams', () => {
  it.each(['abc', '0', '-1', '1.5', '99999999999', "1' or 1=1"])('refuses %s', (id) => {
    expect(IdParams.safeParse({ id }).success).toBe(false)
  })
})

describe('bodyBoolean', () => {
  it('refuses what is no switch: a body is not guessed at', () => {
    expect(bodyBoolean.safeParse('maybe').success).toBe(false)
    expect(bodyBoolean.parse('1')).toBe(true)
    expect(bodyBoolean.parse('')).toBeUndefined()
  })
})
