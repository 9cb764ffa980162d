import { saidDay } from '@stackyard/shared/reference/said-day'
import { describe, expect, it } from 'vitest'
import { newBuyer } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { offerBody, quotesOf } from '../quote/offer'
import { endByTime, eventBody, eventsOf } from './event'
import { twoProviders } from './two-providers'

const stack = sharedStack()
const { url, pool } = stack
const quotes = quotesOf(stack)
const events = eventsOf(url)
const { seller, mine, theirs } = await twoProviders(stack)

/** The warehouses whose providers were told of the new day. */
async function toldOf(eventId: number, day: string): Promise<number[]> {
  const { rows } = await pool.query<{ warehouse_id: number }>(
    `select q.warehouse_id from market.notification n join market.quote_request q
       on q.event_id = $1 and q.seller_id = n.user_id
     where (n.data ->> 'eventId')::bigint = $1 and n.message like $2 order by 1`,
    [eventId, `%now waits until ${saidDay(day)}%`],
  )
  return rows.map(({ warehouse_id: id }) => id)
}

describe('more time for a request', () => {
  it('moves the day for all, and tells who has sent no quote', async () => {
    const buyer = await newBuyer(stack)
    const { id, quotes: asked } = await events.created(buyer.token, eventBody([mine, theirs]))
    const quoteOf = (warehouse: number) => asked.find((quote) => quote.warehouse.id === warehouse)?.id ?? 0
    expect((await quotes.send(quoteOf(mine), seller, offerBody())).status).toBe(200)
    const extended = await events.extend(id, buyer.token, { answerBy: inDays(20) })
    expect(extended.results).toMatchObject({ state: 'open', answerBy: inDays(20) })
    expect(extended.results.steps.at(-1)).toMatchObject({ action: 'extend', note: saidDay(inDays(20)) })
    expect((await quotes.read(quoteOf(theirs), buyer.token)).results.answerBy).toBe(inDays(20))
    expect(await toldOf(id, inDays(20))).toEqual([theirs])
  })

  it.each([
    ['no later day', inDays(7), 'Choose a later day'],
    ['an earlier day', inDays(3), 'Choose a later day'],
    ['a day in a year', inDays(365), 'Choose a day within six months'],
  ])('is refused for %s', async (_, answerBy, message) => {
    const buyer = await newBuyer(stack)
    const { id } = await events.created(buyer.token, eventBody([mine]))
    const reply = await events.extend(id, buyer.token, { answerBy })
    expect(reply).toMatchObject({ status: 400, error: { data: { issues: [{ path: 'answerBy', message }] } } })
  })

  it('keeps a request open that would have ended', async () => {
    const buyer = await newBuyer(stack)
    const [kept, ended] = [
      await events.created(buyer.token, eventBody([mine])),
      await events.created(buyer.token, eventBody([mine])),
    ]
    await pool.query('update market.sourcing_event set answer_by = current_date - 3 where id = $1', [kept.id])
    expect((await events.extend(kept.id, buyer.token, { answerBy: inDays(2) })).status).toBe(200)
    await pool.query(
      `select graphile_worker.add_job('sourcing:expire', json_build_object('eventId', $1::int), job_key => $2)`,
      [kept.id, `sourcing:expire:${kept.id}`],
    )
    await eventually('the end of the other', 30_000, async () => {
      await endByTime(pool, ended.id)
      return (await events.board(ended.id, buyer.token)).results.state === 'expired' ? true : undefined
    })
    expect((await events.board(kept.id, buyer.token)).results.state).toBe('open')
  })
})
