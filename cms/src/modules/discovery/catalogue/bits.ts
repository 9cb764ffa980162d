/** A set of rows, one bit each, 32 in a word; bits beyond the last row are 0. */
export type Bits = Uint32Array

export const wordsFor = (size: number): number => (size + 31) >>> 5

/** The rows below `size` that pass. */
export function bitsWhere(size: number, passes: (slot: number) => boolean): Bits {
  const bits = new Uint32Array(wordsFor(size))
  for (let slot = 0; slot < size; slot++) if (passes(slot)) bits[slot >>> 5]! |= 1 << (slot & 31)
  return bits
}

/** All rows below `size`. */
export function allBits(size: number): Bits {
  const bits = new Uint32Array(wordsFor(size)).fill(0xffff_ffff)
  if ((size & 31) !== 0) bits[bits.length - 1] = 2 ** (size & 31) - 1
  return bits
}

/** The rows of all sets, of which there is one at least; the first may be longer than what is asked for. */
export function intersection([first, ...others]: readonly [Bits, ...Bits[]], size: number): Bits {
  const bits = first.slice(0, wordsFor(size))
  for (const other of others) for (let word = 0; word < bits.length; word++) bits[word]! &= other[word] ?? 0
  return bits
}

/** The rows below `size` of any of the sets. */
export function union(sets: readonly Bits[], size: number): Bits {
  const bits = new Uint32Array(wordsFor(size))
  for (const set of sets) for (let word = 0; word < bits.length; word++) bits[word]! |= set[word] ?? 0
  return bits
}

/** The rows below `size` that are not in the set. */
export function complement(bits: Bits, size: number): Bits {
  const found = allBits(size)
  for (let word = 0; word < found.length; word++) found[word]! &= ~(bits[word] ?? 0)
  return found
}

/** How many bits of a word are 1. */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += ones(bits[word] ?? 0)
  return count
}

/**
 * How many rows two sets have in common. Eight words at once are added up column by column, as one adds numbers on paper
 * (ones, twos, fours), so that the bits of one word in eight are counted.
 */
export function countCommon(a: Bits, b: Bits): number {
  const length = Math.min(a.length, b.length)
  let [eights, one, two, four, word] = [0, 0, 0, 0, 0]
  for (; word + 7 < length; word += 8) {
    const twoA = carry(one, a[word]! & b[word]!, a[word + 1]! & b[word + 1]!)
    one ^= (a[word]! & b[word]!) ^ (a[word + 1]! & b[word + 1]!)
    const twoB = carry(one, a[word + 2]! & b[word + 2]!, a[word + 3]! & b[word + 3]!)
    one ^= (a[word + 2]! & b[word + 2]!) ^ (a[word + 3]! & b[word + 3]!)
    const twoC = carry(one, a[word + 4]! & b[word + 4]!, a[word + 5]! & b[word + 5]!)
    one ^= (a[word + 4]! & b[word + 4]!) ^ (a[word + 5]! & b[word + 5]!)
    const twoD = carry(one, a[word + 6]! & b[word + 6]!, a[word + 7]! & b[word + 7]!)
    one ^= (a[word + 6]! & b[word + 6]!) ^ (a[word + 7]! & b[word + 7]!)
    const fourA = carry(two, twoA, twoB)
    two ^= twoA ^ twoB
    const fourB = carry(two, twoC, twoD)
    two ^= twoC ^ twoD
    eights += ones(carry(four, fourA, fourB))
    four ^= fourA ^ fourB
  }
  let count = 8 * eights + 4 * ones(four) + 2 * ones(two) + ones(one)
  for (; word < length; word++) count += ones(a[word]! & b[word]!)
  return count
}

/** By bit, whether two or three of the three words have it. */
const carry = (x: number, y: number, z: number): number => (x & y) | ((x ^ y) & z)

/** The place of the lowest bit of a word that is not 0. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word)

/** The rows of a set in their order. */
export function slotsIn(bits: Bits): Int32Array {
  const slots = new Int32Array(countBits(bits))
  let at = 0
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) slots[at++] = (word << 5) + lowest(rest)
  return slots
}

export function writeBit(bits: Bits, slot: number, isSet: boolean): void {
  const bit = 1 << (slot & 31)
  if (isSet) bits[slot >>> 5]! |= bit
  else bits[slot >>> 5]! &= ~bit
}
