import { milesBetween } from '@stackyard/shared/domain/distance'
import { needCost } from '@stackyard/shared/domain/need-cost'
import { quoteStorage } from '@stackyard/shared/domain/pricing'
import { readWish } from '@stackyard/shared/domain/wishes'
import type { SpaceRequirement } from '@stackyard/shared/domain/space-requirement'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()
const columbus = { latitude: 39.96, longitude: -82.99 }
const inTwoMonths = inDays(60)
let token = ''

const list = (query: string, reader: { token?: string } = { token }) =>
  call<ListingCard[]>(url, 'GET', `/search/warehouses?limit=100&${query}`, reader)
const wishesKnown = (texts: string[]): string[] => texts.filter((text) => readWish(text) !== null)
const ids = (cards: readonly ListingCard[]) => cards.map(({ id }) => id)

beforeAll(async () => {
  token = (await signIn(url, 'customer')).token
})

describe('what a need costs, on the cards of a search', () => {
  const needs = [
    { query: 'minPallets=20&priceTerm=6', need: { quantity: 20, spaceType: 'PALLET', term: 6 } },
    { query: 'minSqft=900&priceTerm=3', need: { quantity: 900, spaceType: 'SQ_FEET', term: 3 } },
    { query: 'hotrack=true&priceTerm=1', need: { quantity: 7, spaceType: 'PALLET', term: 1 } },
  ] as const satisfies { query: string; need: SpaceRequirement }[]

  it.each(needs)('$query is what an order is priced at, discounts taken off', async ({ query, need }) => {
    const { results } = await list(query)
    expect(results.length).toBeGreaterThan(0)
    const asked = results.slice(0, 12)
    const details = await Promise.all(asked.map(({ id }) => ok<Warehouse>(url, 'GET', `/warehouse/${id}`, { token })))
    for (const [at, card] of asked.entries()) {
      const detail = details[at]
      if (!detail) throw new Error('no detail')
      const quote = quoteStorage(detail, need)
      expect(needCost(card.prices ?? {}, need)?.month ?? null).toBe(quote?.monthlyTotalCents ?? null)
    }
  })

  it.each(needs)('$query is ordered by its total, those without a price last', async ({ query, need }) => {
    const { results } = await list(`${query}&sort=total`)
    const rates = results.map(({ prices }) => needCost(prices ?? {}, need)?.rate ?? Infinity)
    expect(rates).toEqual(rates.toSorted((a, b) => a - b))
  })

  it('a budget for a month leaves what costs more away', async () => {
    const { results: whole } = await list('minPallets=20&priceTerm=6&sort=total')
    const month = ({ prices }: ListingCard) => needCost(prices ?? {}, needs[0].need)?.month ?? Infinity
    const budget = (month(whole[Math.floor(whole.length / 2)] as ListingCard) + 1) / 100
    const { results } = await list(`minPallets=20&priceTerm=6&sort=total&budget=${budget}`)
    expect(ids(results)).toEqual(ids(whole.filter((card) => month(card) <= budget * 100)))
    expect(results.length).toBeLessThan(whole.length)
  })

  it('tells a visitor no price: neither on cards, nor by order, nor by what a budget leaves', async () => {
    // As any order that visitors don't get: by nothing that a price decides.
    const plain = await list('minPallets=20&priceTerm=6&sort=price', {})
    expect(plain.results.length).toBeGreaterThan(1)
    for (const query of ['sort=total&budget=1', 'sort=free', 'sort=price&budget=1']) {
      const asked = await list(`minPallets=20&priceTerm=6&${query}`, {})
      expect([ids(asked.results), asked.total]).toEqual([ids(plain.results), plain.total])
      expect(asked.results.every(({ prices }) => prices === undefined)).toBe(true)
    }
  })
})

