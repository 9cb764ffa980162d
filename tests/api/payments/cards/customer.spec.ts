import type { Card } from '@stackyard/shared/schema/payment'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../billing/new-person'
import { cardToken } from '../billing/payment-browser'

const { url, simUrl, pool } = sharedStack()
let person: Person
beforeAll(async () => {
  person = await newPerson(url)
})

const as = (body?: unknown) => ({ token: person.token, body })
const add = async (fields: object = {}): Promise<Card> =>
  ok<Card>(
    url,
    'POST',
    '/user/cards/',
    as({ cardToken: await cardToken(simUrl), cardHolder: 'Robin Reyes', ...fields }),
  )
const primary = () => call<Card | null>(url, 'GET', '/user/cards/primary', as())
const summary = () => ok<{ primaryCard: Card | null }>(url, 'GET', '/user/billing', as())

describe('cards of a customer', () => {
  it('adds a card by token and keeps brand and last4 only (R-356, R-358)', async () => {
    const card = await add({ cardNumber: '4242424242424242', cvc: '737' })
    expect(card).toMatchObject({ brand: 'visa', last4: '4242', cardHolder: 'Robin Reyes', isPrimary: false })
    expect(card).toMatchObject({ _id: card.id, expirationMonth: 8, expirationYear: 2031 })
    const { rows } = await pool.query('select * from market.card where id = $1', [card.id])
    expect(JSON.stringify(rows)).not.toContain('424242424242')
    expect(Object.keys(card)).not.toContain('paymentMethodId')
    expect(await ok(url, 'GET', `/user/cards/${card.id}`, as())).toEqual(card)
  })

  it('refuses a card without holder and says so (R-356)', async () => {
    const reply = await call(url, 'POST', '/user/cards/', as({ cardToken: await cardToken(simUrl), cardHolder: ' ' }))
    expect(reply).toMatchObject({ status: 400, message: 'Card holder name is required' })
    expect(reply.error?.data.issues?.[0]?.path).toBe('cardHolder')
  })

  it("refuses a card its bank refuses, with the bank's sentence, and keeps nothing (R-369)", async () => {
    const before = await ok<Card[]>(url, 'GET', '/user/cards/', as())
    const body = { cardToken: await cardToken(simUrl, '4000000000000002'), cardHolder: 'Robin Reyes' }
    const reply = await call(url, 'POST', '/user/cards/', as(body))
    expect(reply).toMatchObject({ status: 402, message: 'Your card was declined.', error: { code: 'CARD_DECLINED' } })
    expect(await ok<Card[]>(url, 'GET', '/user/cards/', as())).toEqual(before)
  })

  it('refuses a token that is no good', async () => {
    const reply = await call(url, 'POST', '/user/cards/', as({ cardToken: 'tok_none', cardHolder: 'Robin Reyes' }))
    expect(reply).toMatchObject({ status: 400, error: { code: 'PAYMENT_METHOD_INVALID' } })
  })

  it('adds a card once however often the same token is sent, and keeps it primary', async () => {
    const body = { cardToken: await cardToken(simUrl), cardHolder: 'Robin Reyes', isPrimary: true }
    const cards = await Promise.all([1, 2, 3].map(() => ok<Card>(url, 'POST', '/user/cards/', as(body))))
    expect(new Set(cards.map((card) => card.id)).size).toBe(1)
    expect((await primary()).results?.id).toBe(cards[0]?.id)
  })

  it('edits holder and expiry, sent as strings, at the provider too (R-357)', async () => {
    const { id } = await add()
    const body = { cardHolder: 'R. Reyes', expirationMonth: '3', expirationYear: '2033' }
    const changed = await ok<Card>(url, 'PUT', `/user/cards/${id}`, as(body))
    expect(changed).toMatchObject({
      id,
      cardHolder: 'R. Reyes',
      expirationMonth: 3,
      expirationYear: 2033,
      isPrimary: false,
    })
    const { rows } = await pool.query('select payment_method_id from market.card where id = $1', [id])
    const dump = (await (await fetch(`${simUrl}/__sim/dump`)).json()) as {
      payment_method: Record<string, { card: object }>
    }
    expect(dump.payment_method[rows[0].payment_method_id]?.card).toMatchObject({ exp_month: 3, exp_year: 2033 })
  })

  it('refuses letters and a past year as expiry (R-357)', async () => {
    const { id } = await add()
    const letters = { cardHolder: 'R. Reyes', expirationMonth: 'May', expirationYear: '2033' }
    expect(await call(url, 'PUT', `/user/cards/${id}`, as(letters))).toMatchObject({ status: 400 })
    const past = await call(
      url,
      'PUT',
      `/user/cards/${id}`,
      as({ ...letters, expirationMonth: 1, expirationYear: 2020 }),
    )
    expect(past).toMatchObject({ status: 400, error: { data: { issues: [{ path: 'expirationYear' }] } } })
    expect(await ok(url, 'GET', `/user/cards/${id}`, as())).toMatchObject({ expirationMonth: 8, expirationYear: 2031 })
  })
})

