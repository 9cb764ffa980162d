import type { Quote } from '@stackyard/shared/schema/quote'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACTORS, tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { listingOf } from './ask'
import { needOf, offerBody, quotesOf } from './offer'

const stack = sharedStack()
const { url, pool } = stack
const quotes = quotesOf(stack)

let seller = ''
let other = ''
let admin = ''
let warehouseId = 0
beforeAll(async () => {
  seller = await tokenOf(url, 'seller')
  other = await tokenOf(url, 'seller2')
  admin = await tokenOf(url, 'admin')
  warehouseId = await listingOf(pool, ACTORS.seller)
})

const told = async (userId: number, kind: string): Promise<string[]> =>
  (
    await pool.query<{ message: string }>(
      'select message from market.notification where user_id = $1 and kind = $2 order by id',
      [userId, kind],
    )
  ).rows.map(({ message }) => message)

describe('a quote line by line', () => {
  it('carries the need, the lines, and what they come to; a line without a price is never zero', async () => {
    const { buyer, id } = await quotes.requested(warehouseId, { answerBy: inDays(3) })
    const before = await quotes.read(id, seller)
    expect(before.results).toMatchObject({ need: needOf(), answerBy: inDays(3), stage: 'requested', offer: null })
    await quotes.send(id, seller, offerBody())
    const { results } = await quotes.read(id, buyer.token)
    expect(results).toMatchObject({
      stage: 'sent',
      state: 'answered',
      offer: {
        revision: 1,
        side: 'seller',
        need: needOf(),
        included: ['Insurance'],
        validUntil: inDays(14),
        totals: { month: 52.5, setup: 25, term: 182.5, due: 77.5 },
      },
      actions: ['counter', 'accept', 'order', 'decline'],
    })
    expect(results.offer?.lines).toMatchObject({ storage: 17.5, unit_pick_pack_rate: 0, pallet_pick_rate: null })
  })

  it('counts the monthly minimum where storage comes to less', async () => {
    const { buyer, id } = await quotes.sent(warehouseId, seller, { lines: { storage: 10, minimum: 100 } })
    const { results } = await quotes.read(id, buyer.token)
    expect(results.offer?.totals).toEqual({ month: 100, setup: 0, term: 300, due: 100 })
  })

  it.each([
    ['a price of storage', { lines: { setup: 5 } }, 'lines.storage'],
    ['no price below zero', { lines: { storage: 5, setup: -1 } }, 'lines.setup'],
    ['a day that is not over', { validUntil: inDays(-1) }, 'validUntil'],
    ['a day within six months', { validUntil: inDays(300) }, 'validUntil'],
    ['a whole quantity', { need: needOf({ quantity: 2.5 }) }, 'need.quantity'],
    ['a start within a year', { need: needOf({ startDate: inDays(500) }) }, 'need.startDate'],
  ])('asks for %s', async (_, more, path) => {
    const { id } = await quotes.requested(warehouseId)
    const reply = await quotes.send(id, seller, offerBody(more))
    expect(reply.status).toBe(400)
    expect(reply.error?.data.issues?.map((issue) => issue.path)).toContain(path)
  })
})

