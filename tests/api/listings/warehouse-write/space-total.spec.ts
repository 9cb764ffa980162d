import { addMonths, dayOf } from '@stackyard/shared/domain/calendar'
import { saidDay } from '@stackyard/shared/reference/said-day'
import type { Compared } from '@stackyard/shared/schema/compare'
import type { SpaceCalendar, SpaceEntry } from '@stackyard/shared/schema/space-calendar'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { bought, type Buyer, newBuyer, palletsByCard, purchase } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { ownListing, palletsOn } from './own-listing'

const { url, pool } = sharedStack()
const today = dayOf(new Date())

let buyer: Buyer
beforeAll(async () => {
  buyer = await newBuyer({ url, pool })
})

/** A live listing of 20 pallets of a provider's own, with what a test does with its total. */
async function open() {
  const { token, id, name } = await ownListing({ url, pool }, 'Growing', { totalSpace: 20 })
  return {
    id,
    token,
    set: (day: string, size: number, as = token) =>
      call<{ changes: SpaceCalendar['changes'] }>(url, 'PUT', `/warehouse/${id}/space/total/${day}`, {
        token: as,
        body: { pallets: size },
      }),
    remove: (day: string) =>
      call<{ changes: SpaceCalendar['changes'] }>(url, 'DELETE', `/warehouse/${id}/space/total/${day}`, { token }),
    buy: (startDate: string, quantity: number) =>
      purchase(url, buyer.token, palletsByCard(buyer, id, { startDate, quantity })),
    calendar: () => ok<SpaceCalendar>(url, 'GET', `/warehouse/${id}/space?weeks=20`, { token }),
    read: () => ok<Warehouse>(url, 'GET', `/warehouse/${id}`, { token: buyer.token }),
    found: async (day: string, quantity: number) => {
      const { total } = await call(
        url,
        'GET',
        `/warehouse?query=${encodeURIComponent(name)}&freeFrom=${day}&minPallets=${quantity}`,
      )
      return total
    },
  }
}

const issueOf = (reply: Awaited<ReturnType<typeof call>>) =>
  reply.success
    ? null
    : [reply.error?.code, reply.error?.data.issues?.[0]?.path, reply.error?.data.issues?.[0]?.message]

