import { addDays } from '@stackyard/shared/domain/calendar'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { beforeAll, describe, expect, it } from 'vitest'
import { moneyFaults } from '../../../faults/money'
import { tokenOf } from '../../../setup/actors'
import { bought, newBuyer, palletsByCard, readTransaction, type Buyer } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { announced, arrivalsOf } from '../arrival/inbound'
import { act, done } from '../transaction/order-in'
import { amendmentsOf } from './amend'

const stack = sharedStack()
const { url, pool } = stack
const changes = amendmentsOf(url)
let buyer: Buyer
let seller = ''
beforeAll(async () => {
  buyer = await newBuyer(stack)
  seller = await tokenOf(url, 'seller')
})

const placed = () => {
  const tier = { type: 'fulfillment', monthlyVolumeTier: '501 to 2000', selectedTerm: undefined, spaceType: undefined }
  return bought(url, buyer.token, palletsByCard(buyer, listingIds.main, { ...tier, quantity: undefined }))
}

/** Fulfillment alone, accepted and paid: a deposit of $1,200.00 less 5 %. */
async function running(): Promise<number> {
  const id = await placed()
  await done(url, seller, 'complete', id)
  await eventually('the deposit', 30_000, async () =>
    (await readTransaction(url, buyer.token, id)).paymentState === 'captured' ? true : undefined,
  )
  return id
}

const seen = async (id: number, token = buyer.token) => (await changes.read(id, token)).results
const endIn = async (id: number, days: number, token = buyer.token) => {
  const { today } = await seen(id)
  const lastDate = addDays(today, days)
  return changes.propose(id, token, { kind: 'fulfillment-end', lastDate, totalCents: 0 })
}
const faultsOf = async (id: number) => (await moneyFaults(stack)).filter((fault) => fault.includes(`order ${id}`))

/** The words of an uncompressed PDF: its strings are written in hex. */
const wordsOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/<([0-9a-f]+)>/g)]
    .map((match) => Buffer.from(match[1] ?? '', 'hex').toString('latin1'))
    .join('')

