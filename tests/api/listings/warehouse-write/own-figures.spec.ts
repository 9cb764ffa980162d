import { type OwnListing, viewDays } from '@stackyard/shared/schema/managed-listing'
import type { SpaceEntry } from '@stackyard/shared/schema/space-calendar'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { beforeAll, describe, expect, it } from 'vitest'
import { ok } from '../../../setup/api'
import { bought, newBuyer, palletsByCard } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from './new-listing'

const { url, pool } = sharedStack()

let token: string
let sellerId: number
let busy: number
let quiet: number

const list = async (id: { price1: number; name: string }, isHot = false) => {
  const body = {
    ...liveListing(freshName(id.name)),
    price1: id.price1,
    price12: null,
    ...(isHot ? { hotRackEnabled: true, discount1: 20, discountOption: 'percentage' } : {}),
  }
  return (await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body })).id
}

const own = (query = '') => ok<OwnListing[]>(url, 'GET', `/warehouse/own${query}`, { token })
const one = async (id: number): Promise<OwnListing> => {
  const found = (await own()).find((listing) => listing.id === id)
  if (!found) throw new Error(`${id} is not in the list`)
  return found
}
const sorted = async (sortBy: string, order: string) =>
  (await own(`?sortBy=${sortBy}&order=${order}`)).map(({ id }) => id)

const visit = (id: number, day: string, visits: number, of = sellerId) =>
  pool.query(
    `insert into market.traffic_day (day, subject, subject_id, campaign_id, seller_id, impressions, visits)
     values ($1, 'warehouse', $2, 0, $3, 99, $4)`,
    [day, id, of, visits],
  )

beforeAll(async () => {
  const seller = await newSeller({ url, pool })
  token = seller.token
  sellerId = seller.user.id
  busy = await list({ name: 'Busy', price1: 20 }, true)
  quiet = await list({ name: 'Quiet', price1: 12 })
  const buyer = await newBuyer({ url, pool })
  await bought(url, buyer.token, palletsByCard(buyer, busy))
  const over = await bought(url, buyer.token, palletsByCard(buyer, busy, { quantity: 3 }))
  await pool.query(`update market.orders set start_day = $2, end_day = $3 where id = $1`, [
    over,
    inDays(-40),
    inDays(-9),
  ])
  await ok<SpaceEntry>(url, 'POST', `/warehouse/${busy}/space/block`, {
    token,
    body: { spaceType: 'SQ_FEET', quantity: 100, startDay: inDays(0), endDay: inDays(5) },
  })
  await visit(busy, inDays(0), 7)
  await visit(busy, inDays(1 - viewDays), 5)
  await visit(busy, inDays(-viewDays), 1000)
  await visit(quiet, inDays(-1), 3, sellerId + 1_000_000)
})

describe('the own list', () => {
  it('tells what each listing costs, a HotRack its price before and after the discount', async () => {
    expect((await one(busy)).prices).toMatchObject({ price1: 20, lowestPallet: 16 })
    expect(await one(busy)).toMatchObject({ hotrack: true })
    expect((await one(quiet)).prices).toMatchObject({ price1: 12, lowestPallet: 12 })
  })

  it('tells how much space is free today', async () => {
    const { space } = await one(busy)
    expect(space.total).toBeGreaterThan(100)
    expect(space.free).toBe(space.total - 100)
    const all = await one(quiet)
    expect(all.space.free).toBe(all.space.total)
  })

  it('counts reservations that are neither cancelled nor over', async () => {
    expect((await one(busy)).openReservations).toBe(1)
    expect((await one(quiet)).openReservations).toBe(0)
  })

  it('counts visits of 30 days that came while the listing was this provider’s', async () => {
    expect((await one(busy)).views).toBe(12)
    expect((await one(quiet)).views).toBe(0)
  })

  it.each([
    ['rate', [() => quiet, () => busy]],
    ['free', [() => busy, () => quiet]],
    ['reservations', [() => quiet, () => busy]],
    ['views', [() => quiet, () => busy]],
  ] as const)('sorts by %s', async (sortBy, expected) => {
    const ids = expected.map((id) => id())
    expect(await sorted(sortBy, 'asc')).toEqual(ids)
    expect(await sorted(sortBy, 'desc')).toEqual(ids.toReversed())
  })

  it('narrows to a state', async () => {
    expect((await own('?tab=hotrack')).map(({ id }) => id)).toEqual([busy])
    expect(await own('?tab=draft')).toEqual([])
  })
})
