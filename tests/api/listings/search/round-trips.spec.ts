import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { type CountedApi, startCountedApi } from '../../../setup/counted-api'
import { sharedStack } from '../../../setup/stack'

const MOST = 4

const stack = sharedStack()
let api: CountedApi
let merchant = ''

/** Texts by how they are read, from a plain place to what nobody has heard of. */
const texts: [kind: string, text: string][] = [
  ['no words', ''],
  ['a place', 'near Columbus, OH'],
  ['a ZIP code', '43215'],
  ['an area', 'Texas'],
  ['words before a place', 'cold storage near Columbus, OH'],
  ['words before a ZIP code', 'fulfillment 90210'],
  ['words before an area', 'cold storage texas'],
  ['words found nowhere before a place', 'cheap qqzzxwv storage columbus'],
  ['words alone', 'EDI'],
  ['a name', 'Calloway Columbus Fulfillment Center'],
  ['two wishes', 'near Columbus, OH with cold storage'],
  ['six wishes', 'in Ohio that takes wine and has EDI with cold storage; hazmat + near Dallas'],
  ['wishes found nowhere', 'qqzzxwv with wwqqxz and zzqxw'],
  ['a state abroad', 'warehouses in bavaria'],
  ['words before a state abroad', 'cold storage bavaria'],
  ['a misspelled city', 'Columbas'],
  ['words before a misspelled city', 'cold storge dalas'],
  ['a city by its sound', 'san fransisco'],
  ['misspelled words', 'warehuose'],
  ['misspelled words before an area', 'cold storge texs'],
  ['misspelled words before a place', 'warehuose logistics columbus'],
  ['a misspelled name', 'Caloway fullfillment'],
  ['words that mean nothing', 'qqzzxwv wwqqxz zzqxw qwxzz xxqzw zwqqx'],
]
const filters = 'verified=true&minPallets=2&priceTerm=3&minRating=1'
const need = 'limit=10&minPallets=2&priceTerm=3&freeFrom=2030-01-01&budget=90000&sort=total'

async function ask(path: string, options: { token?: string }) {
  const { reply, sent } = await api.ask<ListingCard[]>(path, options)
  expect(reply.status).toBe(200)
  return { reply, sent }
}

beforeAll(async () => {
  api = await startCountedApi(stack)
  merchant = (await signIn(stack.url, 'seller')).token
  // The first read of a process asks where the database stands.
  await api.ask('/warehouse/?limit=1&query=first')
})
afterAll(() => api.stop())

describe(`an uncached search takes ${MOST} round trips to the database at most`, () => {
  describe.each(['visitor', 'merchant'])('of a %s', (reader) => {
    it.each(texts)('for %s: “%s”', async (_kind, text) => {
      const options = reader === 'merchant' ? { token: merchant } : {}
      for (const more of ['limit=10', `limit=10&${filters}`, 'limit=1', 'limit=10&skip=20', need]) {
        const path = `/search/warehouses?${more}${text ? `&query=${encodeURIComponent(text)}` : ''}`
        const { reply, sent } = await ask(path, options)
        expect(sent.length).toBeGreaterThan(0)
        expect(sent.length, `${more}\n${sent.join('\n\n')}`).toBeLessThanOrEqual(MOST)
        const whole = await call<ListingCard[]>(stack.url, 'GET', path, options)
        expect(reply.total).toBe(whole.total)
        expect(reply.results.map(({ id }) => id)).toEqual(whole.results.map(({ id }) => id))
      }
    })
  })
})
