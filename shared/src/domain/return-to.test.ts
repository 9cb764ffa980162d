import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReserveChoice, reserveReturnPath, safeReturnTo, withReturnTo } from './return-to'

describe('returnTo (DECISIONS 69)', () => {
  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/.//evil.test',
    '/..//evil.test',
    'javascript:alert(1)',
    'dashboard',
    '',
    null,
    undefined,
  ])('refuses %s', (value) => expect(safeReturnTo(value)).toBe('/dashboard'))

  it.each([
    '/',
    '/warehouses/dock-in-reno-nv?month=3&space=10#RESERVE',
    '/a?b=https://x.test',
    '/dashboard/transactions/7',
  ])('keeps %s', (value) => expect(safeReturnTo(value)).toBe(value))

  it('never leaves the origin, whatever comes in', () => {
    const text = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.string().map((s) => `/${s}`),
      fc.string().map((s) => `/./${s}`),
    )
    fc.assert(
      fc.property(text, (value) => {
        const url = new URL(safeReturnTo(value), 'https://home.test/x')
        expect(url.origin).toBe('https://home.test')
      }),
      { numRuns: 500 },
    )
    // Web addresses take long to make up on a busy machine.
  }, 60_000)

  it('carries the entered quantity and keeps the query (DECISIONS 6)', () => {
    const path = reserveReturnPath('/warehouses/dock?ref=a&month=1#reviews', {
      term: 6,
      quantity: 1000,
      spaceType: 'SQ_FEET',
    })
    expect(path).toBe('/warehouses/dock?ref=a&month=6&space=1000&mode=SQ_FEET#RESERVE')
    expect(withReturnTo('/auth/kyc', path)).toBe(`/auth/kyc?returnTo=${encodeURIComponent(path)}`)
    const search = new URL(path, 'https://home.test').searchParams
    expect(readReserveChoice(search, 'PALLET')).toEqual({
      month: 6,
      quantity: 1000,
      spaceType: 'SQ_FEET',
      startDate: null,
    })
  })

  it('reads the old form in pallets', () => {
    expect(readReserveChoice('?month=3&space=75.02', 'SQ_FEET')).toMatchObject({
      month: 3,
      quantity: 1000,
      spaceType: null,
    })
    expect(readReserveChoice('?month=2&space=x', 'PALLET')).toMatchObject({ month: null, quantity: null })
    expect(readReserveChoice('space=12', 'PALLET').quantity).toBe(12)
  })
})
