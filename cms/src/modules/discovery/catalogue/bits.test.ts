import { describe, expect, it } from 'vitest'
import { allBits, bitsWhere, complement, countBits, countCommon, intersection, slotsIn, union, writeBit } from './bits'

/** Rows of every size up to 200, some of them chosen, the same in each run. */
const rowsOf = (size: number, salt: number): boolean[] =>
  Array.from({ length: size }, (_, slot) => (Math.imul(slot + salt, 2_654_435_761) >>> 28) % 3 === 0)
const sizes = Array.from({ length: 201 }, (_, size) => size)
const bitsOf = (rows: readonly boolean[]) => bitsWhere(rows.length, (slot) => rows[slot] === true)
const slotsWhere = (size: number, passes: (slot: number) => boolean) =>
  Array.from({ length: size }, (_, slot) => slot).filter(passes)

describe('sets of rows as bits', () => {
  it('join, meet, turn round and count as sets of any size do', () => {
    for (const size of sizes) {
      const [a, b] = [rowsOf(size, 1), rowsOf(size, 7)]
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
    }
    expect(rowsOf(200, 1).filter(Boolean).length).toBeGreaterThan(20)
    expect(rowsOf(200, 1)).not.toEqual(rowsOf(200, 7))
  })

  it.each([255, 256, 257, 300, 511, 513, 800, 1100])('have in common what both of %i rows have', (size) => {
    const full = allBits(size)
    const [one, other] = [bitsOf(rowsOf(size, 1)), bitsOf(rowsOf(size, 7))]
    const both = slotsWhere(size, (slot) => rowsOf(size, 1)[slot] === true && rowsOf(size, 7)[slot] === true)
    expect(both.length).toBeGreaterThan(5)
    expect(countCommon(one, other)).toBe(both.length)
    expect(countCommon(full, full)).toBe(size)
    expect(countCommon(one, full)).toBe(countBits(one))
  })

  it('hold what is written, row by row', () => {
    const bits = allBits(70)
    writeBit(bits, 33, false)
    expect([...slotsIn(bits)]).toEqual(slotsWhere(70, (slot) => slot !== 33))
    writeBit(bits, 33, true)
    expect(countBits(bits)).toBe(70)
  })
})
