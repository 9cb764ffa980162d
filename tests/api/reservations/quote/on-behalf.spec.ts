import type { Quote } from '@stackyard/shared/schema/quote'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACTORS, tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { type Buyer, newBuyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { ask, listingOf, quoteBody } from './ask'
import { needOf, offerBody, quotesOf } from './offer'

const stack = sharedStack()
const { url, pool } = stack
const quotes = quotesOf(stack)

let admin = ''
let managed = 0
let ordinary = 0
beforeAll(async () => {
  admin = await tokenOf(url, 'admin')
  managed = await listingOf(pool, ACTORS.manager)
  ordinary = await listingOf(pool, ACTORS.seller)
})

const answer = (id: number, token: string, message = 'They have room from March on.') =>
  call<Quote>(url, 'POST', `/merchants/quotes/${id}/answer`, { token, body: { message } })
const listed = async (query: string) =>
  (await call<Quote[]>(url, 'GET', `/merchants/all-quotes?limit=100&${query}`, { token: admin })).results

/** A request of a new merchant to a company as such, by the address of its profile. */
async function toCompany(email: string): Promise<{ buyer: Buyer; id: number }> {
  const { rows } = await pool.query<{ user_url: string }>('select user_url from users where email = $1', [email])
  const buyer = await newBuyer(stack)
  const more = { warehouseId: undefined, warehouseSellerUrl: rows[0]?.user_url, need: needOf() }
  expect((await ask(url, quoteBody(0, undefined, more), buyer.token)).status).toBe(200)
  const { results } = await call<Quote[]>(url, 'GET', '/merchants/quotes', { token: buyer.token })
  return { buyer, id: results[0]?.id ?? 0 }
}

const auditOf = async (id: number) =>
  (
    await pool.query<{ action: string; user_type: string; provider: string | null }>(
      `select a.action, u.user_type::text, (select p.email from users p
          where p.id = (a.changes -> 'seller' ->> 1)::int) as provider
        from market.audit_entry a join users u on u.id = a.actor_id
        where a.changes -> 'quote' ->> 1 = $1 and a.action <> 'quote.request' order by a.id`,
      [String(id)],
    )
  ).rows

describe('a request to a profile that the platform manages', () => {
  it('is found by admins, and answered on its behalf, once; merchant and audit trail read who did it', async () => {
    const { buyer, id } = await quotes.requested(managed)
    expect((await listed('managed=true&awaiting=true')).find((quote) => quote.id === id)).toMatchObject({
      actions: ['decline'],
    })
    expect((await quotes.read(id, admin)).results).toMatchObject({ isOnBehalf: true, actions: ['decline'] })
    expect((await quotes.read(id, buyer.token)).results).toMatchObject({ isOnBehalf: false })
    const replies = await Promise.all([answer(id, admin), answer(id, admin)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await quotes.read(id, buyer.token)).results).toMatchObject({
      state: 'answered',
      answer: 'They have room from March on.',
      isAnsweredByPlatform: true,
    })
    expect((await listed('managed=true&awaiting=true')).map((quote) => quote.id)).not.toContain(id)
    expect((await listed('managed=true')).map((quote) => quote.id)).toContain(id)
    expect(await auditOf(id)).toEqual([{ action: 'quote.answer', user_type: 'admin', provider: ACTORS.manager }])
    const mail = await eventually('the email with the answer', 30_000, async () =>
      stack.outbox().find(({ to, text }) => to === buyer.email && text.includes('They have room from March on.')),
    )
    expect(mail.subject).toMatch(/^Stackyard has answered your request to /)
    const told = await pool.query<{ message: string }>(
      `select message from market.notification where user_id = $1 and kind = 'quote_answer'`,
      [buyer.id],
    )
    expect(told.rows[0]?.message).toMatch(/^Stackyard has answered your request for a quote on behalf of /)
  })

  it('is declined with a word that the merchant reads; nobody else is told', async () => {
    const { buyer, id } = await quotes.requested(managed)
    const since = await pool.query<{ id: string }>('select coalesce(max(id), 0) as id from market.notification')
    const reply = await quotes.decline(id, admin, { note: 'They have no space on these dates.' })
    expect(reply.results).toMatchObject({ stage: 'declined', actions: [] })
    expect((await quotes.read(id, buyer.token)).results.events.at(-1)).toMatchObject({
      action: 'decline',
      actor: 'admin',
      note: 'They have no space on these dates.',
    })
    const told = await pool.query<{ user_id: number }>(
      `select user_id from market.notification where id > $1 and (data ->> 'quoteId')::bigint = $2`,
      [since.rows[0]?.id, id],
    )
    expect(told.rows).toEqual([{ user_id: buyer.id }])
    expect(await auditOf(id)).toEqual([{ action: 'quote.decline', user_type: 'admin', provider: ACTORS.manager }])
    expect((await quotes.decline(id, admin)).status).toBe(409)
    expect((await answer(id, admin)).status).toBe(409)
  })

  it('as a company of the directory is answered the same way', async () => {
    const { buyer, id } = await toCompany(ACTORS.manager)
    expect((await quotes.read(id, admin)).results).toMatchObject({ warehouse: null, isOnBehalf: true })
    expect((await answer(id, admin)).status).toBe(200)
    expect((await quotes.read(id, buyer.token)).results).toMatchObject({ isAnsweredByPlatform: true })
  })

  it('gets no price: its warehouse can’t be reserved', async () => {
    const { id } = await quotes.requested(managed)
    expect((await quotes.send(id, admin, offerBody())).status).toBe(403)
    expect((await quotes.withdraw(id, admin)).status).toBe(403)
    expect((await quotes.read(id, admin)).results.stage).toBe('requested')
  })

  it('is nobody else’s: another provider and a stranger find nothing, the managed profile signs nothing', async () => {
    const { buyer, id } = await quotes.requested(managed)
    const [seller, stranger] = [await tokenOf(url, 'seller'), await newBuyer(stack)]
    expect((await answer(id, seller)).status).toBe(404)
    expect((await quotes.decline(id, seller)).status).toBe(404)
    expect((await quotes.decline(id, stranger.token)).status).toBe(404)
    for (const token of [buyer.token, await tokenOf(url, 'manager'), await tokenOf(url, 'editor')])
      expect((await answer(id, token)).status).toBe(403)
    expect((await quotes.read(id, buyer.token)).results).toMatchObject({ stage: 'requested', answer: null })
  })
})

describe('a request to a provider with an account', () => {
  it('is no admin’s to answer or decline, and is not among those of managed profiles', async () => {
    const { id } = await quotes.requested(ordinary)
    expect((await quotes.read(id, admin)).results).toMatchObject({ isOnBehalf: false, actions: [] })
    expect((await answer(id, admin)).status).toBe(403)
    expect((await quotes.decline(id, admin)).status).toBe(403)
    expect((await listed('managed=true')).map((quote) => quote.id)).not.toContain(id)
    expect((await answer(999_999_999, admin)).status).toBe(404)
    const seller = await tokenOf(url, 'seller')
    expect((await answer(id, seller)).status).toBe(200)
    expect((await quotes.read(id, admin)).results).toMatchObject({ isAnsweredByPlatform: false })
  })
})
