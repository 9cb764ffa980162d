import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshName, liveListing } from '../api/listings/warehouse-write/new-listing'
import { tokenOf } from '../setup/actors'
import { ok } from '../setup/api'
import { cms, panelToken } from '../setup/cms'
import { newSeller, type NewSeller } from '../setup/seller'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

const WITHIN_MS = 1000

let stack: Stack
let seller: NewSeller
let listing: number
let service: number
let admin: string
let panel: string

beforeAll(async () => {
  stack = await startStack({ worker: false })
  seller = await newSeller(stack)
  const body = liveListing(freshName('Eventful'))
  listing = (await ok<WarehouseRecord>(stack.url, 'POST', '/warehouse/', { token: seller.token, body })).id
  const listed = await stack.pool.query<{ id: number }>('select id from market.service_search where listed limit 1')
  service = listed.rows[0]?.id ?? 0
  admin = await tokenOf(stack.url, 'admin')
  panel = await panelToken(stack.url, 'admin')
})
afterAll(() => stack?.stop())

const asAdmin = (method: 'PUT' | 'POST', path: string, body: object) =>
  ok(stack.url, method, path, { token: admin, body })

type Change = [what: string, change: () => Promise<unknown>]

const changes: Change[] = [
  ['an account that is closed', () => asAdmin('PUT', `/admin/isActive/users/${seller.user.id}`, { isActive: false })],
  [
    'an account that is opened again',
    () => asAdmin('PUT', `/admin/isActive/users/${seller.user.id}`, { isActive: true }),
  ],
  [
    'a company that is renamed in the panel',
    () => cms(stack.url, panel, 'PATCH', `/users/${seller.user.id}`, { company: 'Holm & Sons' }),
  ],
  [
    'a new rating',
    async () =>
      ok(stack.url, 'POST', '/review/', {
        token: await tokenOf(stack.url, 'customer'),
        body: { warehouseId: listing, rating: 4, feedback: 'Quick at the dock.' },
      }),
  ],
  ['another plan', () => asAdmin('PUT', `/admin/plan/upgrade/${seller.user.id}`, { planId: 'scale' })],
  ['a diamond', () => asAdmin('PUT', `/admin/warehouse/${listing}`, { id: listing, diamond: 3 })],
  [
    'a listing edited in the panel',
    () => cms(stack.url, panel, 'PATCH', `/warehouses/${listing}`, { highlights: 'Cool' }),
  ],
  [
    'a service edited in the panel',
    () => cms(stack.url, panel, 'PATCH', `/services/${service}`, { highlights: 'Cool' }),
  ],
  [
    'a new rating of a service',
    async () =>
      ok(stack.url, 'POST', '/review/', {
        token: await tokenOf(stack.url, 'customer2'),
        body: { serviceId: service, rating: 4, feedback: 'Quick at customs.' },
      }),
  ],
]

describe('pages follow what they show', () => {
  const newest = async () =>
    (await stack.pool.query<{ id: string }>('select coalesce(max(id), 0) as id from market.page_drop')).rows[0]?.id

  it.each(changes)('%s: pages are dropped with it', async (_what, change) => {
    const before = await newest()
    await change()
    await eventually('dropped pages', WITHIN_MS, async () => (await newest()) !== before || undefined)
  })

  it.each(['rollback', 'commit'])('a change in a transaction, with it: %s', async (end) => {
    const before = await newest()
    const client = await stack.pool.connect()
    await client.query('begin')
    await client.query(
      `update market.listing_search set card = card || '{"name": "Renamed by ${end}"}' where id = $1`,
      [listing],
    )
    await client.query(end)
    client.release()
    expect((await newest()) === before).toBe(end === 'rollback')
  })
})
