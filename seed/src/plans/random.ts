import { createRandom, type Random } from '@stackyard/cms/modules/foundation/picture/random'

export type { Random }

/** One stream of numbers for a thing's name: adding a thing elsewhere never changes this one. */
export function randomFor(...key: (string | number)[]): Random {
  let hash = 2166136261
  for (const character of key.join('/')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return createRandom(hash >>> 0)
}

/** Picks by weight in O(log n): weights are summed once. */
export function weightedPicker<T>(items: readonly T[], weightOf: (item: T) => number): (random: Random) => T {
  let sum = 0
  const sums = items.map((item) => (sum += weightOf(item)))
  return (random) => {
    const wanted = random.next() * sum
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    const item = items[low]
    if (item === undefined) throw new Error('weightedPicker needs at least one item')
    return item
  }
}

/** A few different items, in the order of the list. */
export function sample<T>(random: Random, items: readonly T[], count: number): T[] {
  const left = items.map((item, index) => ({ item, index, key: random.next() }))
  return left
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item)
}

/** About normal, mean 0 and deviation 1. */
export const bell = (random: Random): number =>
  (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3)

export const toCents = (dollars: number): number => Math.round(dollars * 100) / 100
