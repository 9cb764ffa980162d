import type { MerchantCard, RfpAccess } from '@stackyard/shared/schema/merchant'
import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import type { RequestRow } from '@stackyard/shared/schema/sourcing'
import type { RfpLink } from '@stackyard/shared/schema/rfp-sharing'
import { describe, expect, it } from 'vitest'
import { ACTORS, type Actor, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { listingOf } from '../quote/ask'
import { accountBody, completeAnswers, countNotices, newAddress, openAccount, openLink, readRfp, submit } from './rfp'

const stack = sharedStack()
const { url, pool } = stack
const strangers: readonly Actor[] = ['customer2', 'seller2', 'manager', 'admin']

const share = (token: string, sellerIds: unknown) =>
  call<RfpAccess[]>(url, 'POST', '/merchants/share', { token, body: { sellerIds } })
const requestsOf = (token: string) => ok<RequestRow[]>(url, 'GET', '/merchants/sourcing?limit=50', { token })
const links = (token: string) => ok<RfpLink[]>(url, 'GET', '/merchants/links', { token })
const makeLink = (token: string, label = '') =>
  call<RfpLink>(url, 'POST', '/merchants/links', { token, body: { label } })
const revoke = (token: string, id: number) => call<RfpLink>(url, 'DELETE', `/merchants/links/${id}`, { token })

async function merchant() {
  const buyer = await newBuyer(stack)
  await submit(url, buyer.token, completeAnswers)
  return buyer
}

describe('sending a request to companies of the directory', () => {
  it('R-225: any company reads it from then on and is notified once; a company without it does not', async () => {
    const [sender, first, second, third] = await Promise.all([
      merchant(),
      newSeller(stack),
      newSeller(stack),
      newSeller(stack),
    ])
    const ids = [first.user.id, second.user.id, first.user.id]
    const reply = await share(sender.token, ids)
    expect(reply.results.map(({ userId, state }) => [userId, state])).toEqual([
      [first.user.id, 'approve'],
      [second.user.id, 'approve'],
    ])
    expect((await share(sender.token, ids)).success).toBe(true)
    expect(await countNotices(pool, [sender.id])).toBe(2)
    for (const { token } of [first, second]) expect((await readRfp(url, sender.id, token)).status).toBe(200)
    expect((await readRfp(url, sender.id, third.token)).status).toBe(404)
  })

  it('is a request in the list of both sides, answered in words or declined, and never priced', async () => {
    const [sender, seller] = await Promise.all([merchant(), newSeller(stack)])
    await share(sender.token, [seller.user.id])
    expect(await countNotices(pool, [sender.id])).toBe(1)
    const [asked] = await requestsOf(seller.token)
    expect(asked).toMatchObject({ kind: 'quote', title: 'Quill Toys', warehouses: [], state: 'open' })
    expect((await requestsOf(sender.token)).map(({ id }) => id)).toEqual([asked?.id])
    const { rows } = await pool.query<{ path: string }>(
      `select data ->> 'path' as path from market.notification where user_id = $1 and kind = 'rfp_submitted'`,
      [seller.user.id],
    )
    expect(rows).toEqual([{ path: `/dashboard/quotes/${asked?.id}` }])
    const quote = await ok<QuoteDetails>(url, 'GET', `/merchants/quotes/${asked?.id}`, { token: seller.token })
    expect(quote).toMatchObject({ warehouse: null, canOpenRfp: true, actions: ['decline'] })
    // The same request again follows the answers and is no second one.
    await share(sender.token, [seller.user.id])
    expect(await countNotices(pool, [sender.id])).toBe(1)
    const path = `/merchants/quotes/${asked?.id}`
    expect(
      (await call(url, 'POST', `${path}/answer`, { token: seller.token, body: { message: 'We can.' } })).status,
    ).toBe(200)
    const answered = await ok<QuoteDetails>(url, 'GET', path, { token: sender.token })
    expect(answered).toMatchObject({ state: 'answered', answer: 'We can.' })
    await share(sender.token, [seller.user.id])
    expect(await countNotices(pool, [sender.id])).toBe(1)
    expect(await requestsOf(seller.token)).toHaveLength(1)
  })

  it('at once, twice over, makes one request', async () => {
    const [sender, seller] = await Promise.all([merchant(), newSeller(stack)])
    await Promise.all(Array.from({ length: 4 }, () => share(sender.token, [seller.user.id])))
    expect(await countNotices(pool, [sender.id])).toBe(1)
    expect(await requestsOf(seller.token)).toHaveLength(1)
  })

  it('R-225: requestUser names the company of a final submission', async () => {
    const [buyer, seller] = await Promise.all([newBuyer(stack), newSeller(stack)])
    expect((await submit(url, buyer.token, { ...completeAnswers, requestUser: seller.user.id })).success).toBe(true)
    expect((await readRfp(url, buyer.id, seller.token)).status).toBe(200)
    expect(await submit(url, buyer.token, { ...completeAnswers, requestUser: buyer.id })).toMatchObject({
      status: 400,
      error: { data: { issues: [{ path: 'requestUser' }] } },
    })
  })

  it('R-225: merchants, strangers and inactive companies receive nothing, and then nobody does', async () => {
    const [sender, seller, gone, other] = await Promise.all([
      merchant(),
      newSeller(stack),
      newSeller(stack),
      newBuyer(stack),
    ])
    await pool.query('update users set is_active = false where id = $1', [gone.user.id])
    for (const id of [other.id, gone.user.id, 2_000_000_000]) {
      const reply = await share(sender.token, [seller.user.id, id])
      expect(reply).toMatchObject({ status: 400, error: { data: { issues: [{ path: 'sellerIds' }] } } })
    }
    expect((await readRfp(url, sender.id, seller.token)).status).toBe(404)
    expect((await share(sender.token, [])).status).toBe(400)
    expect(
      (
        await share(
          sender.token,
          Array.from({ length: 21 }, (_, index) => index + 1),
        )
      ).status,
    ).toBe(400)
  })

  it('R-203: an incomplete request goes nowhere, and the reply names what is missing', async () => {
    const [buyer, seller] = await Promise.all([newBuyer(stack), newSeller(stack)])
    expect((await share(buyer.token, [seller.user.id])).status).toBe(404)
    await call(url, 'PUT', '/merchants/own', { token: buyer.token, body: { company: 'Acme' } })
    const refused = await share(buyer.token, [seller.user.id])
    expect(refused.error?.data.issues?.map(({ path }) => path)).toContain('foundedYear')
    expect((await makeLink(buyer.token)).status).toBe(400)
    expect((await readRfp(url, buyer.id, seller.token)).status).toBe(404)
  })

  it('R-225: only merchants send, and visitors sign in first', async () => {
    for (const actor of ['seller', 'manager', 'admin', 'editor'] as const)
      expect([actor, (await share(await tokenOf(url, actor), [1])).status]).toEqual([actor, 403])
    expect((await call(url, 'POST', '/merchants/share', { body: { sellerIds: [1] } })).status).toBe(401)
  })
})

describe('links to a request', () => {
  it('R-225: whoever has the link reads the request without its files; openings are counted, the merchant’s own are not', async () => {
    const sender = await merchant()
    const { results: link } = await makeLink(sender.token, 'Pier 9')
    expect(link).toMatchObject({ label: 'Pier 9', openedCount: 0, revokedAt: null })
    const visitor = await openLink(url, link)
    expect(visitor.results).toMatchObject({ company: 'Quill Toys', user: { email: sender.email } })
    for (const actor of strangers) expect((await openLink(url, link, await tokenOf(url, actor))).status).toBe(200)
    await openLink(url, link, sender.token)
    expect(await links(sender.token)).toMatchObject([{ id: link.id, openedCount: 1 + strangers.length }])
    expect((await readRfp(url, sender.id, await tokenOf(url, 'seller2'))).status).toBe(404)
  })

  it('R-225: a revoked link says so to everybody, stays revoked, and its path is gone', async () => {
    const sender = await merchant()
    const [{ results: link }, { results: other }] = [await makeLink(sender.token), await makeLink(sender.token)]
    const revoked = await revoke(sender.token, link.id)
    expect(revoked.results).toMatchObject({ path: null, revokedAt: expect.any(String) })
    expect((await revoke(sender.token, link.id)).results.revokedAt).toBe(revoked.results.revokedAt)
    expect(await openLink(url, link)).toMatchObject({
      status: 410,
      error: { code: 'LINK_REVOKED', data: { message: 'The person who shared this link revoked it.' } },
    })
    expect((await openLink(url, link, sender.token)).status).toBe(410)
    expect((await openLink(url, other)).status).toBe(200)
  })

  it('R-206: nobody revokes or sees another merchant’s link, in no role; a made-up token opens nothing', async () => {
    const [sender, stranger] = await Promise.all([merchant(), newBuyer(stack)])
    const { results: link } = await makeLink(sender.token)
    expect((await revoke(stranger.token, link.id)).status).toBe(404)
    expect(await links(stranger.token)).toEqual([])
    for (const actor of ['seller', 'manager', 'admin', 'editor'] as const) {
      const token = await tokenOf(url, actor)
      expect((await revoke(token, link.id)).status).toBe(403)
      expect((await call(url, 'GET', '/merchants/links', { token })).status).toBe(403)
    }
    expect((await call(url, 'DELETE', `/merchants/links/${link.id}`)).status).toBe(401)
    const [id = '', signature = ''] = link.path?.split('/').at(-1)?.split('.') ?? []
    for (const token of [`${Number(id) + 1}.${signature}`, id, `${id}.`, 'x', `${id}.${signature}x`])
      expect((await call(url, 'GET', `/merchants/shared/${token}`)).status).toBe(404)
    expect((await openLink(url, link)).status).toBe(200)
  })

  it('R-225: a link of a closed account opens nothing', async () => {
    const sender = await merchant()
    const { results: link } = await makeLink(sender.token)
    await pool.query('update users set is_active = false where id = $1', [sender.id])
    expect((await openLink(url, link)).status).toBe(404)
  })
})

describe('the header of the wizard', () => {
  type Invitation = { warehouse: { id: number; name: string; slug: string; logo: string | null }; company: string }
  const read = (id: number, ref?: number) =>
    call<Invitation>(url, 'GET', `/merchants/rfp-page/${id}${ref ? `?ref=${ref}` : ''}`)
  const idOf = async (email: string): Promise<number> =>
    (await pool.query<{ id: number }>('select id from users where email = $1', [email])).rows[0]?.id ?? 0

  it('R-184, R-185, R-186: the warehouse, and the company that asks with a capital letter; an admin’s link names the product', async () => {
    const id = await listingOf(pool, ACTORS.seller)
    const [seller, other, admin] = await Promise.all([idOf(ACTORS.seller), newSeller(stack), idOf(ACTORS.admin)])
    await pool.query(`update users set company = 'acme racks' where id = $1`, [other.user.id])
    const { rows } = await pool.query<{ name: string; slug: string; logo: string | null; company: string }>(
      `select s.name, s.slug, coalesce(nullif(w.logo, ''), nullif(w.mini_logo, '')) as logo, u.company
       from market.listing_search s join warehouses w on w.id = s.id join users u on u.id = s.seller_id where s.id = $1`,
      [id],
    )
    const { company, ...warehouse } = rows[0] ?? {}
    expect((await read(id)).results).toMatchObject({ warehouse: { id, ...warehouse }, company })
    expect((await read(id, seller)).results.company).toBe(company)
    expect((await read(id, other.user.id)).results.company).toBe('Acme racks')
    expect((await read(id, admin)).results.company).toBe('Stackyard')
  })

  it('R-186: a merchant’s or unknown id names nobody, and a listing that visitors do not see is not there', async () => {
    const id = await listingOf(pool, ACTORS.seller)
    const { results: plain } = await read(id)
    expect((await read(id, await idOf(ACTORS.customer))).results).toEqual(plain)
    expect((await read(id, 2_000_000_000)).results).toEqual(plain)
    expect(await read(2_000_000_000)).toMatchObject({ status: 404, error: { code: 'LISTING_UNAVAILABLE' } })
  })
})

describe('the requests that a provider received', () => {
  it('R-017: a seller and a manager find those from the public wizard by their origin; others get none', async () => {
    const lists = async (token: string, query = '') =>
      (await ok<MerchantCard[]>(url, 'GET', `/merchants/rfps?limit=100${query}`, { token })).map(({ id }) => id)
    for (const actor of ['seller', 'manager'] as const) {
      const warehouseId = await listingOf(pool, ACTORS[actor])
      const token = await tokenOf(url, actor)
      const opened = await openAccount(url, accountBody(newAddress(), { warehouseId }))
      const buyer = await newBuyer(stack)
      await submit(url, buyer.token, { ...completeAnswers, warehouseId })
      const id = opened.results.data?.id ?? 0
      expect((await lists(token)).filter((one) => [id, buyer.id].includes(one))).toEqual([buyer.id, id])
      expect((await lists(token, '&origin=public')).filter((one) => [id, buyer.id].includes(one))).toEqual([id])
      expect(await lists(token, '&origin=account')).not.toContain(id)
      expect((await readRfp(url, id, token)).status).toBe(200)
    }
    for (const actor of ['customer', 'editor', 'admin'] as const)
      expect(await lists(await tokenOf(url, actor))).toEqual([])
    expect((await call(url, 'GET', '/merchants/rfps')).status).toBe(401)
  })
})
