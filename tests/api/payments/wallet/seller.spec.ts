import type { WalletCredit, WalletEntry, WalletSubscription } from '@stackyard/shared/schema/wallet'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Advertiser, newAdvertiser, started, topUp, walletOf } from '../../../setup/advertiser'
import { call, ok, type Reply } from '../../../setup/api'
import { control } from '../../../setup/simulator'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { answerChallenge, cardToken, confirmSetup } from '../billing/payment-browser'

const stack = sharedStack()
const { url, simUrl, pool } = stack
let seller: Advertiser
beforeEach(async () => {
  seller = await newAdvertiser(stack, [])
})

const get = <T>(path: string): Promise<T> => ok<T>(url, 'GET', path, { token: seller.token })
const finalize = (body: object, token = seller.token): Promise<Reply<WalletCredit>> =>
  call<WalletCredit>(url, 'POST', '/wallet/finalize', { token, body })
const entries = (query = '') => get<WalletEntry[]>(`/wallet/transactions${query}`)

/** A card of the seller's with this number. */
async function addCard(number: string): Promise<{ cardId: number }> {
  const body = { cardToken: await cardToken(simUrl, number), cardHolder: 'Pia Holm', isPrimary: false }
  const { id } = await ok<{ id: number }>(url, 'POST', '/user/cards/', { token: seller.token, body })
  return { cardId: id }
}