describe('the primary card', () => {
  beforeAll(async () => {
    person = await newPerson(url)
  })

  it('moves on create and on update, and the summary follows (R-364, R-365)', async () => {
    const first = await add({ isPrimary: true })
    const second = await add({ isPrimary: true })
    expect((await primary()).results?.id).toBe(second.id)
    const { cardHolder, expirationMonth, expirationYear } = first
    await ok(
      url,
      'PUT',
      `/user/cards/${first.id}`,
      as({ cardHolder, expirationMonth, expirationYear, isPrimary: true }),
    )
    expect((await primary()).results?.id).toBe(first.id)
    expect((await summary()).primaryCard?.id).toBe(first.id)
    const all = await ok<Card[]>(url, 'GET', '/user/cards/', as())
    expect(all.filter((card) => card.isPrimary).map((card) => card.id)).toEqual([first.id])
    expect(all[0]?.id).toBe(first.id)
  })

  it('is not touched by an edit that does not speak of it', async () => {
    const card = await add({ isPrimary: true })
    await ok(url, 'PUT', `/user/cards/${card.id}`, as({ cardHolder: 'New', expirationMonth: 8, expirationYear: 2031 }))
    expect((await primary()).results).toMatchObject({ id: card.id, cardHolder: 'New' })
  })

  it('given up leaves none: HTTP 200, statusCode 404, results null (R-366)', async () => {
    const card = await add({ isPrimary: true })
    const body = { cardHolder: 'R. Reyes', expirationMonth: 8, expirationYear: 2031, isPrimary: false }
    await ok(url, 'PUT', `/user/cards/${card.id}`, as(body))
    const none = { status: 200, statusCode: 404, success: true, isError: false, results: null }
    expect(await primary()).toMatchObject(none)
    expect((await summary()).primaryCard).toBeNull()
  })

  it('deleted leaves none, and the card is gone but for the books (R-367)', async () => {
    const card = await add({ isPrimary: true })
    await ok(url, 'DELETE', `/user/cards/${card.id}`, as())
    expect(await primary()).toMatchObject({ statusCode: 404, results: null })
    expect((await summary()).primaryCard).toBeNull()
    for (const method of ['GET', 'DELETE'] as const)
      expect(await call(url, method, `/user/cards/${card.id}`, as())).toMatchObject({ status: 404, success: false })
  })

  it('deleted is let go at the provider only when no order can be open on it any more', async () => {
    const { id } = await add()
    const { rows } = await pool.query('select payment_method_id from market.card where id = $1', [id])
    const paymentMethodId: string = rows[0].payment_method_id
    const ownerAtProvider = async () => {
      const dump = (await (await fetch(`${simUrl}/__sim/dump`)).json()) as {
        payment_method: Record<string, { customer: string | null }>
      }
      return dump.payment_method[paymentMethodId]?.customer
    }
    await ok(url, 'DELETE', `/user/cards/${id}`, as())
    expect(await ownerAtProvider()).toMatch(/^cus_/)
    const job = `select id, extract(epoch from run_at - now()) / 86400 as days from graphile_worker.jobs where key = $1`
    const planned = await pool.query<{ id: string; days: string }>(job, [`detach:${paymentMethodId}`])
    expect(Number(planned.rows[0]?.days)).toBeCloseTo(8, 1)
    await pool.query('select graphile_worker.reschedule_jobs(array[$1]::bigint[], run_at := now())', [
      planned.rows[0]?.id,
    ])
    await vi.waitFor(async () => expect(await ownerAtProvider()).toBeNull(), { timeout: 15_000, interval: 100 })
  })
})
