import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  centsToDollars,
  divideHalfUp,
  dollarsToCents,
  formatCents,
  formatDollars,
  parseMoney,
  percentOf,
} from './money'

/** The oracle works on digits alone: floor(x * 100 + 1/2). */
const floorDivide = (a: bigint, b: bigint): bigint => a / b - (a % b < 0n ? 1n : 0n)
const oracleCents = (digits: bigint, scale: number): bigint =>
  floorDivide(digits * 200n + 10n ** BigInt(scale), 2n * 10n ** BigInt(scale))

const amount = fc.record({ digits: fc.bigInt(-(10n ** 12n), 10n ** 12n), scale: fc.integer({ min: 0, max: 6 }) })

const decimalText = (digits: bigint, scale: number): string => {
  const magnitude = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0')
  const cut = magnitude.length - scale
  return `${digits < 0n ? '-' : ''}${magnitude.slice(0, cut)}${scale ? `.${magnitude.slice(cut)}` : ''}`
}

describe('cents', () => {
  it('rounds dollars half up to cents like the BigInt oracle', () => {
    fc.assert(
      fc.property(amount, ({ digits, scale }) => {
        expect(dollarsToCents(decimalText(digits, scale))).toBe(Number(oracleCents(digits, scale)))
      }),
    )
  })

  it('divides half up like floor(x + 1/2)', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(1n, 10n ** 6n), (a, b) => {
        expect(divideHalfUp(a, b)).toBe(floorDivide(2n * a + b, 2n * b))
      }),
    )
  })

  it('reads numbers by their digits, where floats fall short', () => {
    expect(dollarsToCents(1.005)).toBe(101)
    expect(dollarsToCents(8.345)).toBe(835)
    expect(dollarsToCents(1e-7)).toBe(0)
    expect(dollarsToCents(1e3)).toBe(100_000)
    expect(dollarsToCents(18.5)).toBe(1850)
  })

  it.each([null, undefined, '', 'abc', Number.NaN, Number.POSITIVE_INFINITY, '1e999', '1.2.3'])(
    'has no cents for %s',
    (value) => expect(dollarsToCents(value)).toBeNull(),
  )

  it('takes a percentage of cents like the oracle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 10_000 }), (cents, basisPoints) => {
        const expected = floorDivide(2n * BigInt(cents) * BigInt(basisPoints) + 10_000n, 20_000n)
        expect(percentOf(cents, basisPoints / 100)).toBe(Number(expected))
      }),
    )
  })

  it('R-156: formats and reads back every amount', () => {
    expect(formatDollars(undefined)).toBe('$0')
    expect(formatCents(123_450)).toBe('$1,234.50')
    expect(formatCents(-5)).toBe('-$0.05')
    expect(formatCents(Number.NaN)).toBe('$0')
    expect(formatDollars('x')).toBe('$0')
    expect(formatDollars(1234.5)).toBe('$1,234.50')
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (cents) => {
        expect(parseMoney(formatCents(cents))).toBe(cents)
        expect(dollarsToCents(centsToDollars(cents))).toBe(cents)
      }),
    )
  })

  it.each(['', '$', '1,23', 'abc', '1..2', '$1,2345'])('reads no amount from "%s"', (input) =>
    expect(parseMoney(input)).toBeNull(),
  )
})