describe('space and distance of a need', () => {
  it.each([
    ['minPallets=5', 'freePallets'],
    [`minPallets=5&freeFrom=${inTwoMonths}&priceTerm=3`, 'freePallets'],
    [`minSqft=100&freeFrom=${inTwoMonths}`, 'freeSqft'],
  ] as const)('%s is ordered by what is free on its dates', async (query, field) => {
    const { results } = await list(`${query}&sort=free`)
    const free = results.map((card) => card[field])
    expect(free.length).toBeGreaterThan(1)
    expect(free).toEqual(free.toSorted((a, b) => b - a))
  })

  it('cards say how far the place is that was asked for, and only then', async () => {
    const { results } = await list(`latitude=${columbus.latitude}&longitude=${columbus.longitude}&radiusInMiles=200`)
    expect(results.length).toBeGreaterThan(1)
    for (const { latitude, longitude, miles } of results) {
      const exact = milesBetween(columbus, { latitude: latitude ?? 0, longitude: longitude ?? 0 })
      // PostgreSQL takes the earth for a little larger than we do.
      expect(Math.abs((miles ?? NaN) - exact)).toBeLessThanOrEqual(0.1 + exact * 0.005)
    }
    expect(results.map(({ miles }) => miles)).toEqual(
      results.map(({ miles }) => miles).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    )
    const named = await list('query=near%20Columbus,%20OH', {})
    expect(named.results.every(({ miles }) => typeof miles === 'number')).toBe(true)
    const everywhere = await list('', {})
    expect(everywhere.results.some((card) => 'miles' in card)).toBe(false)
  })
})

describe('musts and wishes', () => {
  const options = ['features.edi', 'features.kittingBundling', 'features.returnsProcessing', 'features.rail']
  const wishes = options.join(',')
  const missingOf = (query: string) => ok<ListingCard[]>(url, 'GET', `/warehouse/near-misses?${query}`, {})

  it('a wish narrows nothing, and the order is that of the breakdown shown', async () => {
    const plain = await list('', {})
    const { results, total } = await list(`wishes=${wishes}`, {})
    expect(total).toBe(plain.total)
    const scores = results.map(({ fit }) => fit?.score ?? NaN)
    expect(new Set(scores).size).toBeGreaterThan(1)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    for (const { features, fit } of results) {
      const known = [...(fit?.met ?? []), ...(fit?.missing ?? [])]
      expect(known.toSorted()).toEqual(wishesKnown(options).toSorted())
      expect(fit?.score).toBe(fit?.met.length)
      expect(fit?.met).toEqual(wishesKnown(options).filter((text) => features.includes(text.split('.')[1] ?? '')))
    }
    expect(plain.results.some((card) => 'fit' in card)).toBe(false)
  })

  it('near misses match all but one must, which is named, and are in the list without it', async () => {
    const musts = wishesKnown(options).map((text) => text.split('.')[1] ?? '')
    const near = await missingOf(`features=${musts.join(',')}`)
    expect(near.length).toBeLessThanOrEqual(5)
    expect(near.length).toBeGreaterThan(0)
    for (const { id, missed = '', prices } of near) {
      const others = musts.filter((key) => `features.${key}` !== missed)
      expect(others).toHaveLength(musts.length - 1)
      const query = `listingId=${id}&features=`
      expect((await list(query + others.join(','), {})).total).toBe(1)
      expect((await list(query + musts.join(','), {})).total).toBe(0)
      expect(prices).toBeUndefined()
    }
    expect(await missingOf('query=Columbus')).toEqual([])
    expect(await missingOf('features=no-such-feature')).toEqual([])
  })

  it('switches, figures, and levels rank like options, and the nearest that fail one of them are named', async () => {
    const asked = ['verified', 'minRating.4', 'hasDiamond', 'diamonds.4-5', 'numberOfBuildings.2']
    const { results, total } = await list(`wishes=${asked.join(',')}`, {})
    expect(total).toBe((await list('', {})).total)
    const scores = results.map(({ fit }) => fit?.score ?? NaN)
    expect(new Set(scores).size).toBeGreaterThan(2)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    for (const { isVerified, averageRating, diamond, numberOfBuildings, fit } of results) {
      const has = [isVerified, averageRating >= 4, diamond > 0, diamond >= 4, numberOfBuildings >= 2]
      expect(fit?.met).toEqual(asked.filter((_, at) => has[at]))
      expect([...(fit?.met ?? []), ...(fit?.missing ?? [])].toSorted()).toEqual(asked.toSorted())
    }
    const near = await missingOf('verified=true&minRating=4')
    expect(near.length).toBeGreaterThan(0)
    for (const { isVerified, averageRating, missed } of near)
      expect([missed, isVerified, averageRating >= 4]).toEqual(
        missed === 'verified' ? ['verified', false, true] : ['minRating.4', true, false],
      )
  })
})
