import type { QuoteAction } from '@stackyard/shared/reference/quote-terms'
import type { Quote, QuoteDetails } from '@stackyard/shared/schema/quote'
import { expect } from 'vitest'
import { call, type Reply } from '../../../setup/api'
import { newBuyer, palletsByCard, purchase, type Buyer } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import type { Stack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { ask, quoteBody } from './ask'

/** What a party can call for; a quote ends by a job. */
export const quoteActions = [
  'send',
  'counter',
  'accept',
  'order',
  'decline',
  'withdraw',
] as const satisfies QuoteAction[]
/** What only one side may ask for; the other's role is refused whatever the quote. */
export const ofOneSide: Partial<Record<QuoteAction, 'customer' | 'seller'>> = {
  send: 'seller',
  counter: 'customer',
  accept: 'customer',
  order: 'customer',
}

export const needOf = (more: Record<string, unknown> = {}) => ({
  spaceType: 'PALLET',
  quantity: 3,
  startDate: inDays(400 - 60),
  term: 3,
  ...more,
})

/** A quote at 17.50 per pallet per month, with 25.00 for setup. */
export const offerBody = (more: Record<string, unknown> = {}) => ({
  need: needOf(),
  lines: { storage: 17.5, setup: 25, per_pallet_rate: 6, unit_pick_pack_rate: 0 },
  included: ['Insurance'],
  validUntil: inDays(14),
  note: 'Ready when you are.',
  ...more,
})

/** What the calls below go to; `stack` is that of the file. */
export const quotesOf = (stack: Pick<Stack, 'url' | 'pool'>) => {
  const { url, pool } = stack
  const step =
    (name: string) =>
    (id: number, token: string, body: unknown = {}): Promise<Reply<QuoteDetails>> =>
      call<QuoteDetails>(url, 'POST', `/merchants/quotes/${id}/${name}`, { token, body })
  const read = (id: number, token: string) => call<QuoteDetails>(url, 'GET', `/merchants/quotes/${id}`, { token })
  const askFor = async (warehouseId: number, buyer: Buyer, more: Record<string, unknown> = {}): Promise<number> => {
    const reply = await ask(url, quoteBody(warehouseId, undefined, { need: needOf(), ...more }), buyer.token)
    expect(reply, JSON.stringify(reply.error)).toMatchObject({ success: true })
    const { results } = await call<Quote[]>(url, 'GET', '/merchants/quotes', { token: buyer.token })
    return results[0]?.id ?? 0
  }
  const send = step('send')
  const outOfTime = (id: number) =>
    pool.query(`update market.quote_request set expires_at = now() - interval '1 minute' where id = $1`, [id])
  const runExpiry = (id: number) =>
    pool.query(`select graphile_worker.add_job('quote:expire', json_build_object('quoteId', $1::int), job_key => $2)`, [
      id,
      `quote:expire:${id}`,
    ])
  return {
    read,
    askFor,
    send,
    counter: step('counter'),
    accept: step('accept'),
    decline: step('decline'),
    withdraw: step('withdraw'),
    step: (name: string, id: number, token: string, body?: unknown) => step(name)(id, token, body),
    /** Its time is over; the job that ends it is to come. */
    outOfTime,
    runExpiry,
    /** Its time is over, and the job has ended it. */
    expire: async (id: number, buyer: Buyer): Promise<void> => {
      await outOfTime(id)
      await eventually('the end of a quote', 30_000, async () => {
        await runExpiry(id)
        return (await read(id, buyer.token)).results.stage === 'expired' ? true : undefined
      })
    },
    /** A request of a new merchant. */
    requested: async (warehouseId: number, more: Record<string, unknown> = {}) => {
      const buyer = await newBuyer(stack)
      return { buyer, id: await askFor(warehouseId, buyer, more) }
    },
    /** A quote that was sent to a new merchant. */
    sent: async (warehouseId: number, sellerToken: string, more: Record<string, unknown> = {}) => {
      const buyer = await newBuyer(stack)
      const id = await askFor(warehouseId, buyer)
      const reply = await send(id, sellerToken, offerBody(more))
      expect(reply, JSON.stringify(reply.error)).toMatchObject({ success: true, results: { stage: 'sent' } })
      return { buyer, id }
    },
    reserve: (buyer: Buyer, warehouseId: number, quoteId: number, more: Record<string, unknown> = {}) => {
      const { quantity, startDate, term: selectedTerm } = needOf()
      const body = { quantity, startDate, selectedTerm, quoteId, ...more }
      return purchase(url, buyer.token, palletsByCard(buyer, warehouseId, body))
    },
  }
}
