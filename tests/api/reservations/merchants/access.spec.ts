import type { MerchantGlance, RfpAccess } from '@stackyard/shared/schema/merchant'
import type { RfpLink } from '@stackyard/shared/schema/rfp-sharing'
import { describe, expect, it } from 'vitest'
import { ACTORS, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { ask, listingOf, quoteBody } from '../quote/ask'
import { completeAnswers, openLink, readRfp, submit } from './rfp'

const stack = sharedStack()
const { url, pool } = stack

async function parties() {
  const [merchant, seller] = await Promise.all([newBuyer(stack), newSeller(stack)])
  await submit(url, merchant.token, completeAnswers)
  return { merchant, seller }
}

const request = (id: number, token: string) => call<MerchantGlance>(url, 'GET', `/merchants/request/${id}`, { token })
const decide = (verb: 'approveRequest' | 'cancelRequest', id: number, token: string) =>
  call<RfpAccess>(url, 'GET', `/merchants/${verb}/${id}`, { token })
const accesses = (token: string) => call<RfpAccess[]>(url, 'GET', '/merchants/requests', { token })

describe('access to a merchant’s request', () => {
  it('R-485: a provider asks, the merchant approves by the provider’s user id, and only then is it read', async () => {
    const { merchant, seller } = await parties()
    expect((await request(merchant.id, seller.token)).results.standing).toBe('requested')
    expect((await request(merchant.id, seller.token)).results.standing).toBe('requested')
    expect((await readRfp(url, merchant.id, seller.token)).status).toBe(404)
    const waiting = await accesses(merchant.token)
    expect(waiting.results).toMatchObject([{ userId: seller.user.id, name: 'Holm Storage', state: 'requested' }])
    expect((await decide('approveRequest', seller.user.id, merchant.token)).results.state).toBe('approve')
    expect((await readRfp(url, merchant.id, seller.token)).results.company).toBe('Quill Toys')
    expect(await decide('cancelRequest', seller.user.id, merchant.token)).toMatchObject({
      error: { code: 'TRANSITION_REFUSED' },
    })
  })

  it('R-485: a refusal is final: asked for again it stands, and nothing undoes it', async () => {
    const { merchant, seller } = await parties()
    await request(merchant.id, seller.token)
    const replies = await Promise.all([
      decide('cancelRequest', seller.user.id, merchant.token),
      decide('cancelRequest', seller.user.id, merchant.token),
    ])
    expect(replies.map(({ results }) => results.state)).toEqual(['deny', 'deny'])
    const { rows } = await pool.query(
      `select actor_id as "actorId" from market.audit_entry where action = 'rfp.deny' and subject_id = $1`,
      [merchant.id],
    )
    expect(rows).toEqual([{ actorId: merchant.id }])
    expect(await decide('approveRequest', seller.user.id, merchant.token)).toMatchObject({
      error: { code: 'TRANSITION_REFUSED' },
    })
    expect(await request(merchant.id, seller.token)).toMatchObject({ error: { code: 'TRANSITION_REFUSED' } })
    expect((await readRfp(url, merchant.id, seller.token)).status).toBe(404)
  })

  it('nobody decides for another merchant, and nobody is decided who has not asked', async () => {
    const { merchant, seller } = await parties()
    const stranger = await newBuyer(stack)
    await request(merchant.id, seller.token)
    expect((await decide('approveRequest', seller.user.id, stranger.token)).status).toBe(404)
    expect((await accesses(stranger.token)).results).toEqual([])
    expect((await request(stranger.id, seller.token)).status).toBe(404)
    expect((await readRfp(url, merchant.id, stranger.token)).status).toBe(404)
  })

  it('a profile that is not public is there for those alone whom the merchant asked', async () => {
    const { merchant, seller } = await parties()
    await pool.query('update users set is_public = false where id = $1', [merchant.id])
    expect((await request(merchant.id, seller.token)).status).toBe(404)
    await ask(url, quoteBody(await listingOf(pool, ACTORS.seller), undefined), merchant.token)
    const asked = await tokenOf(url, 'seller')
    const glance = await call<MerchantGlance>(url, 'GET', `/merchants/user/${merchant.id}`, { token: asked })
    expect(glance.results).toMatchObject({ id: merchant.id, hasRfp: true, standing: 'none' })
    expect(JSON.stringify(glance.results)).not.toContain(merchant.email)
  })
})

describe('asking for a request by email', () => {
  it('R-190: the warehouse that was asked for a quote may ask, with a link to its wizard, three times a day; a stranger may not', async () => {
    const merchant = await newBuyer(stack)
    const warehouseId = await listingOf(pool, ACTORS.seller)
    await ask(url, quoteBody(warehouseId, undefined), merchant.token)
    const [seller, other] = await Promise.all([tokenOf(url, 'seller'), tokenOf(url, 'seller2')])
    const send = (token: string, query = '') =>
      call(url, 'GET', `/merchants/sendRFPEmail/${merchant.id}${query}`, { token })
    expect((await send(other)).status).toBe(404)
    expect((await send(seller, `?warehouseId=${await listingOf(pool, ACTORS.seller2)}`)).status).toBe(404)
    for (let turn = 0; turn < 3; turn++) expect((await send(seller, `?warehouseId=${warehouseId}`)).success).toBe(true)
    expect(await send(seller)).toMatchObject({ error: { code: 'RATE_LIMITED' } })
    const mail = await eventually('the mail that asks', 30_000, async () =>
      stack.outbox().find(({ to, subject }) => to === merchant.email && /asks for your request/.test(subject)),
    )
    const link = `/warehouses/rfp/${warehouseId}?merchantId=${merchant.id}&pendingRFP=true&ref=`
    expect(mail.text).toContain(link)
  })
})

describe('the office', () => {
  it('an admin’s announcement reaches only merchants who allow announcements, and each once', async () => {
    const [merchant, silent, seller, token] = await Promise.all([
      newBuyer(stack),
      newBuyer(stack),
      newSeller(stack),
      tokenOf(url, 'admin'),
    ])
    await pool.query('update users set enable_marketing_notifications = (id <> $1) where id = any($2)', [
      silent.id,
      [merchant.id, silent.id, seller.user.id],
    ])
    const body = {
      merchantIds: [merchant.id, seller.user.id, merchant.id, silent.id],
      subject: 'Spring rates',
      message: 'Hello.\nRead this.',
    }
    const send = () => call<{ sent: number }>(url, 'POST', '/merchants/send-email', { token, body })
    const replies = await Promise.all([send(), send()])
    expect(replies.map(({ results }) => results.sent).toSorted()).toEqual([0, 1])
    expect((await send()).results.sent).toBe(0)
    const mail = await eventually('the announcement', 30_000, async () =>
      stack.outbox().find(({ to, subject }) => to === merchant.email && subject === 'Spring rates'),
    )
    expect(mail.text).toContain('Read this.')
    expect(mail.headers?.['List-Unsubscribe']).toContain(`/newsletter/letters?token=${merchant.id}.`)
    expect(stack.outbox().some(({ to, subject }) => to === seller.email && subject === 'Spring rates')).toBe(false)
  })

  it('a deleted request is gone with its links and all access; the account stays, and so does a refusal', async () => {
    const { merchant, seller } = await parties()
    const refused = await newSeller(stack)
    await Promise.all([request(merchant.id, seller.token), request(merchant.id, refused.token)])
    await decide('cancelRequest', refused.user.id, merchant.token)
    const link = await ok<RfpLink>(url, 'POST', '/merchants/links', { token: merchant.token, body: {} })
    const token = await tokenOf(url, 'admin')
    expect((await call(url, 'DELETE', `/merchants/delete/${merchant.id}`, { token })).success).toBe(true)
    expect((await call(url, 'DELETE', `/merchants/delete/${merchant.id}`, { token })).status).toBe(404)
    expect((await readRfp(url, merchant.id, merchant.token)).status).toBe(404)
    expect((await openLink(url, link)).status).toBe(410)
    expect((await accesses(merchant.token)).results).toMatchObject([{ userId: refused.user.id, state: 'deny' }])
    expect((await call(url, 'GET', '/merchants/own', { token: merchant.token })).success).toBe(true)
  })
})
