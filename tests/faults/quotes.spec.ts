import { quoteTransition } from '@stackyard/shared/domain/quote-process'
import { type QuoteStage, quoteStages } from '@stackyard/shared/reference/quote-terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingOf } from '../api/reservations/quote/ask'
import { offerBody, ofOneSide, quoteActions, quotesOf } from '../api/reservations/quote/offer'
import { ACTORS, tokenOf } from '../setup/actors'
import { type Buyer, byBank, newBuyer, readTransaction } from '../setup/buyer'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { atRest, moneyFaults } from './money'

let stack: Stack
let quotes: ReturnType<typeof quotesOf>
/** The same by another web process. */
let elsewhere: ReturnType<typeof quotesOf>
let seller = ''
let warehouseId = 0
beforeAll(async () => {
  stack = await startStack({ frontDoors: 2 })
  quotes = quotesOf(stack)
  elsewhere = quotesOf({ url: stack.urls[1] ?? '', pool: stack.pool })
  seller = await tokenOf(stack.url, 'seller')
  warehouseId = await listingOf(stack.pool, ACTORS.seller)
})
afterAll(() => stack?.stop())

const sent = () => quotes.sent(warehouseId, seller)
const stageOf = async (id: number, buyer: Buyer) => (await quotes.read(id, buyer.token)).results.stage

/** A quote in a stage, by the calls of its parties alone. */
async function quoteIn(stage: QuoteStage): Promise<{ buyer: Buyer; id: number }> {
  if (stage === 'requested' || stage === 'withdrawn') {
    const made = await quotes.requested(warehouseId)
    if (stage === 'withdrawn') await quotes.withdraw(made.id, made.buyer.token)
    return made
  }
  const made = await sent()
  const { id, buyer } = made
  if (stage === 'countered') await quotes.counter(id, buyer.token, { revision: 1, storage: 9 })
  if (stage === 'accepted') await quotes.accept(id, buyer.token, { revision: 1 })
  if (stage === 'declined') await quotes.decline(id, buyer.token)
  if (stage === 'ordered') expect((await quotes.reserve(buyer, warehouseId, id)).status).toBe(200)
  if (stage === 'expired') await quotes.expire(id, buyer)
  return made
}

const rows = quoteStages.flatMap((stage) =>
  (['customer', 'seller', 'stranger'] as const).map((actor) => ({ stage, actor })),
)

describe('every action on a quote in every stage by every actor', () => {
  it.each(rows)('$stage: $actor', async ({ stage, actor }) => {
    let made = await quoteIn(stage)
    const stranger = actor === 'stranger' ? await newBuyer(stack) : null
    for (const action of quoteActions) {
      const { id, buyer } = made
      const by = stranger ?? buyer
      const token = actor === 'seller' ? seller : by.token
      const { revision } = (await quotes.read(id, buyer.token)).results.offer ?? { revision: 1 }
      const body = action === 'send' ? offerBody() : { revision, storage: 12 }
      const isBuyers = action === 'order'
      const reply = isBuyers
        ? await quotes.reserve({ ...by, token }, warehouseId, id)
        : await quotes.step(action, id, token, body)
      const row = `${stage}: ${action} by ${actor}`
      const role = actor === 'stranger' ? 'customer' : actor
      if (ofOneSide[action] && ofOneSide[action] !== role) expect([403, 404], row).toContain(reply.status)
      else if (actor === 'stranger') expect(reply.status, row).toBe(404)
      else {
        const wanted = quoteTransition(stage, action, actor)
        const expected = wanted.ok ? 200 : wanted.reason === 'NOT_ALLOWED' ? 403 : 409
        expect(reply.status, `${row}: ${JSON.stringify(reply.error)}`).toBe(expected)
        expect(await stageOf(id, buyer), row).toBe(wanted.ok ? wanted.to : stage)
        if (wanted.ok) made = await quoteIn(stage)
        continue
      }
      expect(await stageOf(id, buyer), row).toBe(stage)
    }
  })
})

