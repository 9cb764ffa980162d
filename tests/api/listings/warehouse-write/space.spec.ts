import type { SpaceCalendar, SpaceEntry } from '@stackyard/shared/schema/space-calendar'
import type { TextFile } from '@stackyard/shared/schema/text-file'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { addDays } from '@stackyard/shared/domain/calendar'
import type { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { bought, newBuyer, palletsByCard, purchase } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { ownListing, palletsOn } from './own-listing'

const { url, pool } = sharedStack()

let token: string
let id: number

const open = () => ownListing({ url, pool }, 'Calendar')

beforeAll(async () => {
  ;({ token, id } = await open())
})

const block = (body: object, as = token, of = id) =>
  call<SpaceEntry>(url, 'POST', `/warehouse/${of}/space/block`, { token: as, body: { spaceType: 'PALLET', ...body } })
const calendar = (query = '', as = token, of = id) =>
  ok<SpaceCalendar>(url, 'GET', `/warehouse/${of}/space${query}`, { token: as })
const unblock = (blockId: number, as = token) =>
  call(url, 'DELETE', `/warehouse/${id}/space/block/${blockId}`, { token: as })

describe('who may look and block', () => {
  it('nobody but the provider and admins', async () => {
    const stranger = await newSeller({ url, pool })
    const customer = await tokenOf(url, 'customer')
    const body = { startDay: inDays(5), quantity: 1 }
    expect((await call(url, 'GET', `/warehouse/${id}/space`)).status).toBe(401)
    for (const as of [stranger.token, customer]) {
      expect((await call(url, 'GET', `/warehouse/${id}/space`, { token: as })).status).toBe(404)
      expect((await call(url, 'GET', `/warehouse/${id}/space/export`, { token: as })).status).toBe(404)
      expect((await block(body, as)).status).toBe(404)
    }
    const admin = await tokenOf(url, 'admin')
    const made = await block(body, admin)
    if (!made.success) throw new Error(made.message)
    expect((await unblock(made.results.id, stranger.token)).status).toBe(404)
    expect((await unblock(made.results.id, admin)).success).toBe(true)
    expect((await unblock(made.results.id)).status).toBe(404)
  })

  it('says what is wrong with a block', async () => {
    const backwards = await block({ startDay: inDays(5), endDay: inDays(5), quantity: 1 })
    expect(backwards.success ? null : backwards.error?.data.issues?.[0]).toMatchObject({
      path: 'endDay',
      message: 'The end must be after the start',
    })
    expect((await block({ startDay: 'soon', quantity: 1 })).status).toBe(400)
    expect((await block({ startDay: inDays(5), quantity: 0 })).status).toBe(400)
  })
})

describe('space that is blocked', () => {
  it('is taken at once wherever free space is told, until it is free again', async () => {
    const freeOf = async () => (await ok<Warehouse>(url, 'GET', `/warehouse/${id}`)).freePallets
    const before = await freeOf()
    const made = await block({ startDay: inDays(0), quantity: 400, note: 'Harvest of our own' })
    if (!made.success) throw new Error(made.message)
    expect(made.results).toMatchObject({ kind: 'blocked', endDay: null, note: 'Harvest of our own', customer: null })
    expect(palletsOn(made.results.squareFeet)).toBe(400)
    expect(await freeOf()).toBe(Math.min(before ?? 0, 100))
    const changed = await call<SpaceEntry>(url, 'PUT', `/warehouse/${id}/space/block/${made.results.id}`, {
      token,
      body: { startDay: inDays(0), endDay: inDays(90), spaceType: 'PALLET', quantity: 500 },
    })
    expect(changed.success && changed.results.endDay).toBe(inDays(90))
    expect(await freeOf()).toBe(0)
    expect((await unblock(made.results.id)).success).toBe(true)
    expect(await freeOf()).toBe(before)
  })

  it('is refused beyond what is free, with how much would do, and an order finds it taken', async () => {
    const own = await open()
    const buyer = await newBuyer({ url, pool })
    const orderId = await bought(url, buyer.token, palletsByCard(buyer, own.id, { startDate: inDays(10), term: 1 }))
    const { entries } = await calendar('?weeks=8', own.token, own.id)
    const [held] = entries
    expect(held).toMatchObject({ kind: 'held', orderId, startDay: inDays(10) })
    const most = 500 - palletsOn(held?.squareFeet ?? 0)
    const refused = await block({ startDay: inDays(1), quantity: most + 1 }, own.token, own.id)
    expect(refused.success ? null : [refused.error?.code, refused.error?.data.message]).toEqual([
      'CAPACITY_EXCEEDED',
      `There is not enough free space for this quantity and time. At most ${most} pallets are free on all of these days.`,
    ])
    expect((await block({ startDay: inDays(1), quantity: most }, own.token, own.id)).success).toBe(true)
    const late = await purchase(url, buyer.token, palletsByCard(buyer, own.id, { startDate: inDays(10), term: 1 }))
    expect(late.success ? null : late.error?.code).toBe('CAPACITY_EXCEEDED')
  })

  it('is never blocked twice by calls that race', async () => {
    const own = await open()
    const asked = Array.from({ length: 8 }, () =>
      block({ startDay: inDays(1), endDay: inDays(40), quantity: 200 }, own.token, own.id),
    )
    const replies = await Promise.all(asked)
    expect(replies.filter(({ success }) => success)).toHaveLength(2)
    const { weeks } = await calendar('?weeks=4', own.token, own.id)
    expect(Math.max(...weeks.map(({ blocked }) => palletsOn(blocked)))).toBe(400)
  })
})

it('the calendar tells each week by its fullest day', async () => {
  const own = await open()
  const from = inDays(7)
  for (const [start, end, quantity] of [
    [0, 3, 100],
    [2, 10, 50],
    [20, 21, 10],
  ] as const)
    await block({ startDay: addDays(from, start), endDay: addDays(from, end), quantity }, own.token, own.id)
  const { weeks, total } = await calendar(`?from=${from}&weeks=4`, own.token, own.id)
  expect(weeks.map(({ startDay, blocked, free }) => [startDay, palletsOn(blocked), palletsOn(free)])).toEqual([
    [from, 150, palletsOn(total) - 150],
    [addDays(from, 7), 50, palletsOn(total) - 50],
    [addDays(from, 14), 10, palletsOn(total) - 10],
    [addDays(from, 21), 0, palletsOn(total)],
  ])
})

it('goes out as a table and for a calendar program', async () => {
  const own = await open()
  await block({ startDay: inDays(3), endDay: inDays(9), quantity: 40, note: '=Acme' }, own.token, own.id)
  const file = (format: string) =>
    ok<z.infer<typeof TextFile>>(url, 'GET', `/warehouse/${own.id}/space/export?format=${format}`, { token: own.token })
  const table = await file('csv')
  expect(table.content.split('\r\n')).toEqual([
    'Kind,From,Last day,Pallets,Square feet,Reservation,Customer,Note',
    // The block ends where the space is free again; its last day is the one before, as everywhere.
    `Blocked,${inDays(3)},${inDays(8)},40,533.2,,,"'=Acme"`,
  ])
  const { content, fileName } = await file('ics')
  expect(fileName).toBe(`space-${own.id}.ics`)
  expect(content).toContain('BEGIN:VEVENT')
  expect(content).toContain(`DTSTART;VALUE=DATE:${inDays(3).replaceAll('-', '')}`)
  expect(content).toContain(`DTEND;VALUE=DATE:${inDays(9).replaceAll('-', '')}`)
  expect(content).toContain('40 pallets')
})
