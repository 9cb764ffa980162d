import type { Quote } from '@stackyard/shared/schema/quote'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACTORS, tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { ask, listingOf, quoteBody } from './ask'

const stack = sharedStack()
const { url, pool } = stack

let seller = ''
let other = ''
let admin = ''
let warehouseId = 0
beforeAll(async () => {
  seller = await tokenOf(url, 'seller')
  other = await tokenOf(url, 'seller2')
  admin = await tokenOf(url, 'admin')
  warehouseId = await listingOf(pool, ACTORS.seller)
})

/** A request of a merchant of the test's own. */
async function asked() {
  const buyer = await newBuyer(stack)
  const reply = await ask(
    url,
    quoteBody(warehouseId, 'somebody-else@stackyard.test', { captchaToken: undefined }),
    buyer.token,
  )
  expect(reply, JSON.stringify(reply.error)).toMatchObject({ success: true })
  const { results } = await call<Quote[]>(url, 'GET', '/merchants/quotes', { token: buyer.token })
  const [quote] = results
  if (!quote) throw new Error('the request is not in the list')
  return { buyer, quote }
}

const answer = (id: number, token: string, message = 'We have room at $14.50 a pallet.') =>
  call<Quote>(url, 'POST', `/merchants/quotes/${id}/answer`, { token, body: { message } })
const read = (id: number, token: string) => call<Quote>(url, 'GET', `/merchants/quotes/${id}`, { token })

describe('a merchant asks and the provider answers', () => {
  it('R-182: a signed-in merchant needs no captcha and asks as themselves, whatever address is sent', async () => {
    const { buyer, quote } = await asked()
    expect(quote).toMatchObject({
      state: 'open',
      warehouse: { id: warehouseId },
      merchant: { id: buyer.id, email: buyer.email, company: 'Quill Toys' },
      categories: ['toysGames'],
      answer: null,
    })
  })

  it('the provider finds it in the list, answers once, and the merchant reads it by email and in the account', async () => {
    const { buyer, quote } = await asked()
    const inbox = await call<Quote[]>(url, 'GET', '/merchants/merchantList', { token: seller })
    expect(inbox.results.map(({ id }) => id)).toContain(quote.id)
    const awaiting = async () =>
      (await call<Quote[]>(url, 'GET', '/merchants/merchantList?awaiting=true&limit=100', { token: seller })).results
    expect((await awaiting()).map(({ id }) => id)).toContain(quote.id)
    const replies = await Promise.all([answer(quote.id, seller), answer(quote.id, seller)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await awaiting()).map(({ id }) => id)).not.toContain(quote.id)
    const mail = await eventually('the mail with the answer', 30_000, async () =>
      stack
        .outbox()
        .find(({ to, subject }) => to === buyer.email && subject.endsWith('answered your request for a quote')),
    )
    expect(mail.text).toContain('We have room at $14.50 a pallet.')
    expect((await read(quote.id, buyer.token)).results).toMatchObject({
      state: 'answered',
      answer: 'We have room at $14.50 a pallet.',
    })
    const noted = await pool.query<{ action: string }>(
      `select action from market.audit_entry where changes -> 'quote' ->> 1 = $1 order by id`,
      [String(quote.id)],
    )
    expect(noted.rows.map(({ action }) => action)).toEqual(['quote.request', 'quote.answer'])
  })

  it('nobody else reads or answers it, but admins read', async () => {
    const { quote } = await asked()
    const stranger = await newBuyer(stack)
    for (const token of [other, stranger.token]) expect((await read(quote.id, token)).status).toBe(404)
    expect((await answer(quote.id, other)).status).toBe(404)
    expect((await read(quote.id, admin)).status).toBe(200)
    expect((await read(quote.id, seller)).status).toBe(200)
    const lists = await Promise.all([
      call<Quote[]>(url, 'GET', '/merchants/merchantList', { token: other }),
      call<Quote[]>(url, 'GET', '/merchants/quotes', { token: stranger.token }),
    ])
    for (const { results } of lists) expect(results.map(({ id }) => id)).not.toContain(quote.id)
    const all = await call<Quote[]>(url, 'GET', '/merchants/all-quotes', { token: admin })
    expect(all.results.map(({ id }) => id)).toContain(quote.id)
    expect((await answer(quote.id, seller, ' ')).status).toBe(400)
  })

  it('providers and staff do not ask for quotes', async () => {
    for (const token of [seller, admin])
      expect(await ask(url, quoteBody(warehouseId, undefined), token)).toMatchObject({
        status: 403,
        error: { code: 'FORBIDDEN' },
      })
  })
})