describe('a wallet', () => {
  it('R-404: a new seller has 0', async () => {
    expect(await walletOf(url, seller)).toMatchObject({ balance: 0, reserved: 0, debt: 0, balanceMicros: 0 })
    expect(await entries()).toEqual([])
    expect(await get('/wallet/active-subscription')).toBeNull()
  })

  it('R-410: credit by card counts at once and is in the history with its invoice', async () => {
    const reply = await topUp(url, seller, 25.5)
    expect(reply, JSON.stringify(reply.error)).toMatchObject({
      success: true,
      results: { clientSecret: null, credit: { state: 'credited', amount: 25.5, charged: 25.5, isRecurring: false } },
    })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 25.5, balanceMicros: 25_500_000 })
    const [entry] = await entries()
    expect(entry).toMatchObject({ kind: 'credit', amount: 25.5, balanceAfter: 25.5, reservedAfter: 0 })
    expect(entry?.paymentMethod).toContain('4242')
    const invoices = await get<{ id: number; kind: string; totalCents: number }[]>('/invoices/')
    expect(invoices).toMatchObject([{ id: entry?.invoiceId, kind: 'wallet', totalCents: 2550 }])
  })

  it('a declined card and amounts out of range credit nothing and say why', async () => {
    expect(await topUp(url, seller, 20, await addCard('4000000000000341'))).toMatchObject({
      status: 402,
      error: { code: 'CARD_DECLINED' },
    })
    for (const amount of [0, -5, 9.99, 10_000.01, 20.001, '20', null])
      expect((await topUp(url, seller, amount as number)).status).toBe(400)
    expect(await walletOf(url, seller)).toMatchObject({ balance: 0 })
  })

  it('another’s card, account and billing details are refused', async () => {
    const other = await newAdvertiser(stack, [])
    for (const more of [
      { cardId: other.cardId },
      { billingInfoId: other.billingInfoId },
      { paymentType: 'ACH', achId: other.achId },
    ])
      expect(await topUp(url, seller, 20, more)).toMatchObject({ error: { code: 'PAYMENT_METHOD_INVALID' } })
  })

  it('a repeated call with the same key is one top-up', async () => {
    const body = { amount: 20, paymentType: 'CARD', cardId: seller.cardId, billingInfoId: seller.billingInfoId }
    const headers = { 'idempotency-key': 'once' }
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => call(url, 'POST', '/wallet/add-credit', { token: seller.token, body, headers })),
    )
    expect(replies.filter(({ success }) => success).length).toBeGreaterThan(0)
    expect(await walletOf(url, seller)).toMatchObject({ balance: 20 })
    const other = await call(url, 'POST', '/wallet/add-credit', {
      token: seller.token,
      body: { ...body, amount: 30 },
      headers,
    })
    expect(other).toMatchObject({ error: { code: 'IDEMPOTENCY_MISMATCH' } })
  })

  it('R-408: 3-D Secure credits after the bank has asked, by finalize, once', async () => {
    const reply = await topUp(url, seller, 40, await addCard('4000002760003184'))
    const { clientSecret, subscriptionId } = reply.results
    expect(reply.results.credit.state).toBe('pending')
    const body = { subscriptionId, amount: 40, paymentType: 'CARD' }
    expect(await finalize(body)).toMatchObject({ status: 409, error: { code: 'PAYMENT_PENDING' } })
    await answerChallenge(simUrl, clientSecret ?? '', true)
    for (let call = 0; call < 3; call++)
      expect((await finalize(body)).results).toMatchObject({ state: 'credited', amount: 40 })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 40 })
  })

  it('finalize never credits an amount, another’s payment or an unknown one', async () => {
    const { results } = await topUp(url, seller, 20)
    const body = { subscriptionId: results.subscriptionId, amount: 20, paymentType: 'CARD' }
    expect(await finalize({ ...body, amount: 2000 })).toMatchObject({ status: 409, error: { code: 'PRICE_CHANGED' } })
    expect(await finalize({ ...body, paymentType: 'ACH' })).toMatchObject({ status: 409 })
    const other = await newAdvertiser(stack, [])
    expect(await finalize(body, other.token)).toMatchObject({ status: 404 })
    expect(await finalize({ ...body, subscriptionId: 'pi_unknown' })).toMatchObject({ status: 404 })
    expect(await finalize({})).toMatchObject({ status: 400 })
    expect(await finalize(body)).toMatchObject({ success: true })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 20 })
    expect(await walletOf(url, other)).toMatchObject({ balance: 0 })
  })

  it('a refused 3-D Secure fails for good', async () => {
    const { results } = await topUp(url, seller, 40, await addCard('4000002760003184'))
    await answerChallenge(simUrl, results.clientSecret ?? '', false).catch(() => undefined)
    const body = { subscriptionId: results.subscriptionId, amount: 40, paymentType: 'CARD' }
    expect(await finalize(body)).toMatchObject({ status: 402 })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 0 })
  })

  it('a bank debit credits when it has succeeded, and the seller is notified', async () => {
    const { results } = await topUp(url, seller, 60, { paymentType: 'ACH', achId: seller.achId })
    expect(results.credit.state).toBe('processing')
    expect(await walletOf(url, seller)).toMatchObject({
      balance: 0,
      pending: [{ amount: 60, state: 'processing', subscriptionId: results.subscriptionId }],
    })
    expect(await finalize({ subscriptionId: results.subscriptionId, amount: 60, paymentType: 'ACH' })).toMatchObject({
      error: { code: 'PAYMENT_PENDING' },
    })
    await control(simUrl, 'clock', { advanceSeconds: 5 * 86_400 })
    await eventually('credit', 20_000, async () => (await walletOf(url, seller)).balance === 60 || undefined)
    expect((await walletOf(url, seller)).pending).toEqual([])
    const notices = await get<{ kind: string }[]>('/notification/')
    expect(notices.map(({ kind }) => kind)).toContain('wallet_credited')
  })

  it('R-407: a monthly top-up credits each paid month and can be canceled', async () => {
    const { results } = await topUp(url, seller, 30, { recurring: true })
    expect(results.credit).toMatchObject({ state: 'credited', isRecurring: true, amount: 30 })
    const live = await get<WalletSubscription>('/wallet/active-subscription')
    expect(live).toMatchObject({ amount: 30, status: 'active', subscriptionId: results.subscriptionId })
    expect(await topUp(url, seller, 30, { recurring: true })).toMatchObject({ error: { code: 'SUBSCRIPTION_EXISTS' } })
    await control(simUrl, 'clock', { advanceSeconds: 32 * 86_400 })
    await eventually('second month', 20_000, async () => (await walletOf(url, seller)).balance === 60 || undefined)
    const other = await newAdvertiser(stack, [])
    const cancel = (token: string) => call(url, 'DELETE', `/wallet/cancel-subscription/${live.id}`, { token })
    expect(await cancel(other.token)).toMatchObject({ status: 404 })
    expect(await cancel(seller.token)).toMatchObject({ success: true, results: null })
    expect(await get('/wallet/active-subscription')).toBeNull()
    expect(await cancel(seller.token)).toMatchObject({ status: 404 })
    await control(simUrl, 'clock', { advanceSeconds: 40 * 86_400 })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 60 })
  })

  it('a monthly top-up by a card whose bank asks goes through once its holder has confirmed', async () => {
    const card = await addCard('4000002500003155')
    const reply = await topUp(url, seller, 30, { recurring: true, ...card })
    expect(reply).toMatchObject({ status: 402, error: { code: 'PAYMENT_ACTION_REQUIRED' } })
    const secret = reply.error?.data.clientSecret ?? ''
    await confirmSetup(simUrl, secret)
    await answerChallenge(simUrl, secret, true)
    expect(await topUp(url, seller, 30, { recurring: true, ...card })).toMatchObject({ success: true })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 30 })
  })

  it('a card that pays a monthly top-up is not removed', async () => {
    await topUp(url, seller, 30, { recurring: true })
    const removal = await call(url, 'DELETE', `/user/cards/${seller.cardId}`, { token: seller.token })
    expect(removal).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
  })

  it('a wallet coupon takes off what is charged; the credit is whole', async () => {
    const code = `WALLET-${seller.id}`
    await pool.query(
      `insert into coupons (code, applies_to, kind, percent, uses_per_user, is_active) values ($1, 'wallet', 'percent', 20, 1, true)`,
      [code],
    )
    const reply = await topUp(url, seller, 50, { couponCode: code })
    expect(reply.results.credit).toMatchObject({ amount: 50, charged: 40, couponCode: code })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 50 })
    expect(await topUp(url, seller, 50, { couponCode: code })).toMatchObject({ error: { code: 'COUPON_REFUSED' } })
    const invoices = await get<{ totalCents: number }[]>('/invoices/')
    expect(invoices).toMatchObject([{ totalCents: 4000 }])
  })

  it('the history is filtered, paged and exported', async () => {
    for (const amount of [11, 12, 13]) await topUp(url, seller, amount)
    expect((await entries('?limit=2')).map(({ amount }) => amount)).toEqual([13, 12])
    expect((await entries('?limit=2&page=2')).map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      [11, 11],
    ])
    expect(await entries('?kind=charge')).toEqual([])
    const file = await get<{ content: string; rows: number }>('/wallet/transactions/export')
    expect(file.rows).toBe(3)
    expect(file.content).toContain('Credit,13,36')
  })
})