describe('a reservation at a quote’s price', () => {
  it('costs what the quote says: the first month and setup, whatever the client believes', async () => {
    const { buyer, id } = await sent()
    for (const wrong of [{ amountDue: 60 }, { monthlyTotal: 1 }, { discountedPricePerPallet: 20 }])
      expect(await quotes.reserve(buyer, warehouseId, id, wrong)).toMatchObject({
        status: 409,
        error: { code: 'PRICE_CHANGED' },
      })
    for (const other of [{ quantity: 30 }, { selectedTerm: 1 }, { startDate: '2030-01-01' }])
      expect(await quotes.reserve(buyer, warehouseId, id, other)).toMatchObject({ status: 409 })
    const right = { amountDue: 77.5, monthlyTotal: 52.5, total: 182.5, quoteRevision: 1 }
    const reply = await quotes.reserve(buyer, warehouseId, id, right)
    expect(reply, JSON.stringify(reply.error)).toMatchObject({ success: true })
    expect(await readTransaction(stack.url, buyer.token, reply.results.id)).toMatchObject({
      amountDue: 77.5,
      monthlyTotal: 52.5,
      discountedPricePerPallet: 17.5,
      quantity: 3,
    })
    expect((await quotes.read(id, buyer.token)).results).toMatchObject({ stage: 'ordered', orderId: reply.results.id })
  })

  it('of two at once one happens, with one order', async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, id } = await sent()
      const replies = await Promise.all(
        [quotes, elsewhere, quotes, elsewhere].map((door) => door.reserve(buyer, warehouseId, id)),
      )
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
      const { rowCount } = await stack.pool.query('select from market.orders where quote_id = $1', [id])
      expect(rowCount).toBe(1)
    }
  })

  it('of two accepts one happens, and of an accept, a withdrawal, and the end of its time exactly one', async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, id } = await sent()
      const twice = await Promise.all([quotes, elsewhere].map((door) => door.accept(id, buyer.token, { revision: 1 })))
      expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const made = await sent()
      const [accept, withdraw] = await Promise.all([
        quotes.accept(made.id, made.buyer.token, { revision: 1 }),
        elsewhere.withdraw(made.id, seller),
      ])
      expect([accept.status, withdraw.status].toSorted()).toEqual([200, 409])
      expect(await stageOf(made.id, made.buyer)).toBe(accept.status === 200 ? 'accepted' : 'withdrawn')
    }
  })

  it('a reservation and the end of the quote’s time exclude each other', async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, id } = await sent()
      const [reply] = await Promise.all([
        quotes.reserve(buyer, warehouseId, id),
        quotes.outOfTime(id).then(() => quotes.runExpiry(id)),
      ])
      const stage = await eventually('an outcome', 30_000, async () => {
        const now = await stageOf(id, buyer)
        return now === 'sent' ? undefined : now
      })
      expect([reply.status, stage]).toEqual(reply.status === 200 ? [200, 'ordered'] : [409, 'expired'])
    }
  })

  it('a declined card gives the quote back, and the next try takes it', async () => {
    const { buyer, id } = await sent()
    await stack.pool.query(`update market.card set payment_method_id = 'pm_card_chargeDeclined' where id = $1`, [
      buyer.cardId,
    ])
    expect((await quotes.reserve(buyer, warehouseId, id)).status).toBe(402)
    expect((await quotes.read(id, buyer.token)).results).toMatchObject({ stage: 'accepted', orderId: null })
    const again = byBank(buyer)
    expect((await quotes.reserve(buyer, warehouseId, id, again)).status).toBe(200)
  })

  it('needs free space and a proven identity like any other', async () => {
    const big = { need: { ...offerBody().need, quantity: 900_000 } }
    const { buyer, id } = await quotes.sent(warehouseId, seller, { ...big, lines: { storage: 0.5 } })
    expect(await quotes.reserve(buyer, warehouseId, id, { quantity: 900_000 })).toMatchObject({
      status: 409,
      error: { code: 'CAPACITY_EXCEEDED' },
    })
    const dear = await quotes.sent(warehouseId, seller, { lines: { storage: 4000 } })
    await stack.pool.query('update users set kyc_verified = false where id = $1', [dear.buyer.id])
    expect(await quotes.reserve(dear.buyer, warehouseId, dear.id)).toMatchObject({
      status: 403,
      error: { code: 'KYC_REQUIRED' },
    })
    expect(await stageOf(dear.id, dear.buyer)).toBe('sent')
  })

  it('leaves the money right', async () => {
    await atRest(stack)
    expect(await moneyFaults(stack)).toEqual([])
  })
})
