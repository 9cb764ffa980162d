import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spaceTypes, storageTerms } from '../reference/terms'
import { readReserveSearch, reserveHref, reserveSearchOf } from './reserve-search'
import { withReturnTo } from './return-to'

const intent = { month: 6, space: 1000, mode: 'SQ_FEET', start: '2026-12-24' } as const

describe('what an address asks to reserve', () => {
  it('carries the entered quantity and keeps the query; an earlier choice goes', () => {
    const path = reserveHref('/warehouses/dock?ref=a&month=1&tier=x#reviews', intent)
    expect(path).toBe('/warehouses/dock?ref=a&month=6&space=1000&mode=SQ_FEET&start=2026-12-24#RESERVE')
    expect(withReturnTo('/auth/kyc', path)).toBe(`/auth/kyc?returnTo=${encodeURIComponent(path)}`)
    expect(reserveHref('/warehouses/dock?month=1', { tier: '0 to 500' })).toBe('/warehouses/dock?tier=0+to+500#RESERVE')
  })

  it('holds storage with fulfillment apart from a tier alone', () => {
    const path = reserveHref('/warehouses/dock?tier=x', { ...intent, add: '0 to 500' })
    expect(path).toBe('/warehouses/dock?month=6&space=1000&mode=SQ_FEET&start=2026-12-24&add=0+to+500#RESERVE')
    expect(reserveSearchOf('?add=0+to+500&tier=')).toMatchObject({ add: '0 to 500', tier: '' })
    expect(reserveHref(path, { tier: '0 to 500' })).toBe('/warehouses/dock?tier=0+to+500#RESERVE')
  })

  it('comes back as the value that went in', () => {
    const storage = fc.record({
      month: fc.constantFrom(...storageTerms),
      space: fc.integer({ min: 1, max: 1_000_000 }),
      mode: fc.constantFrom(...spaceTypes),
      start: fc.constantFrom('2026-12-24', '2027-02-28'),
    })
    fc.assert(
      fc.property(storage, (choice) => {
        const { search } = new URL(reserveHref('/warehouses/dock', choice), 'https://home.test')
        expect(reserveSearchOf(search)).toMatchObject(choice)
        expect(readReserveSearch(choice)).toMatchObject(choice)
      }),
    )
  })

  it.each([
    'month=2',
    'month=x',
    'space=0',
    'space=-1',
    'space=x',
    'space=',
    'mode=pallet',
    'start=2026-13-01',
    'quote=1.5',
  ])('passes over %s', (search) =>
    expect(Object.values(reserveSearchOf(search)).filter((value) => value !== undefined)).toEqual([]),
  )
})
