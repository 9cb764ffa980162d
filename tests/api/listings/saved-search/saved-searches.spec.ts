import type { SavedSearch } from '@stackyard/shared/schema/saved-search'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { newBuyer, type Buyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'

const stack = sharedStack()
const { url, pool } = stack
const at = '/user/saved-searches'
let buyer: Buyer
beforeAll(async () => {
  buyer = await newBuyer(stack)
})

const filters = {
  query: 'Akron',
  minPallets: 20,
  freeFrom: '2027-03-01',
  priceTerm: 6,
  features: ['edi'],
  sort: 'total',
}
const save = (token: string, body: object) => ok<SavedSearch>(url, 'POST', at, { token, body })
const listed = (token: string) => ok<SavedSearch[]>(url, 'GET', at, { token })

it('a search is saved with its filters and need, and listed newest first', async () => {
  const first = await save(buyer.token, { name: ' Akron ', filters })
  const second = await save(buyer.token, {
    name: 'HotRacks',
    filters: { hotrack: true },
    alert: 'daily',
    events: ['price', 'new'],
  })
  expect(first).toMatchObject({
    name: 'Akron',
    filters,
    alert: 'off',
    events: ['new', 'free', 'price', 'hotrack'],
    found: 0,
  })
  expect(second).toMatchObject({ alert: 'daily', events: ['new', 'price'] })
  expect((await listed(buyer.token)).map(({ id }) => id)).toEqual([second.id, first.id])
})

it('the same call made twice saves one search', async () => {
  const body = { name: 'Twice', filters: { state: 'OH' } }
  const headers = { 'idempotency-key': `twice-${buyer.id}` }
  const [one, other] = await Promise.all(
    [0, 1].map(() => call<SavedSearch>(url, 'POST', at, { token: buyer.token, body, headers })),
  )
  expect(one?.results.id).toBe(other?.results.id)
})

it('a search is renamed, deleted, and restored within a day', async () => {
  const { id } = await save(buyer.token, { name: 'Passing', filters: {} })
  const options = { token: buyer.token }
  expect(await ok(url, 'PUT', `${at}/${id}`, { ...options, body: { name: 'Staying', alert: 'weekly' } })).toMatchObject(
    {
      name: 'Staying',
      alert: 'weekly',
    },
  )
  await ok(url, 'DELETE', `${at}/${id}`, options)
  expect((await listed(buyer.token)).map((search) => search.id)).not.toContain(id)
  expect(await ok(url, 'POST', `${at}/${id}/restore`, options)).toMatchObject({ id, name: 'Staying' })
  await ok(url, 'DELETE', `${at}/${id}`, options)
  await pool.query(`update market.saved_search set deleted_at = now() - interval '25 hours' where id = $1`, [id])
  expect((await call(url, 'POST', `${at}/${id}/restore`, options)).status).toBe(404)
})

describe('who may', () => {
  it('visitors save and see nothing', async () => {
    expect((await call(url, 'GET', at)).status).toBe(401)
    expect((await call(url, 'POST', at, { body: { name: 'x', filters: {} } })).status).toBe(401)
  })

  it('a stranger’s id answers like a missing one', async () => {
    const { id } = await save(buyer.token, { name: 'Mine', filters: {} })
    const { token } = await newBuyer(stack)
    for (const [method, path, body] of [
      ['PUT', `${at}/${id}`, { name: 'Yours' }],
      ['DELETE', `${at}/${id}`, undefined],
      ['POST', `${at}/${id}/restore`, undefined],
    ] as const)
      expect((await call(url, method, path, { token, ...(body ? { body } : {}) })).status).toBe(404)
    expect((await listed(buyer.token)).find((search) => search.id === id)?.name).toBe('Mine')
  })

  it.each([
    { name: '', filters: {} },
    { name: 'x'.repeat(81), filters: {} },
    { name: 'x' },
    { name: 'x', filters: {}, alert: 'hourly' },
  ])('%j is refused', async (body) => {
    expect((await call(url, 'POST', at, { token: buyer.token, body })).status).toBe(400)
  })

  it('nobody saves more than 50', async () => {
    const { id, token } = await newBuyer(stack)
    await pool.query(
      `insert into market.saved_search (user_id, name, filters, events) select $1, 'n ' || n, '{}', '{}' from generate_series(1, 49) n`,
      [id],
    )
    const last = await save(token, { name: 'fiftieth', filters: {} })
    expect((await call(url, 'POST', at, { token, body: { name: 'one more', filters: {} } })).status).toBe(400)
    await ok(url, 'DELETE', `${at}/${last.id}`, { token })
    await save(token, { name: 'in its place', filters: {} })
    expect((await call(url, 'POST', `${at}/${last.id}/restore`, { token })).status).toBe(400)
  })
})
