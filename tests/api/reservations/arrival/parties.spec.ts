import { addDays } from '@stackyard/shared/domain/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { totalOf } from '../../../faults/amending'
import { tokenOf } from '../../../setup/actors'
import { newBuyer, type Buyer } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'
import { amendmentsOf, daysOf } from '../amendment/amend'
import { done, orderIn } from '../transaction/order-in'
import { announce, announced, arrivalsOf, step } from './inbound'

const stack = sharedStack()
const { url, pool } = stack
let buyer: Buyer
let seller = ''
let orderId = 0
beforeAll(async () => {
  buyer = await newBuyer(stack)
  seller = await tokenOf(url, 'seller')
  orderId = await orderIn(url, buyer, 'approved')
})

const toldOf = async (kind: string, order = orderId) =>
  (
    await pool.query<{ user_id: number; message: string }>(
      `select user_id, message from market.notification where kind = $1 and (data ->> 'transactionId')::int = $2 order by id`,
      [kind, order],
    )
  ).rows

describe('an arrival', () => {
  it('is announced by the customer, confirmed by the warehouse, and both know where it goes', async () => {
    const id = await announced(url, buyer.token, orderId)
    const { results: asked } = await arrivalsOf(url, seller, orderId)
    expect(asked.canAnnounce).toBe(false)
    expect(asked.site?.address).toMatchObject({ city: expect.stringMatching(/./), street1: expect.stringMatching(/./) })
    expect(asked.arrivals.find((one) => one.id === id)).toMatchObject({
      state: 'requested',
      day: inDays(3),
      quantity: 24,
      reference: 'PO 4500012345',
      actions: ['confirm', 'propose', 'decline', 'check-in'],
    })
    const { results } = await step(url, seller, { orderId, id }, 'confirm')
    expect(results.arrivals.find((one) => one.id === id)).toMatchObject({ state: 'confirmed' })
    const mine = (await arrivalsOf(url, buyer.token, orderId)).results
    expect(mine.canAnnounce).toBe(true)
    expect(mine.arrivals.find((one) => one.id === id)).toMatchObject({ actions: ['cancel'] })
    const [told] = await toldOf('arrival_announce')
    expect(told?.user_id).not.toBe(buyer.id)
    expect(told?.message).toContain('Bea Okafor announced 24 pallets')
    expect((await toldOf('arrival_confirm')).map((one) => one.user_id)).toEqual([buyer.id])
  })

  it('gets another slot by a proposal that the customer accepts; each step is in its history and mailed', async () => {
    const id = await announced(url, buyer.token, orderId)
    const slot = { day: inDays(5), windowStart: '13:00', windowEnd: '15:30', note: 'The dock is full.' }
    const proposed = await step(url, seller, { orderId, id }, 'propose', slot)
    expect(proposed.results.arrivals.find((one) => one.id === id)).toMatchObject({ state: 'proposed', day: inDays(5) })
    const { results } = await step(url, buyer.token, { orderId, id }, 'accept')
    const arrival = results.arrivals.find((one) => one.id === id)
    expect(arrival).toMatchObject({ state: 'confirmed', day: inDays(5), windowStart: '13:00' })
    expect(arrival?.events.map(({ action, actor, day, note }) => [action, actor, day, note])).toEqual([
      ['announce', 'customer', inDays(3), 'Two trucks.'],
      ['propose', 'seller', inDays(5), 'The dock is full.'],
      ['accept', 'customer', inDays(5), ''],
    ])
    const mailed = () =>
      stack.outbox().filter(({ to, subject }) => to === buyer.email && subject.startsWith('Another slot proposed'))
    await expect.poll(() => mailed().length, { timeout: 15_000 }).toBe(1)
    expect(mailed()[0]?.text).toContain('The dock is full.')
    expect(mailed()[0]?.text).toContain('13:00 to 15:30')
  })

  it('is declined with a reason, or canceled by its customer, and then stays as it is', async () => {
    const one = { orderId, id: await announced(url, buyer.token, orderId) }
    expect((await step(url, seller, one, 'decline', {})).status).toBe(400)
    expect((await step(url, seller, one, 'decline', { reason: 'No dock free.' })).status).toBe(200)
    expect((await step(url, seller, one, 'confirm')).error?.code).toBe('TRANSITION_REFUSED')
    const other = { orderId, id: await announced(url, buyer.token, orderId) }
    await step(url, buyer.token, other, 'cancel')
    expect((await step(url, seller, other, 'confirm')).status).toBe(409)
    expect((await toldOf('arrival_cancel')).length).toBe(1)
  })

  it.each([
    ['yesterday', { day: inDays(-1) }, 'day'],
    ['before the term', { day: inDays(0) }, 'day'],
    ['after the term', { day: inDays(200) }, 'day'],
    ['in a window that ends before it begins', { windowStart: '10:00', windowEnd: '09:00' }, 'windowEnd'],
    ['without goods', { quantity: 0 }, 'quantity'],
    ['in a window of another kind', { windowStart: '8 am' }, 'windowStart'],
  ])('is refused %s', async (_, more, path) => {
    const reply = await announce(url, buyer.token, orderId, more)
    expect(reply.status).toBe(400)
    expect(reply.error?.data.issues?.map((issue) => issue.path)).toContain(path)
  })

  it('of two answers at once, one counts', async () => {
    const place = { orderId, id: await announced(url, buyer.token, orderId) }
    const replies = await Promise.all([
      step(url, seller, place, 'confirm'),
      step(url, seller, place, 'decline', { reason: 'No dock free.' }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('a reservation', () => {
  it('takes no arrivals before the warehouse has accepted it, and none that are new while its end is asked for', async () => {
    const pending = await orderIn(url, buyer, 'pending')
    expect((await announce(url, buyer.token, pending)).error?.code).toBe('TRANSITION_REFUSED')
    expect((await arrivalsOf(url, buyer.token, pending)).results).toMatchObject({ arrivals: [], canAnnounce: false })
    const ending = await orderIn(url, buyer, 'approved')
    const id = await announced(url, buyer.token, ending)
    await done(url, buyer.token, 'request-cancel', ending)
    expect((await announce(url, buyer.token, ending)).error?.code).toBe('TRANSITION_REFUSED')
    expect((await step(url, seller, { orderId: ending, id }, 'confirm')).status).toBe(200)
  })

  it('that ends earlier has the arrivals after its end canceled, and no others', async () => {
    const ending = await orderIn(url, buyer, 'approved', { selectedTerm: 3 })
    const changes = amendmentsOf(url)
    const { start, day } = daysOf((await changes.read(ending, buyer.token)).results)
    const onLast = await announced(url, buyer.token, ending, { day: day(20) })
    const after = await announced(url, buyer.token, ending, { day: day(21) })
    const now = (await changes.read(ending, buyer.token)).results
    const totalCents = totalOf(now, { kind: 'end', from: addDays(start, 21) })
    const reply = await changes.propose(ending, buyer.token, { kind: 'end', lastDate: day(20), totalCents })
    expect(reply, JSON.stringify(reply.error)).toMatchObject({ success: true })
    expect((await changes.accept(ending, seller)).status).toBe(200)
    const { arrivals } = (await arrivalsOf(url, buyer.token, ending)).results
    const open = arrivals.filter(({ state }) => state === 'requested').map(({ id }) => id)
    expect([open, arrivals.find(({ id }) => id === after)?.state]).toEqual([[onLast], 'canceled'])
  })

  it('that is canceled has its open arrivals canceled, and what has come stays recorded', async () => {
    const admin = await tokenOf(url, 'admin')
    const ending = await orderIn(url, buyer, 'approved')
    const [came, open] = [await announced(url, buyer.token, ending), await announced(url, buyer.token, ending)]
    const arrivedAt = new Date().toISOString()
    await step(url, seller, { orderId: ending, id: came }, 'check-in', { arrivedAt, counted: 20 })
    await done(url, admin, 'cancel as admin', ending)
    const { arrivals } = (await arrivalsOf(url, buyer.token, ending)).results
    expect(arrivals.map(({ id, state }) => [id, state])).toEqual(
      expect.arrayContaining([
        [came, 'checked-in'],
        [open, 'canceled'],
      ]),
    )
    expect(arrivals.find(({ id }) => id === open)?.events.at(-1)).toMatchObject({ action: 'cancel', actor: 'system' })
  })
})
