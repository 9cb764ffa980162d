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
  wishFlags,
  wishOf,
  withoutMust,
  withoutMusts,
  withoutWish,
} from './wishes'

const known: Wish[] = [
  ...optionsFilters.flatMap(({ key: parameter, options }) =>
    options.slice(0, 3).map(({ key }) => wishOf({ kind: 'option', parameter, key })),
  ),
  ...wishFlags.map((parameter) => wishOf({ kind: 'flag', parameter })),
  wishOf({ kind: 'least', parameter: 'minRating', least: 4.5 }),
  wishOf({ kind: 'least', parameter: 'numberOfBuildings', least: 3 }),
  wishOf({ kind: 'diamonds', levels: ['4', '5'] }),
]
const wishes = fc.subarray(known, { maxLength: 12 })
const listing = fc.subarray(known).map((has) => (wish: Wish) => has.includes(wish))
const first = known[0] as Extract<Wish, { kind: 'option' }>

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

  it('reads a wish from its text alone, and nothing that no listing can have', () => {
    for (const wish of known) expect(readWish(wish.text)).toEqual(wish)
    expect(readWish('diamonds.5-4-9')).toEqual(wishOf({ kind: 'diamonds', levels: ['4', '5'] }))
    for (const text of [
      'minRating.6',
      'minRating.0',
      'minRating.x',
      'minRating',
      'diamonds.9',
      'verified.true',
      'minPallets.3',
    ])
      expect(readWish(text), text).toBeNull()
  })

  it('ranks by what is more than a must, not by what all results have', () => {
    const wishes = ['minRating.4', 'minRating.4.5', 'verified', 'diamonds.3-4-5', 'diamonds.5']
    const texts = (asked: MustsAndWishes) => wishesOf({ ...asked, wishes }).map(({ text }) => text)
    expect(texts({ minRating: 4, verified: true, diamonds: ['4', '5'] })).toEqual(['minRating.4.5', 'diamonds.5'])
    expect(texts({ verified: false, diamonds: ['9'] })).toEqual(wishes)
  })

  it('takes away all musts, and leaves what nobody knows', () => {
    const asked = known.reduce<MustsAndWishes>(asMust, { verified: true })
    expect(withoutMusts({ ...asked, features: ['unknown'], wishes: ['a'] })).toEqual({
      features: ['unknown'],
      wishes: ['a'],
    })
    expect(withoutMusts({ verified: false, minRating: 9 })).toEqual({ verified: false, minRating: 9 })
  })

  it('has each as the one or the other', () => {
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
