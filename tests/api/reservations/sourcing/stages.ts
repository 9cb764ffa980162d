import type { QuoteStage } from '@stackyard/shared/reference/quote-terms'
import type { SourcingState } from '@stackyard/shared/reference/sourcing-terms'
import { expect } from 'vitest'
import { newBuyer, type Buyer } from '../../../setup/buyer'
import type { Stack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { offerBody, quotesOf } from '../quote/offer'
import { endByTime, eventBody, eventsOf } from './event'

/** A request of a merchant of its own: `mine` is asked for `quoteId`, and `theirs` has not answered. */
export type Staged = { buyer: Buyer; id: number; quoteId: number; questionId: number }

type Place = Pick<Stack, 'url' | 'pool'>
type Asked = { mine: number; theirs: number; seller: string }

/** Makes requests and quotes in each of their states, by calls of their parties and by their jobs alone. */
export const stagesOf = (stack: Place, { mine, theirs, seller }: Asked) => {
  const { url, pool } = stack
  const events = eventsOf(url)
  const quotes = quotesOf(stack)

  const quoteOf = async (eventId: number): Promise<number> => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from market.quote_request where event_id = $1 and warehouse_id = $2',
      [eventId, mine],
    )
    return Number(rows[0]?.id ?? 0)
  }

  async function opened(): Promise<Staged> {
    const buyer = await newBuyer(stack)
    const { id } = await events.created(buyer.token, eventBody([mine, theirs]))
    return { buyer, id, quoteId: await quoteOf(id), questionId: 0 }
  }

  async function expireEvent(made: Staged): Promise<void> {
    await quotes.expire(made.quoteId, made.buyer)
    await eventually('the end of a request', 30_000, async () => {
      await endByTime(pool, made.id)
      return (await events.board(made.id, made.buyer.token)).results.state === 'expired' ? true : undefined
    })
  }

  const send = async ({ quoteId }: Staged) => expect((await quotes.send(quoteId, seller, offerBody())).status).toBe(200)
  const award = async ({ id, quoteId, buyer }: Staged) =>
    expect((await events.award(id, buyer.token, { quoteId, revision: 1 })).status).toBe(200)

  return {
    /** A request in a state; one that was sent has a quote and a question without an answer. */
    eventIn: async (state: SourcingState): Promise<Staged> => {
      if (state === 'draft') {
        const buyer = await newBuyer(stack)
        const { id } = await events.created(buyer.token, eventBody([mine, theirs], { isSent: false }))
        return { buyer, id, quoteId: 1, questionId: 1 }
      }
      const made = await opened()
      await send(made)
      expect((await events.ask(made.id, seller, { question: 'Are the pallets stackable?' })).status).toBe(200)
      const { results } = await events.board(made.id, made.buyer.token)
      if (state === 'awarded') await award(made)
      if (state === 'closed') await events.close(made.id, made.buyer.token, { reason: 'plans' })
      if (state === 'expired') await expireEvent(made)
      return { ...made, questionId: results.asked[0]?.id ?? 0 }
    },
    /** A request whose first quote is in a stage. */
    quoteIn: async (stage: QuoteStage): Promise<Staged> => {
      const made = await opened()
      const { quoteId, buyer } = made
      if (stage === 'withdrawn') await quotes.withdraw(quoteId, buyer.token)
      if (stage === 'requested' || stage === 'withdrawn') return made
      await send(made)
      if (stage === 'countered') await quotes.counter(quoteId, buyer.token, { revision: 1, storage: 9 })
      if (stage === 'declined') await quotes.decline(quoteId, buyer.token)
      if (stage === 'expired') await quotes.expire(quoteId, buyer)
      if (stage === 'accepted' || stage === 'ordered') await award(made)
      if (stage === 'ordered') expect((await quotes.reserve(buyer, mine, quoteId)).status).toBe(200)
      return made
    },
  }
}

/** Everything that is kept of a request, as one text: what a refused call must leave as it was. */
export async function keptOf({ pool }: Pick<Stack, 'pool'>, id: number): Promise<string> {
  const rowsOf = (table: string, column = 'event_id', more = '') =>
    `(select coalesce(json_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') from market.${table} t
      where t.${column} = $1 ${more})`
  const ofQuotes = (table: string) =>
    `(select coalesce(json_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') from market.${table} t
      where t.quote_id in (select id from market.quote_request where event_id = $1))`
  const parts = [
    rowsOf('sourcing_event', 'id'),
    ...['sourcing_lot', 'sourcing_invitation', 'sourcing_question', 'sourcing_step', 'quote_request'].map((table) =>
      rowsOf(table),
    ),
    ...['quote_offer', 'quote_event', 'orders'].map(ofQuotes),
    `(select count(*) from market.notification n where (n.data ->> 'eventId')::bigint = $1
      or (n.data ->> 'quoteId')::bigint in (select id from market.quote_request where event_id = $1))`,
  ]
  const { rows } = await pool.query<{ kept: unknown }>(`select json_build_array(${parts.join(', ')}) as kept`, [id])
  return JSON.stringify(rows[0]?.kept)
}