describe('a payment that is reversed', () => {
  const intentOf = async (): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>(
      'select payment_intent_id as id from market.wallet_topup where user_id = $1 order by id limit 1',
      [seller.id],
    )
    return rows[0]?.id ?? ''
  }
  const refund = async (cents: number): Promise<void> => {
    const reply = await fetch(`${simUrl}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_stackyard' },
      body: new URLSearchParams({ payment_intent: await intentOf(), amount: String(cents) }),
    })
    expect(reply.ok).toBe(true)
  }
  const becomes = (want: object) =>
    eventually(JSON.stringify(want), 20_000, async () => {
      expect(await walletOf(url, seller)).toMatchObject(want)
      return true
    })

  it('by a refund: the credit goes, in part and then whole, and the invoice gets a credit note', async () => {
    await topUp(url, seller, 30)
    await refund(1000)
    await becomes({ balance: 20 })
    await refund(2000)
    await becomes({ balance: 0, debt: 0 })
    const invoices = await get<{ status: string }[]>('/invoices/')
    expect(invoices).toMatchObject([{ status: 'refunded' }])
    expect((await entries()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['taken_back', -20],
      ['taken_back', -10],
      ['credit', 30],
    ])
  })

  it('by a dispute: campaigns end, their budget covers it, and a won dispute credits again', async () => {
    seller = await newAdvertiser(stack, ['TX'])
    await topUp(url, seller, 30)
    const campaign = await started(url, seller, { budget: 25 })
    const dispute = await fetch(`${simUrl}/__sim/disputes/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paymentIntent: await intentOf() }),
    }).then((reply) => reply.json() as Promise<{ id: string }>)
    await becomes({ balance: 0, reserved: 0, debt: 0 })
    expect(await get(`/campaign/${campaign.id}`)).toMatchObject({ status: 'INACTIVE', endReason: 'credit_taken_back' })
    await control(simUrl, 'disputes/close', { id: dispute.id, status: 'won' })
    await becomes({ balance: 30 })
  })

  it('what is spent by then becomes a debt, which the next top-up pays first', async () => {
    seller = await newAdvertiser(stack, ['TX'])
    await topUp(url, seller, 30)
    const campaign = await started(url, seller, { budget: 30 })
    // Ten dollars are spent by views; the rest of the budget can be taken back.
    await pool.query(
      `with spent as (update market.campaign set spent_micros = 10000000 where id = $1 returning seller_id)
       select market.post_movement('test-spend-' || $1, 'ad-views', 'views:test', jsonb_build_array(
         jsonb_build_object('owner', $1::int, 'kind', 'campaign_budget', 'unit', 'micro', 'floor', 0, 'amount', -10000000),
         jsonb_build_object('owner', seller_id, 'kind', 'ad_revenue', 'unit', 'micro', 'floor', null, 'amount', 10000000))) from spent`,
      [campaign.id],
    )
    await refund(3000)
    await becomes({ balance: 0, reserved: 0, debt: 10 })
    await topUp(url, seller, 25)
    await becomes({ balance: 15, debt: 0 })
  })
})
