import { optionsFilters } from '@stackyard/shared/reference/field-filters'
import type { RequestRow } from '@stackyard/shared/schema/sourcing'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { describe, expect, it } from 'vitest'
import { ACTORS } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { needOf, offerBody, quotesOf } from '../quote/offer'
import { endByTime, eventBody, eventsOf, listingsOfOthers } from './event'
import { twoProviders } from './two-providers'

const stack = sharedStack()
const { url, pool } = stack
const quotes = quotesOf(stack)
const events = eventsOf(url)

const { seller, other, mine, theirs } = await twoProviders(stack)

const quoteIds = async (eventId: number, warehouseId: number): Promise<number[]> =>
  (
    await pool.query<{ id: string }>(
      'select id from market.quote_request where event_id = $1 and warehouse_id = $2 order by lot',
      [eventId, warehouseId],
    )
  ).rows.map(({ id }) => Number(id))

/** A request to both warehouses with a quote of each. */
async function quoted(more: Record<string, unknown> = {}) {
  const buyer = await newBuyer(stack)
  const { id } = await events.created(buyer.token, eventBody([mine, theirs], more))
  const [first = 0] = await quoteIds(id, mine)
  const [second = 0] = await quoteIds(id, theirs)
  expect((await quotes.send(first, seller, offerBody({ answers: ['Two hours.'] }))).status).toBe(200)
  expect((await quotes.send(second, other, offerBody({ lines: { storage: 20 } }))).status).toBe(200)
  return { buyer, id, first, second }
}

describe('a request to several warehouses', () => {
  it('makes one request for a quote for each warehouse and lot, at once', async () => {
    const buyer = await newBuyer(stack)
    const lots = [
      { title: 'Toys', need: needOf(), place: 'Columbus, OH' },
      { title: 'Bulk', need: needOf({ quantity: 40, term: 6 }), budget: 5000 },
    ]
    const board = await events.created(buyer.token, eventBody([theirs, mine], { lots }))
    expect(board).toMatchObject({ state: 'open', answerBy: inDays(7), questions: ['How fast do you unload?'] })
    expect(board.quotes.map(({ lot, warehouse }) => [lot, warehouse.id]).toSorted()).toEqual(
      [
        [1, mine],
        [1, theirs],
        [2, mine],
        [2, theirs],
      ].toSorted(),
    )
    expect(board.invitations.every(({ canWithdraw }) => canWithdraw)).toBe(true)
    const [first = 0, second = 0] = await quoteIds(board.id, mine)
    expect(second).toBe(first + 1)
    const { results } = await quotes.read(second, seller)
    expect(results).toMatchObject({ eventId: board.id, need: { quantity: 40, term: 6 }, answerBy: inDays(7) })
  })

  it('asks twenty at most, and nobody when one of them can’t be asked', async () => {
    const buyer = await newBuyer(stack)
    const many = await listingsOfOthers(pool, [mine, theirs], 20)
    expect(many.length).toBe(20)
    const board = await events.created(buyer.token, eventBody(many))
    expect(board.quotes).toHaveLength(20)
    expect((await events.invite(board.id, buyer.token, { warehouseIds: [mine, theirs] })).status).toBe(400)
    expect((await events.create(buyer.token, eventBody([...many, 0, 1].slice(0, 21)))).status).toBe(400)
    const reply = await events.create(buyer.token, eventBody([mine, 99_999_999]))
    expect(reply).toMatchObject({ error: { code: 'LISTING_UNAVAILABLE' } })
    const { rowCount } = await pool.query('select from market.sourcing_event where customer_id = $1', [buyer.id])
    expect(rowCount).toBe(1)
  })

  it('a draft is seen by nobody until it is sent', async () => {
    const buyer = await newBuyer(stack)
    const draft = await events.created(buyer.token, eventBody([mine], { isSent: false }))
    expect(draft).toMatchObject({ state: 'draft', actions: ['save', 'open', 'close'], quotes: [] })
    const invited = () => call(url, 'GET', `/merchants/sourcing/${draft.id}/invitation`, { token: seller })
    expect((await invited()).status).toBe(404)
    const sent = await events.save(draft.id, buyer.token, eventBody([theirs], { title: 'Now' }))
    expect(sent.results).toMatchObject({ state: 'open', title: 'Now', quotes: [{ warehouse: { id: theirs } }] })
    expect((await invited()).status).toBe(404)
    expect((await events.save(draft.id, buyer.token, eventBody([mine]))).status).toBe(409)
  })

  it.each([
    ['a warehouse', { warehouseIds: [] }, 'warehouseIds'],
    ['a day that is not over', { answerBy: inDays(-1) }, 'answerBy'],
    ['a need', { lots: [] }, 'lots'],
    ['an own file', { fileIds: [1] }, 'fileIds'],
    ['a title', { title: ' ' }, 'title'],
    ['a start within a year', { lots: [{ need: needOf({ startDate: inDays(500) }) }] }, 'lots[0].need.startDate'],
  ])('asks for %s', async (_, more, path) => {
    const buyer = await newBuyer(stack)
    const reply = await events.create(buyer.token, eventBody([mine], more))
    expect(reply.status).toBe(400)
    expect(reply.error?.data.issues?.map((issue) => issue.path)).toContain(path)
  })

  it('suggests ten warehouses of different providers that can take the need', async () => {
    const buyer = await newBuyer(stack)
    const query = 'spaceType=PALLET&minQuantity=3&term=3&startDate=' + inDays(30)
    const { results } = await call<ListingCard[]>(url, 'GET', `/merchants/sourcing/suggestions?${query}`, {
      token: buyer.token,
    })
    expect(results.length).toBeGreaterThan(1)
    expect(results.length).toBeLessThanOrEqual(10)
    expect(new Set(results.map((card) => card.seller.id)).size).toBe(results.length)
    expect(results.every(({ freePallets }) => freePallets >= 3)).toBe(true)
  })
})