describe('the total space from a day on', () => {
  it('counts wherever free space is told, and only on its days', async () => {
    const own = await open()
    const grown = inDays(60)
    const reply = await own.set(grown, 30)
    expect(reply.success && reply.results.changes).toEqual([{ fromDay: grown, squareFeet: 399.9 }])
    expect([await own.found(inDays(10), 25), await own.found(grown, 25), await own.found(grown, 31)]).toEqual([0, 1, 0])
    expect((await own.read()).totalChanges).toEqual([{ from: grown, units: 39_990 }])
    const compared = async (startDate: string) =>
      (await ok<Compared[]>(url, 'GET', `/warehouse/compare?ids=${own.id}&startDate=${startDate}&term=1`))[0]
        ?.freePallets
    expect([await compared(inDays(10)), await compared(grown)]).toEqual([20, 30])
    expect((await own.buy(inDays(10), 25)).error?.code).toBe('CAPACITY_EXCEEDED')
    // A month that begins before the change has the total of its first days.
    expect((await own.buy(inDays(45), 25)).error?.code).toBe('CAPACITY_EXCEEDED')
    expect((await own.buy(grown, 25)).success).toBe(true)
    const { weeks, changes, total } = await own.calendar()
    expect([palletsOn(total), changes.length]).toEqual([20, 1])
    expect(weeks.find(({ startDay }) => startDay > grown)).toMatchObject({ total: 399.9, held: 333.25 })
    expect(weeks[0]?.total).toBe(266.6)
  })

  it('is not lowered below what is taken: the first such day and the figure are named', async () => {
    const own = await open()
    await bought(url, buyer.token, palletsByCard(buyer, own.id, { startDate: inDays(40), quantity: 12 }))
    await ok<SpaceEntry>(url, 'POST', `/warehouse/${own.id}/space/block`, {
      token: own.token,
      body: { startDay: inDays(50), endDay: inDays(52), spaceType: 'PALLET', quantity: 5 },
    })
    const refusal = (day: string, taken: number) => [
      'CAPACITY_EXCEEDED',
      'pallets',
      `On ${saidDay(day)}, ${taken} pallets are blocked, requested, or reserved. The total on that day can’t be less.`,
    ]
    expect(issueOf(await own.set(inDays(30), 15))).toEqual(refusal(inDays(50), 17))
    expect(issueOf(await own.set(inDays(30), 10))).toEqual(refusal(inDays(40), 12))
    expect((await own.set(inDays(30), 17)).success).toBe(true)
    expect((await own.set(addMonths(inDays(40), 1), 0)).success).toBe(true)
    expect((await own.buy(addMonths(inDays(40), 1), 1)).error?.code).toBe('CAPACITY_EXCEEDED')
  })

  it('can be taken back while nothing needs it', async () => {
    const own = await open()
    await own.set(inDays(30), 40)
    await own.set(inDays(90), 22)
    await bought(url, buyer.token, palletsByCard(buyer, own.id, { startDate: inDays(35), quantity: 30 }))
    expect(issueOf(await own.remove(inDays(30)))?.slice(0, 2)).toEqual(['CAPACITY_EXCEEDED', 'fromDay'])
    const removed = await own.remove(inDays(90))
    expect(removed.success && removed.results.changes.map(({ fromDay }) => fromDay)).toEqual([inDays(30)])
    expect((await own.remove(inDays(90))).status).toBe(404)
  })

  it('is refused to others and for days that have come', async () => {
    const own = await open()
    const stranger = await newSeller({ url, pool })
    expect((await own.set(inDays(5), 30, stranger.token)).status).toBe(404)
    for (const day of [today, inDays(-3)]) expect(issueOf(await own.set(day, 30))?.[1]).toBe('fromDay')
    expect((await own.set(inDays(5), -1)).status).toBe(400)
  })

  it('leaves the total of today to the listing, which counts until the change', async () => {
    const own = await open()
    await own.set(inDays(30), 40)
    await bought(url, buyer.token, palletsByCard(buyer, own.id, { startDate: inDays(35), quantity: 30 }))
    const record = await ok<WarehouseRecord>(url, 'GET', `/warehouse/own/${own.id}`, { token: own.token })
    expect(record.smallestTotalPallets).toBe(0)
    const saved = await call(url, 'PUT', `/warehouse/${own.id}`, { token: own.token, body: { totalSpace: 5 } })
    expect(saved.success).toBe(true)
    expect((await own.buy(inDays(2), 6)).error?.code).toBe('CAPACITY_EXCEEDED')
    expect((await own.buy(inDays(35), 10)).success).toBe(true)
  })
})

it('a total whose day has come goes into the listing; what is free is right before and after', async () => {
  const own = await open()
  await own.set(inDays(1), 35)
  // As if a night had passed before the job runs.
  await pool.query(`update market.capacity_change set from_day = $2 where warehouse_id = $1`, [own.id, today])
  expect(await own.found(inDays(1), 35)).toBe(1)
  expect(palletsOn((await own.calendar()).total)).toBe(35)
  await pool.query(`select graphile_worker.add_job('turn-space', '{}'::json)`)
  await eventually('the new total', 30_000, async () => ((await own.read()).totalSpace === 35 ? true : undefined))
  expect(await own.read()).toMatchObject({ totalSpace: 35, totalChanges: [], freePallets: 35 })
  const { rows } = await pool.query('select from market.capacity_change where warehouse_id = $1', [own.id])
  expect(rows).toHaveLength(0)
  expect((await own.buy(inDays(1), 35)).success).toBe(true)
})