describe('a reservation of fulfillment alone', () => {
  it('has one change: its end, which either side proposes', async () => {
    const id = await running()
    for (const token of [buyer.token, seller])
      expect(await seen(id, token)).toMatchObject({
        canPropose: true,
        kinds: ['fulfillment-end'],
        terms: { steps: [], charges: [], fulfillmentEnd: null },
      })
    for (const body of [
      { kind: 'extension' as const, months: 1, totalCents: 0 },
      { kind: 'end' as const, lastDate: addDays((await seen(id)).today, 10), totalCents: 0 },
      { kind: 'both-end' as const, lastDate: addDays((await seen(id)).today, 10), totalCents: 0 },
    ])
      expect(await changes.propose(id, buyer.token, body)).toMatchObject({
        status: 409,
        error: { code: 'TRANSITION_REFUSED' },
      })
    expect((await endIn(id, -1)).status).toBe(400)
    expect((await endIn(id, 30, seller)).status).toBe(200)
    expect((await seen(id)).list[0]).toMatchObject({ proposedBy: 'seller', actions: ['accept', 'decline'] })
  })

  it('ends on the agreed day: its deposit stays paid, and nothing of the books moves', async () => {
    const id = await running()
    const before = await readTransaction(url, buyer.token, id)
    const movements = async () =>
      (await pool.query('select idem from market.ledger_tx where ref = $1 order by id', [`order:${id}`])).rows
    const booked = await movements()
    const [early, late] = [
      await announced(url, buyer.token, id, { day: inDays(39) }),
      await announced(url, buyer.token, id, { day: inDays(41) }),
    ]
    const { results } = await endIn(id, 40)
    const last = addDays(results.today, 40)
    expect((await changes.accept(id, seller)).status).toBe(200)
    const after = await readTransaction(url, buyer.token, id)
    expect(after).toMatchObject({
      endDate: addDays(last, 1),
      amended: { number: 1, steps: [], charges: [], fulfillmentEnd: addDays(last, 1) },
      paymentState: 'captured',
      amountDue: before.amountDue,
      parts: before.parts,
    })
    expect(after.events.at(-1)).toMatchObject({ action: 'amended', actor: 'seller' })
    expect(await movements()).toEqual(booked)
    const { arrivals } = (await arrivalsOf(url, buyer.token, id)).results
    const stateOf = (arrival: number) => arrivals.find((each) => each.id === arrival)?.state
    expect([stateOf(early), stateOf(late)]).toEqual(['requested', 'canceled'])
    expect(await faultsOf(id)).toEqual([])
    // Until then it can be moved, also by the other side, and never to the same day.
    expect((await endIn(id, 40, seller)).status).toBe(400)
    expect((await endIn(id, 60, seller)).status).toBe(200)
    expect((await changes.accept(id, buyer.token)).status).toBe(200)
    expect((await readTransaction(url, buyer.token, id)).endDate).toBe(addDays(last, 21))
    expect(await faultsOf(id)).toEqual([])
  })

  it('says in the amended agreement and in the email that the deposit stays paid', async () => {
    const id = await running()
    await endIn(id, 40)
    await changes.accept(id, seller)
    const [change] = (await seen(id)).list
    const reply = await fetch(`${url}/api/user/transaction/${id}/amendments/${change?.id}/agreement`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    const words = wordsOf(Buffer.from(await reply.arrayBuffer())).replaceAll(' ', '')
    for (const part of ['an end after', '$1,140.00 of fulfillment stays paid', 'It ends by itself after'])
      expect(words).toContain(part.replaceAll(' ', ''))
    expect(words).not.toContain('Amonthfromnowon')
    const mail = await eventually('the email of the acceptance', 30_000, async () =>
      stack
        .outbox()
        .find(({ to, subject }) => to === buyer.email && subject.startsWith(`Change of reservation #${id} accepted`)),
    )
    expect(mail.text).toContain('$1,140.00, stays paid')
  })

  it('is over once the day has come: no change, no cancellation, no arrival', async () => {
    const id = await running()
    await endIn(id, 5)
    await changes.accept(id, seller)
    await pool.query(
      `with moved as (update market.reservation_amendment set from_day = current_date - 1,
          result = result || jsonb_build_object('fulfillmentEnd', (current_date - 1)::text) where order_id = $1)
        update market.orders set end_day = current_date - 1,
          amended = amended || jsonb_build_object('fulfillmentEnd', (current_date - 1)::text) where id = $1`,
      [id],
    )
    expect(await faultsOf(id)).toEqual([])
    expect(await seen(id)).toMatchObject({ canPropose: false, kinds: [] })
    expect(await endIn(id, 30)).toMatchObject({ status: 409, error: { code: 'TRANSITION_REFUSED' } })
    expect((await act(url, buyer.token, 'request-cancel', id)).status).toBe(409)
    const { actions } = await readTransaction(url, buyer.token, id)
    expect(actions).toEqual([])
  })

  it('gets its deposit back by a cancellation that the warehouse agrees to, also after an end was agreed', async () => {
    const id = await running()
    await endIn(id, 40)
    await changes.accept(id, seller)
    await done(url, buyer.token, 'request-cancel', id)
    // While that is open the end can't be moved.
    expect((await endIn(id, 60)).status).toBe(409)
    await done(url, seller, 'cancel', id)
    await eventually('the refund', 60_000, async () =>
      (await readTransaction(url, buyer.token, id)).paymentState === 'refunded' ? true : undefined,
    )
    expect(await faultsOf(id)).toEqual([])
  })

  it('is canceled without a word about space', async () => {
    const id = await placed()
    await done(url, buyer.token, 'cancel', id)
    const mail = await eventually('the email to the warehouse', 30_000, async () =>
      stack.outbox().find(({ subject }) => subject.startsWith(`Reservation #${id} canceled by the customer`)),
    )
    expect(mail.text).toContain('Fulfillment is no longer reserved.')
    expect(mail.text).not.toMatch(/space/i)
  })

  it('is nobody else’s to change: strangers find nothing, admins read, and nobody accepts their own proposal', async () => {
    const id = await running()
    const stranger = await newBuyer(stack)
    const [seller2, admin] = [await tokenOf(url, 'seller2'), await tokenOf(url, 'admin')]
    for (const token of [stranger.token, seller2]) {
      expect((await changes.read(id, token)).status).toBe(404)
      expect(
        (await changes.propose(id, token, { kind: 'fulfillment-end', lastDate: '2030-01-01', totalCents: 0 })).status,
      ).toBe(404)
    }
    expect((await endIn(id, 30)).status).toBe(200)
    const change = (await seen(id)).list[0]?.id ?? 0
    for (const token of [stranger.token, seller2])
      expect((await changes.step('accept', id, change, token, 0)).status).toBe(404)
    expect(await seen(id, admin)).toMatchObject({ canPropose: false, list: [{ actions: [] }] })
    expect((await changes.step('accept', id, change, admin, 0)).status).toBe(403)
    expect((await changes.step('accept', id, change, buyer.token, 0)).status).toBe(403)
    expect((await readTransaction(url, buyer.token, id)).endDate).toBeNull()
  })
})