describe('back and forth', () => {
  it('a counter-offer is answered by a better quote; both stay in the history, and the other side is told', async () => {
    const { buyer, id } = await quotes.sent(warehouseId, seller)
    const countered = await quotes.counter(id, buyer.token, { revision: 1, storage: 15, note: 'For a year or more.' })
    expect(countered.results).toMatchObject({ stage: 'countered', offer: { side: 'customer', lines: { storage: 15 } } })
    const awaiting = await call<Quote[]>(url, 'GET', '/merchants/merchantList?awaiting=true&limit=100', {
      token: seller,
    })
    expect(awaiting.results.map((quote) => quote.id)).toContain(id)
    await quotes.send(id, seller, offerBody({ lines: { storage: 16 } }))
    const { results } = await quotes.read(id, buyer.token)
    expect(results.offers.map(({ side, lines }) => [side, lines.storage])).toEqual([
      ['seller', 17.5],
      ['customer', 15],
      ['seller', 16],
    ])
    expect(results.events.map(({ action, actor }) => `${actor} ${action}`)).toEqual([
      'seller send',
      'customer counter',
      'seller send',
    ])
    const messages = await told(buyer.id, 'quote_send')
    expect(messages).toHaveLength(2)
    expect(messages[1]).toContain('$48.00 per month, $144.00 for the term')
    const mail = await eventually('the email of the better quote', 30_000, async () =>
      stack.outbox().find(({ to, text }) => to === buyer.email && text.includes('$48.00 per month')),
    )
    expect(mail.subject).toMatch(/^Your quote from /)
  })

  it('nobody acts on an offer that is not the latest', async () => {
    const { buyer, id } = await quotes.sent(warehouseId, seller)
    await quotes.send(id, seller, offerBody({ lines: { storage: 30 } }))
    for (const reply of [
      await quotes.accept(id, buyer.token, { revision: 1 }),
      await quotes.counter(id, buyer.token, { revision: 1, storage: 9 }),
    ])
      expect(reply).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
    expect((await quotes.accept(id, buyer.token, { revision: 2 })).status).toBe(200)
  })

  it('a decline reaches the other side with its words', async () => {
    const { buyer, id } = await quotes.sent(warehouseId, seller)
    await quotes.decline(id, buyer.token, { note: 'We chose a warehouse nearer to the port.' })
    const { rows } = await pool.query<{ message: string }>(
      `select message from market.notification where kind = 'quote_decline' and (data ->> 'quoteId')::int = $1`,
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.message).toContain('nearer to the port')
    expect(await told(buyer.id, 'quote_decline')).toEqual([])
  })

  it('a quote ends at its time, by the job or at the next try, and can be sent again', async () => {
    const { buyer, id } = await quotes.sent(warehouseId, seller)
    await quotes.outOfTime(id)
    expect(await quotes.accept(id, buyer.token, { revision: 1 })).toMatchObject({
      status: 409,
      message: 'This quote has expired.',
      error: { code: 'TRANSITION_REFUSED' },
    })
    await quotes.expire(id, buyer)
    expect(await told(buyer.id, 'quote_expire')).toHaveLength(1)
    expect((await quotes.send(id, seller, offerBody())).results.stage).toBe('sent')
  })
})

describe('strangers', () => {
  it('a provider gets no byte of what another provider offers, whatever they ask for', async () => {
    const buyer = await newBuyer(stack)
    const elsewhere = await listingOf(pool, ACTORS.seller2)
    const mine = await quotes.askFor(warehouseId, buyer)
    const theirs = await quotes.askFor(elsewhere, buyer)
    const canary = { lines: { storage: 7341.77 }, note: 'canary-7341', included: ['canary-7341'] }
    await quotes.send(mine, seller, offerBody(canary))
    await quotes.send(theirs, other, offerBody())
    const paths = [
      `/merchants/quotes/${theirs}`,
      `/merchants/quotes/${mine}`,
      '/merchants/merchantList?limit=100',
      `/merchants/merchantList?ids=${mine},${theirs}`,
      '/merchants/merchantList?stage=sent&limit=100',
      '/notification?limit=100',
      '/user/transaction?limit=100',
    ]
    for (const path of paths) {
      const reply = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${other}` } })
      expect(await reply.text(), path).not.toMatch(/7,?341|734177|canary/)
    }
    for (const name of ['send', 'decline', 'withdraw'])
      expect((await quotes.step(name, mine, other, offerBody())).status, name).toBe(404)
    const own = await call<Quote[]>(url, 'GET', `/merchants/quotes?ids=${mine},${theirs}`, { token: buyer.token })
    expect(own.results.map(({ id }) => id).toSorted()).toEqual([mine, theirs].toSorted())
    expect((await quotes.read(mine, admin)).results.actions).toEqual([])
  })
})
