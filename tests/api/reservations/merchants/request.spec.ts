import type { Quote } from '@stackyard/shared/schema/quote'
import type { RequestRow } from '@stackyard/shared/schema/sourcing'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACTORS, signInWith, tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { ask, listingOf, quoteBody } from '../quote/ask'
import { needOf, offerBody, quotesOf } from '../quote/offer'
import { accountBody, completeAnswers, newAddress, openAccount, PASSWORD, readRfp, submit } from './rfp'

const stack = sharedStack()
const { url, pool } = stack
const quotes = quotesOf(stack)

let seller = ''
let warehouseId = 0
beforeAll(async () => {
  seller = await tokenOf(url, 'seller')
  warehouseId = await listingOf(pool, ACTORS.seller)
})

/** What the wizard sends for three pallets. */
const answers = (more: Record<string, unknown> = {}) => ({
  ...completeAnswers,
  place: 'Columbus, OH',
  startDate: needOf().startDate,
  termMonths: 3,
  answerBy: inDays(7),
  space: { spaceType: 'PALLET', quantity: 3 },
  warehouseId,
  ...more,
})

/** A physical retailer need not say what is stored. */
const silent = {
  merchantType: 'physicalRetailer',
  categories: [],
  physicalFeatures: { countStores: '4', 'avg Storage Footprint': '2000', ediAsn: false },
}

const sentBy = async (token: string): Promise<Quote[]> =>
  (await call<Quote[]>(url, 'GET', '/merchants/quotes', { token })).results
const made = (token: string): Promise<Quote> =>
  eventually('the request for a quote', 30_000, async () => (await sentBy(token))[0])
const listOf = async (token: string): Promise<RequestRow[]> =>
  (await call<RequestRow[]>(url, 'GET', '/merchants/sourcing?limit=100', { token })).results

