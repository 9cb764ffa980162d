import { addDays, dayOf } from '@stackyard/shared/domain/calendar'
import type { Quote, QuoteDetails } from '@stackyard/shared/schema/quote'
import { expect } from 'vitest'
import { call, type Reply } from '../../../setup/api'
import { newBuyer, palletsByCard, purchase, type Buyer } from '../../../setup/buyer'
import type { Stack } from '../../../setup/stack'
import { ask, quoteBody } from './ask'

export const inDays = (count: number): string => addDays(dayOf(new Date()), count)

export const needOf = (more: Record<string, unknown> = {}) => ({
  spaceType: 'PALLET',
  quantity: 3,
  startDate: inDays(400 - 60),
  term: 3,
  ...more,
})

/** A quote at 17.50 a pallet and month, with 25.00 for setup. */
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
  const { url } = stack
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
  return {
    read,
    askFor,
    send,
    counter: step('counter'),
    accept: step('accept'),
    decline: step('decline'),
    withdraw: step('withdraw'),
    step: (name: string, id: number, token: string, body?: unknown) => step(name)(id, token, body),
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
