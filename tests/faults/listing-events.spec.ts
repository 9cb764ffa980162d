import { recordEvent } from '@stackyard/cms/modules/listings/listing/events/record-event'
import {
  clearEvents,
  deliverEvents,
  type Subscriber,
} from '@stackyard/cms/modules/listings/listing/events/deliver-events'
import { createDb, type Db, type Tx } from '@stackyard/cms/platform/db'
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
let db: Db
let seller: NewSeller
let listing: number
let service: number
let admin: string
let panel: string

beforeAll(async () => {
  stack = await startStack({ worker: false })
  db = createDb(stack.pool)
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
})

/** A subscriber of the test's own, from now on, and the listings that it was told of. */
async function subscribe(name: string) {
  const heard: number[] = []
  const subscriber: Subscriber = {
    name,
    handle: (_tx, events) => {
      heard.push(...events.flatMap(({ listingIds }) => listingIds))
      return Promise.resolve()
    },
  }
  await deliverEvents({ db }, subscriber)
  heard.length = 0
  return { subscriber, heard, deliver: () => deliverEvents({ db }, subscriber) }
}

const note = (tx: Tx, id: number) =>
  recordEvent(tx, { kind: 'warehouse', change: 'written', listingIds: [id], isShown: false })
const commit = (id: number) => db.transaction((tx) => note(tx, id))

/** A transaction that is open until it is told to end. */
async function opened(work: (tx: Tx) => Promise<void>) {
  let end: () => void = () => undefined
  let ready: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const isReady = new Promise<void>((resolve) => (ready = resolve))
  const done = db.transaction(async (tx) => {
    await work(tx)
    ready()
    await ended
  })
  await isReady
  return async () => {
    end()
    await done
  }
}

describe('a subscriber', () => {
  it('hears nothing of a transaction that is rolled back', async () => {
    const { heard, deliver: read } = await subscribe('rolled-back')
    const failing = db.transaction(async (tx) => {
      await note(tx, 901)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await read()
    expect(heard).toEqual([])
  })

  it('that was away hears everything once, in order', async () => {
    const { heard, deliver: read } = await subscribe('away')
    const ids = Array.from({ length: 1203 }, (_, at) => at + 1)
    await db.transaction(async (tx) => {
      for (const id of ids) await note(tx, id)
    })
    await Promise.all([read(), read()])
    expect(heard).toEqual(ids)
    await read()
    expect(heard).toHaveLength(ids.length)
  })

  it('hears of an event with a lower id and transaction that is committed late', async () => {
    const { heard, deliver: read } = await subscribe('late')
    const finish = await opened((tx) => note(tx, 911))
    await commit(912)
    await read()
    expect(heard).toEqual([912])
    await finish()
    await commit(913)
    await read()
    expect(heard).toEqual([912, 911, 913])
  })

  it('hears of an event again when its handling failed, and of the others once', async () => {
    const { subscriber, heard, deliver: read } = await subscribe('failing')
    await commit(921)
    const failing = { ...subscriber, handle: () => Promise.reject(new Error('away')) }
    await expect(deliverEvents({ db }, failing)).rejects.toThrow('away')
    await commit(922)
    await read()
    expect(heard).toEqual([921, 922])
  })

  it('loses and repeats nothing in a database that was restored', async () => {
    const { heard, deliver: read } = await subscribe('restored')
    await commit(931)
    await read()
    await commit(932)
    // What pg_restore does: the same values in new rows, of one transaction, and transaction ids that know nothing of before.
    await db.transaction(async (tx) => {
      await tx.execute('create temp table dumped on commit drop as select * from market.listing_event')
      await tx.execute('truncate market.listing_event')
      await tx.execute('insert into market.listing_event overriding system value select * from dumped')
    })
    await read()
    await commit(933)
    await read()
    await read()
    expect(heard).toEqual([931, 932, 933])
  })

  it('keeps its events until it has handled them', async () => {
    const { heard, deliver: read } = await subscribe('slow')
    await commit(941)
    await stack.pool.query(`update market.listing_event set at = now() - interval '8 days'`)
    await clearEvents({ db }, ['slow', 'restored'], 7)
    await read()
    expect(heard).toEqual([941])
    await clearEvents({ db }, ['slow'], 7)
    expect((await stack.pool.query('select 1 from market.listing_event')).rows).toEqual([])
  })
})