describe('side by side', () => {
  it('shows what each quote comes to, what it fails, and the order by the saved weights', async () => {
    const lots = [{ need: needOf(), place: 'Columbus, OH', budget: 55, musts: {} }]
    const { buyer, id, first, second } = await quoted({ lots })
    const { results: board } = await events.board(id, buyer.token)
    const [best, worse] = board.quotes
    expect(best).toMatchObject({ id: first, rank: 1, failed: [], figures: { price: 182.5 } })
    expect(best?.offer).toMatchObject({ answers: ['Two hours.'], totals: { month: 52.5, term: 182.5 } })
    expect(best?.points).toBeCloseTo(best?.parts.reduce((sum, { points }) => sum + points, 0) ?? 0, 6)
    expect(worse).toMatchObject({ id: second, rank: null, failed: [{ gate: 'budget', month: 60, budget: 55 }] })
    const weights = { price: 0, rating: 10, distance: 0, answerTime: 0 }
    const weighed = await events.weigh(id, buyer.token, weights)
    expect(weighed.results.weights).toEqual(weights)
    expect((await events.board(id, buyer.token)).results.weights).toEqual(weights)
  })

  it('names the option that a warehouse lacks', async () => {
    const { rows } = await pool.query<{ features: string[] }>(
      'select features from market.listing_search where id = $1',
      [mine],
    )
    const options = optionsFilters.find(({ key }) => key === 'features')?.options ?? []
    const option = options.find(({ key }) => !rows[0]?.features.includes(key))
    expect(option).toBeDefined()
    const lots = [{ need: needOf(), musts: { features: [option?.key ?? ''] } }]
    const { buyer, id, first } = await quoted({ lots })
    const { results } = await events.board(id, buyer.token)
    expect(results.quotes.find((quote) => quote.id === first)?.failed).toEqual([
      { gate: 'musts', missing: [option?.label], texts: [`features.${option?.key}`] },
    ])
  })
})

