import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApi } from '@stackyard/cms/api/create-api'
import { createDb } from '@stackyard/cms/platform/db'
import { readsOf } from '@stackyard/cms/platform/reads'
import type { Services } from '@stackyard/cms/platform/services'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { Hono } from 'hono'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const MOST = 4

const stack = sharedStack()
const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 4 })
let statements: string[] = []

/** Every statement of the pool goes through a connection of it, whoever sends it. */
pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...sent: unknown[]) => unknown
  const counted = (...sent: unknown[]): unknown => {
    const [first] = sent as [string | { text: string }]
    statements.push(typeof first === 'string' ? first : first.text)
    return query(...sent)
  }
  Object.assign(client, { query: counted })
})

const services = {
  pool,
  /** A new one for each call: its counts have kept nothing. */
  get db() {
    return createDb(pool)
  },
  get reads() {
    return readsOf({ pool, db: createDb(pool) })
  },
  clock: { now: () => new Date() },
  env: { PUBLIC_URL: stack.url },
  log: { isLevelEnabled: () => false, error: () => undefined, warn: () => undefined },
}
const api = new Hono().route('/api', createApi(services as unknown as Services))
const listener = getRequestListener(api.fetch)
const server = createServer((request, response) => void listener(request, response))
let url = ''
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
  statements = []
  const reply = await call<ListingCard[]>(url, 'GET', path, options)
  expect(reply.status).toBe(200)
  return { reply, sent: [...statements] }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  merchant = (await signIn(stack.url, 'seller')).token
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await pool.end()
})

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