describe('a request for proposal that goes to a warehouse', () => {
  it('R-202: is a request for a quote in the one list of both sides, with the need of the wizard', async () => {
    const buyer = await newBuyer(stack)
    expect((await submit(url, buyer.token, answers())).status).toBe(200)
    const quote = await made(buyer.token)
    expect(quote).toMatchObject({
      stage: 'requested',
      warehouse: { id: warehouseId },
      merchant: { id: buyer.id, email: buyer.email, company: 'Quill Toys' },
      need: { spaceType: 'PALLET', quantity: 3, term: 3, startDate: needOf().startDate },
      answerBy: inDays(7),
      storageVolume: '51-100',
      message: 'We need room for toys from March on.',
    })
    for (const token of [buyer.token, seller])
      expect((await listOf(token)).filter(({ kind, id }) => kind === 'quote' && id === quote.id)).toHaveLength(1)
    const told = await pool.query<{ path: string; email: string }>(
      `select n.data ->> 'path' as path, u.email from market.notification n join users u on u.id = n.user_id
       where n.kind = 'rfp_submitted' and n.data ->> 'merchantId' = $1`,
      [String(buyer.id)],
    )
    expect(told.rows).toEqual([{ path: `/dashboard/quotes/${quote.id}`, email: ACTORS.seller }])
  })

  it('is quoted, countered, accepted, and reserved at its price like any other', async () => {
    const buyer = await newBuyer(stack)
    await submit(url, buyer.token, answers())
    const { id } = await made(buyer.token)
    expect((await quotes.send(id, seller, offerBody())).status).toBe(200)
    expect((await quotes.counter(id, buyer.token, { revision: 1, storage: 12 })).status).toBe(200)
    expect((await quotes.send(id, seller, offerBody())).status).toBe(200)
    expect((await quotes.accept(id, buyer.token, { revision: 3 })).status).toBe(200)
    const placed = await quotes.reserve(buyer, warehouseId, id, { amountDue: 77.5, total: 182.5 })
    expect(placed, JSON.stringify(placed.error)).toMatchObject({ success: true })
    expect((await quotes.read(id, buyer.token)).results.stage).toBe('ordered')
  })

  it('sent again stays one request with the present answers while it is open, and is a new one afterwards', async () => {
    const buyer = await newBuyer(stack)
    await submit(url, buyer.token, answers())
    const { id } = await made(buyer.token)
    await submit(url, buyer.token, answers({ space: { spaceType: 'PALLET', quantity: 9 }, storageVolume: '6-15' }))
    const renewed = await eventually('the present answers', 30_000, async () => {
      const [quote] = await sentBy(buyer.token)
      return quote?.need?.quantity === 9 ? quote : undefined
    })
    expect(renewed).toMatchObject({ id, storageVolume: '6-15' })
    expect((await quotes.send(id, seller, offerBody())).status).toBe(200)
    await submit(url, buyer.token, answers({ storageVolume: '16-26' }))
    expect((await quotes.decline(id, buyer.token)).status).toBe(200)
    await submit(url, buyer.token, answers({ storageVolume: '27-50' }))
    const list = await eventually('the second request', 30_000, async () => {
      const all = await sentBy(buyer.token)
      // What was asked in between may come first; the last answers renew it.
      return all[0]?.storageVolume === '27-50' ? all : undefined
    })
    expect(list.map((quote) => [quote.stage, quote.storageVolume])).toEqual([
      ['requested', '27-50'],
      ['declined', '6-15'],
    ])
  })

  it('after Get a Quote to the same warehouse leaves one request, and keeps the need that was given there', async () => {
    const buyer = await newBuyer(stack)
    await ask(url, quoteBody(warehouseId, undefined, { need: needOf({ quantity: 5 }) }), buyer.token)
    const { id } = await made(buyer.token)
    // The provider may read what they were asked, and no request for proposal yet.
    expect((await quotes.read(id, seller)).results.canOpenRfp).toBe(false)
    expect((await readRfp(url, buyer.id, seller)).status).toBe(404)
    expect((await quotes.read(id, await tokenOf(url, 'admin'))).results.canOpenRfp).toBe(true)
    await submit(url, buyer.token, answers({ ...silent, space: undefined, startDate: '', termMonths: '' }))
    const quote = await eventually('the answers of the wizard', 30_000, async () => {
      const [one] = await sentBy(buyer.token)
      return one?.answerBy === inDays(7) ? one : undefined
    })
    expect((await quotes.read(id, seller)).results.canOpenRfp).toBe(true)
    expect(quote).toMatchObject({ id, categories: ['toysGames'], need: { quantity: 5, term: 3 } })
    expect(await sentBy(buyer.token)).toHaveLength(1)
  })

  it('is not lost when the merchant has asked for twenty quotes within the day', async () => {
    const buyer = await newBuyer(stack)
    await pool.query(
      `insert into market.quote_request (seller_id, customer_id, email, first_name, last_name, company, message,
         categories, storage_volume, monthly_shipment_volume, merchant_type, created_at)
       select u.id, $1, $2, 'Mara', 'Quill', 'Quill Toys', 'Of today', '{}', '51-100', '501-1000', 'eCommerceRetailer', now()
       from users u, generate_series(1, 20) where u.email = $3`,
      [buyer.id, buyer.email, ACTORS.seller],
    )
    expect((await submit(url, buyer.token, answers())).status).toBe(200)
    await eventually('the request for a quote', 30_000, async () =>
      (await sentBy(buyer.token)).find(({ warehouse }) => warehouse?.id === warehouseId),
    )
  })

  it('R-199: of a visitor is in the account that the wizard opens', async () => {
    const email = newAddress()
    expect(
      (await openAccount(url, accountBody(email, answers({ userInfo: accountBody(email).userInfo })))).status,
    ).toBe(200)
    const { token } = await signInWith(url, email, PASSWORD)
    const quote = await made(token)
    expect(quote).toMatchObject({ stage: 'requested', merchant: { email, firstName: 'Mara' }, need: { quantity: 3 } })
    expect((await quotes.send(quote.id, seller, offerBody())).status).toBe(200)
  })

  it('asks for a quantity that is one', async () => {
    const buyer = await newBuyer(stack)
    const reply = await submit(url, buyer.token, answers({ space: { spaceType: 'PALLET', quantity: 0 } }))
    expect(reply.error?.data.issues?.map(({ path }) => path)).toEqual(['space.quantity'])
  })
})
