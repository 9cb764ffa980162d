import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allBits,
  bitsWhere,
  complement,
  countBits,
  countCommon,
  hasBit,
  intersection,
  slotsIn,
  union,
  writeBit,
} from './bits'

const sets = fc.integer({ min: 0, max: 200 }).chain((size) => {
  const rows = fc.array(fc.boolean(), { minLength: size, maxLength: size })
  return fc.record({ size: fc.constant(size), a: rows, b: rows })
})
const bitsOf = (rows: readonly boolean[]) => bitsWhere(rows.length, (slot) => rows[slot] === true)
const slotsWhere = (size: number, passes: (slot: number) => boolean) =>
  Array.from({ length: size }, (_, slot) => slot).filter(passes)

describe('sets of rows as bits', () => {
  it('join, meet, turn round and count as sets of any size do', () => {
    fc.assert(
      fc.property(sets, ({ size, a, b }) => {
        const [one, other] = [bitsOf(a), bitsOf(b)]
        expect([...slotsIn(one)]).toEqual(slotsWhere(size, (slot) => a[slot] === true))
        expect([...slotsIn(union([one, other], size))]).toEqual(
          slotsWhere(size, (slot) => a[slot] === true || b[slot] === true),
        )
        expect([...slotsIn(intersection([one, other], size))]).toEqual(
          slotsWhere(size, (slot) => a[slot] === true && b[slot] === true),
        )
        expect([...slotsIn(complement(one, size))]).toEqual(slotsWhere(size, (slot) => a[slot] !== true))
        expect(countBits(one) + countBits(complement(one, size))).toBe(size)
        expect(countBits(allBits(size))).toBe(size)
        expect(countCommon(one, other)).toBe(countBits(intersection([one, other], size)))
      }),
    )
  })

  it('hold what is written, row by row', () => {
    const bits = allBits(70)
    writeBit(bits, 33, false)
    expect([hasBit(bits, 32), hasBit(bits, 33), hasBit(bits, 69), hasBit(bits, 70)]).toEqual([true, false, true, false])
    writeBit(bits, 33, true)
    expect(countBits(bits)).toBe(70)
  })
})
