import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnTo } from './return-to'

describe('returnTo', () => {
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
})
