import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionsFilters } from '../reference/field-filters'
import {
  asMust,
  asWish,
  fitOf,
  type MustsAndWishes,
  mustsOf,
  readWish,
  type Wish,
  wishesOf,
  wishText,
  withoutMust,
  withoutWish,
} from './wishes'

const known: Wish[] = optionsFilters.flatMap(({ key: parameter, options }) =>
  options.slice(0, 3).map(({ key }) => ({ parameter, key, text: wishText(parameter, key) })),
)
const wishes = fc.subarray(known)
const listing = fc.subarray(known).map((has) => (wish: Wish) => has.includes(wish))
const first = known[0] as Wish

/** The listings by best fit, ties in the order they have without wishes. */
const byFit = (listings: readonly ((wish: Wish) => boolean)[], asked: readonly Wish[]) =>
  listings
    .map((has, at) => ({ at, score: fitOf(asked, has).score }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at)

describe('how well a listing fits its wishes', () => {
  it('adds up: one for each that is met, and every wish is either met or missing', () => {
    fc.assert(
      fc.property(wishes, listing, (asked, has) => {
        const { score, met, missing } = fitOf(asked, has)
        expect(score).toBe(asked.filter((wish) => has(wish)).length)
        expect([...met, ...missing].toSorted()).toEqual(asked.map(({ text }) => text).toSorted())
        expect(met.every((text) => asked.some((wish) => wish.text === text && has(wish)))).toBe(true)
      }),
    )
  })

  it('never ranks a listing lower for a wish that it fulfills', () => {
    fc.assert(
      fc.property(fc.array(listing, { minLength: 1, maxLength: 12 }), wishes, fc.nat(), (listings, asked, pick) => {
        const at = pick % listings.length
        const more = known.find((wish) => !asked.includes(wish) && listings[at]?.(wish))
        if (!more) return
        const rank = (some: readonly Wish[]) => byFit(listings, some).findIndex((placed) => placed.at === at)
        expect(rank([...asked, more])).toBeLessThanOrEqual(rank(asked))
      }),
    )
  })
})

describe('musts and wishes of a search', () => {
  it('reads what is known, once, and no wish that is a must', () => {
    const { parameter, key, text } = first
    expect(wishesOf({ wishes: [text, text, 'features.unknown', 'nothing', 'a.b.c', ''] })).toEqual([first])
    expect(wishesOf({ wishes: [text], [parameter]: [key] })).toEqual([])
    expect(mustsOf({ [parameter]: [key, 'unknown', key] })).toEqual([first])
    expect(readWish('constructor.toString')).toBeNull()
  })

  it('has an option as the one or the other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), wishes, wishes, (wish, musts, some) => {
        const asked = some.reduce<MustsAndWishes>(asWish, musts.reduce<MustsAndWishes>(asMust, {}))
        const wished = asWish(asked, wish)
        expect(wishesOf(wished)).toContainEqual(wish)
        expect(mustsOf(wished)).not.toContainEqual(wish)
        const must = asMust(wished, wish)
        expect(mustsOf(must)).toContainEqual(wish)
        expect(must.wishes ?? []).not.toContain(wish.text)
        expect(withoutWish(wished, wish).wishes ?? []).not.toContain(wish.text)
      }),
    )
    expect(withoutWish({ wishes: [first.text] }, first)).toEqual({})
    expect(withoutMust({ [first.parameter]: [first.key, 'other'], wishes: ['a'] }, first)).toEqual({
      [first.parameter]: ['other'],
      wishes: ['a'],
    })
  })
})