describe('an award', () => {
  it('accepts one quote, declines the others with the reason, and the purchase takes the quote’s price', async () => {
    const { buyer, id, first, second } = await quoted()
    expect((await quotes.accept(first, buyer.token, { revision: 1 })).status).toBe(409)
    expect(await quotes.reserve(buyer, mine, first)).toMatchObject({ status: 409 })
    expect((await events.award(id, buyer.token, { quoteId: first, revision: 2 })).status).toBe(409)
    const awarded = await events.award(id, buyer.token, { quoteId: first, revision: 1, reason: 'price' })
    expect(awarded.results).toMatchObject({ state: 'awarded', lots: [{ quoteId: first }] })
    expect((await quotes.read(second, other)).results).toMatchObject({
      stage: 'declined',
      actions: [],
      events: [{ action: 'send' }, { action: 'decline', note: 'The price is above our budget.' }],
    })
    expect((await quotes.send(second, other, offerBody())).status).toBe(409)
    const mail = await eventually('the courteous no', 30_000, async () =>
      stack.outbox().find(({ to, subject }) => to === ACTORS.seller2 && /has decided on its request/.test(subject)),
    )
    expect(mail.text).toContain('Thank you for your time')
    const placed = await quotes.reserve(buyer, mine, first, { amountDue: 77.5, total: 182.5 })
    expect(placed, JSON.stringify(placed.error)).toMatchObject({ success: true })
    expect((await events.award(id, buyer.token, { quoteId: second, revision: 1 })).status).toBe(409)
  })

  it('leaves the other lots open', async () => {
    const lots = [{ need: needOf() }, { need: needOf() }]
    const { buyer, id, first } = await quoted({ lots })
    const { results } = await events.award(id, buyer.token, { quoteId: first, revision: 1 })
    expect(results.state).toBe('open')
    const [, open = 0] = await quoteIds(id, mine)
    expect((await quotes.send(open, seller, offerBody())).status).toBe(200)
    expect((await events.award(id, buyer.token, { quoteId: open, revision: 1 })).results.state).toBe('awarded')
  })

  it('is another merchant’s no business', async () => {
    const { id, first } = await quoted()
    const stranger = await newBuyer(stack)
    expect((await events.award(id, stranger.token, { quoteId: first, revision: 1 })).status).toBe(404)
    expect((await events.board(id, stranger.token)).status).toBe(404)
    expect((await events.board(id, seller)).status).toBe(403)
  })
})

describe('more and fewer warehouses', () => {
  it('adds some later, and takes an invitation back until it is answered', async () => {
    const buyer = await newBuyer(stack)
    const { id } = await events.created(buyer.token, eventBody([mine]))
    const added = await events.invite(id, buyer.token, { warehouseIds: [theirs, mine] })
    expect(added.results.quotes).toHaveLength(2)
    const [second = 0] = await quoteIds(id, theirs)
    const gone = await events.uninvite(id, buyer.token, { warehouseId: theirs })
    expect(gone.results.invitations.find(({ warehouseId }) => warehouseId === theirs)?.withdrawnAt).toBeTruthy()
    expect((await quotes.send(second, other, offerBody())).status).toBe(409)
    expect((await call(url, 'GET', `/merchants/sourcing/${id}/invitation`, { token: other })).status).toBe(404)
    const [first = 0] = await quoteIds(id, mine)
    await quotes.send(first, seller, offerBody())
    expect((await events.uninvite(id, buyer.token, { warehouseId: mine })).status).toBe(409)
    const closed = await events.close(id, buyer.token, { reason: 'plans' })
    expect(closed.results).toMatchObject({ state: 'closed', actions: [] })
    expect((await quotes.read(first, seller)).results.stage).toBe('declined')
  })

  it('ends by itself once its time is over and no quote is left to choose', async () => {
    const buyer = await newBuyer(stack)
    const { id } = await events.created(buyer.token, eventBody([mine]))
    const [first = 0] = await quoteIds(id, mine)
    await endByTime(pool, id)
    await eventually('the end of the request', 30_000, async () =>
      (await events.board(id, buyer.token)).results.state === 'expired' ? true : undefined,
    )
    expect((await quotes.read(first, seller)).results).toMatchObject({ stage: 'expired', actions: [] })
  })
})

describe('one list for each side', () => {
  it('has requests to several warehouses and single quotes, newest first', async () => {
    const buyer = await newBuyer(stack)
    await quotes.askFor(mine, buyer)
    const { id } = await events.created(buyer.token, eventBody([mine, theirs]))
    const list = (token: string, query = '') =>
      call<RequestRow[]>(url, 'GET', `/merchants/sourcing?${query}`, { token })
    const own = await list(buyer.token)
    expect(own.total).toBe(2)
    expect(own.results).toMatchObject([
      { kind: 'event', id, title: 'Space for the season', lots: 1, quoted: 0, state: 'open' },
      { kind: 'quote', state: 'open' },
    ])
    expect(own.results[0]?.warehouses).toHaveLength(2)
    expect((await list(buyer.token, 'limit=1&skip=1')).results).toMatchObject([{ kind: 'quote' }])
    const received = await list(seller, 'open=true')
    expect(received.results.slice(0, 2)).toMatchObject([
      { kind: 'event', id, title: 'Okafor Toys', state: 'open' },
      { kind: 'quote', title: 'Quill Toys' },
    ])
    expect(received.results[0]?.warehouses).toHaveLength(1)
    await events.close(id, buyer.token)
    expect((await list(seller, 'open=true')).results[0]?.id).not.toBe(id)
  })
})
