import { afterEach, describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { type LiveStream, openStream, untilSaid } from '../../../setup/live-stream'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { offerBody, quotesOf } from '../quote/offer'
import { eventBody, eventsOf } from './event'
import { twoProviders } from './two-providers'

const stack = sharedStack()
const { url, pool } = stack
const events = eventsOf(url)
const quotes = quotesOf(stack)

const { seller, other, mine, theirs } = await twoProviders(stack)

const opened: LiveStream[] = []
afterEach(() => opened.splice(0).forEach((stream) => stream.close()))

async function streamOf(token: string): Promise<LiveStream> {
  const stream = await openStream(url, token)
  opened.push(stream)
  await untilSaid(stream, 'ready')
  return stream
}

const told = (stream: LiveStream): number => stream.signals().filter(({ kind }) => kind === 'request').length

/** The quotes of a request by warehouse. */
async function quoteIds(eventId: number): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ id: string; warehouse_id: number }>(
    'select id, warehouse_id from market.quote_request where event_id = $1',
    [eventId],
  )
  return new Map(rows.map(({ id, warehouse_id }) => [warehouse_id, Number(id)]))
}

describe('live signals of requests', () => {
  it('tell the merchant and the asked providers that a request was sent, once each', async () => {
    const buyer = await newBuyer(stack)
    const streams = await Promise.all([buyer.token, seller, other].map(streamOf))
    const stranger = await streamOf((await newSeller(stack)).token)
    await events.created(buyer.token, eventBody([mine, theirs]))
    for (const stream of streams) await untilSaid(stream, 'request')
    expect(streams.map(told)).toEqual([1, 1, 1])
    expect(told(stranger)).toBe(0)
    expect(streams[0]?.text()).toContain('data: {"kind":"request"}')
  })

  it('tell a merchant of each quote, and a provider of their own alone', async () => {
    const buyer = await newBuyer(stack)
    const { id } = await events.created(buyer.token, eventBody([mine, theirs]))
    const ids = await quoteIds(id)
    const [merchant, first, second] = await Promise.all([buyer.token, seller, other].map(streamOf))
    if (!merchant || !first || !second) throw new Error('no streams')
    const own = ids.get(mine) ?? 0
    expect((await quotes.send(own, seller, offerBody())).status).toBe(200)
    await untilSaid(merchant, 'request')
    await untilSaid(first, 'request')
    expect((await quotes.counter(own, buyer.token, { revision: 1, storage: 12 })).status).toBe(200)
    await untilSaid(first, 'request', 2)
    expect((await quotes.send(own, seller, offerBody())).status).toBe(200)
    await untilSaid(merchant, 'request', 3)
    // Whatever the first provider did, the second one's quote is as it was.
    expect(told(second)).toBe(0)
    expect((await events.award(id, buyer.token, { quoteId: own, revision: 3 })).status).toBe(200)
    await untilSaid(second, 'request')
    await untilSaid(merchant, 'request', 4)
    await untilSaid(first, 'request', 4)
  })

  it(
    'tell of questions whom they concern: the merchant at first, and with the answer all who are asked',
    { timeout: 120_000 },
    async () => {
      const buyer = await newBuyer(stack)
      const { id } = await events.created(buyer.token, eventBody([mine, theirs]))
      const [merchant, first, second] = await Promise.all([buyer.token, seller, other].map(streamOf))
      if (!merchant || !first || !second) throw new Error('no streams')
      expect((await events.ask(id, seller, { question: 'How high?' })).status).toBe(200)
      await untilSaid(merchant, 'request')
      await untilSaid(first, 'request')
      expect(told(second)).toBe(0)
      const [asked] = (await events.board(id, buyer.token)).results.asked
      const path = `/merchants/sourcing/${id}/questions/${asked?.id}/answer`
      expect((await call(url, 'POST', path, { token: buyer.token, body: { answer: 'Two.' } })).status).toBe(200)
      await untilSaid(second, 'request')
      await untilSaid(first, 'request', 2)
    },
  )

  it('tell a provider whose invitation is taken back, and none of the others', async () => {
    const buyer = await newBuyer(stack)
    const { id } = await events.created(buyer.token, eventBody([mine, theirs]))
    const [first, second] = await Promise.all([seller, other].map(streamOf))
    if (!first || !second) throw new Error('no streams')
    expect((await events.uninvite(id, buyer.token, { warehouseId: theirs })).status).toBe(200)
    await untilSaid(second, 'request')
    expect(told(first)).toBe(0)
  })
})
