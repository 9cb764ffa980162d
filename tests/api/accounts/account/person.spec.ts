import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { OwnSession } from '@stackyard/shared/schema/own-account'
import type {
  AdminSearchHit,
  PersonAudit,
  PersonHead,
  PersonNote,
  PersonOrder,
} from '@stackyard/shared/schema/person-page'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACTORS, signIn, tokenOf } from '../../../setup/actors'
import { runningCampaign } from '../../../setup/advertiser'
import { call, ok } from '../../../setup/api'
import { bought, newBuyer, palletsByCard } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { mailTo } from '../auth/new-account'

const stack = sharedStack()
const { url } = stack
let admin: string
beforeAll(async () => {
  admin = await tokenOf(url, 'admin')
})

const get = <T>(id: number, part = '') => ok<T>(url, 'GET', `/admin/people/${id}${part}`, { token: admin })
const find = (query: string) =>
  ok<AdminSearchHit[]>(url, 'GET', `/admin/search?query=${encodeURIComponent(query)}`, { token: admin })

describe('the page of a person, for admins', () => {
  it('P7: gathers orders, sessions, plan and notes of a customer; each tab counts what it lists', async () => {
    const buyer = await newBuyer(stack)
    const orderId = await bought(url, buyer.token, palletsByCard(buyer, listingIds.main))
    const head = await get<PersonHead>(buyer.id)
    expect(head).toMatchObject({
      person: { id: buyer.id, email: buyer.email, kycVerified: true },
      planName: 'Free',
      wallet: null,
      hasPassword: true,
      pendingEmail: null,
      erasure: null,
      isErased: false,
      counts: { orders: 1, listings: 0, sessions: 1, notes: 0 },
    })
    const seller = (await signIn(url, 'seller')).user.id
    const [order] = await get<PersonOrder[]>(buyer.id, '/orders')
    expect(order).toMatchObject({ id: orderId, role: 'customer', otherId: seller, status: 'pending' })
    const ofSeller = await get<PersonOrder[]>(seller, '/orders')
    expect(ofSeller.find(({ id }) => id === orderId)).toMatchObject({ role: 'seller', otherId: buyer.id })
    for (const part of ['listings', 'invoices', 'wallet', 'campaigns', 'requests'])
      expect(await get(buyer.id, `/${part}`), part).toEqual([])
  })

  it('P7: has the wallet, listings and campaigns of a seller', async () => {
    const { seller, campaign } = await runningCampaign(stack)
    const { wallet, counts } = await get<PersonHead>(seller.id)
    expect(wallet).toEqual({ balance: 30, reserved: 20, debt: 0, spent: 0 })
    expect(counts).toMatchObject({ campaigns: 1, listings: 1 })
    expect(await get(seller.id, '/campaigns')).toEqual([
      expect.objectContaining({ id: campaign.id, budget: 20, status: 'ACTIVE' }),
    ])
    expect(await get(seller.id, '/listings')).toEqual([
      expect.objectContaining({ id: seller.listings[0]?.id, kind: 'warehouse' }),
    ])
    expect((await get<unknown[]>(seller.id, '/wallet')).length).toBeGreaterThan(0)
  })

  it('P7: an admin ends one session or all; both are noted', async () => {
    const buyer = await newBuyer(stack)
    const [session] = await get<OwnSession[]>(buyer.id, '/sessions')
    expect(session).toMatchObject({ kind: 'own', isThisOne: false })
    await ok(url, 'DELETE', `/admin/people/${buyer.id}/sessions/${session?.id}`, { token: admin })
    expect((await call(url, 'GET', '/user/profile/', { token: buyer.token })).status).toBe(401)
    await ok(url, 'DELETE', `/admin/people/${buyer.id}/sessions`, { token: admin })
    const actions = (await get<PersonAudit[]>(buyer.id, '/audit')).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['end-session', 'end-sessions']))
    const missing = await call(url, 'DELETE', `/admin/people/${buyer.id}/sessions/none`, { token: admin })
    expect(missing.status).toBe(404)
  })

  it('P7: notes are written and deleted by their author; the person never sees them', async () => {
    const buyer = await newBuyer(stack)
    const path = `/admin/people/${buyer.id}/notes`
    const note = await ok<PersonNote>(url, 'POST', path, { token: admin, body: { text: '  Called twice.  ' } })
    expect(note).toMatchObject({ text: 'Called twice.', authorId: (await signIn(url, 'admin')).user.id })
    expect((await call(url, 'POST', path, { token: admin, body: { text: ' ' } })).status).toBe(400)
    expect(await get(buyer.id, '/notes')).toEqual([note])
    expect((await call(url, 'GET', path, { token: buyer.token })).status).toBe(403)
    await ok(url, 'DELETE', `${path}/${note.id}`, { token: admin })
    expect((await call(url, 'DELETE', `${path}/${note.id}`, { token: admin })).status).toBe(404)
  })

  it('P7: an admin has an account erased with a reason, unless something is open, and cancels it', async () => {
    const buyer = await newBuyer(stack)
    const path = `/admin/people/${buyer.id}/erasure`
    expect((await call(url, 'POST', path, { token: admin, body: {} })).error?.data.issues?.[0]?.path).toBe('reason')
    const body = { reason: 'Asked by phone' }
    const head = await ok<PersonHead>(url, 'POST', path, { token: admin, body })
    expect(head.erasure).toMatchObject({ isByAdmin: true, reason: 'Asked by phone' })
    await mailTo(stack, buyer.email, /will be erased on/)
    expect((await ok<PersonHead>(url, 'DELETE', path, { token: admin })).erasure).toBeNull()
    await bought(url, buyer.token, palletsByCard(buyer, listingIds.main))
    expect((await call(url, 'POST', path, { token: admin, body })).error?.code).toBe('ACCOUNT_IN_USE')
    const own = `/admin/people/${(await signIn(url, 'admin')).user.id}/erasure`
    expect((await call(url, 'POST', own, { token: admin, body })).error?.code).toBe('CONFLICT')
  })

  it('P7: is for admins alone, and nobody’s page is missing', async () => {
    const buyer = await newBuyer(stack)
    expect((await call(url, 'GET', `/admin/people/${buyer.id}`)).status).toBe(401)
    for (const actor of ['customer', 'seller', 'manager', 'editor'] as const)
      for (const part of ['', '/orders', '/notes', '/sessions'])
        expect(
          (await call(url, 'GET', `/admin/people/${buyer.id}${part}`, { token: await tokenOf(url, actor) })).status,
        ).toBe(403)
    expect((await call(url, 'GET', '/admin/people/2147483647', { token: admin })).status).toBe(404)
  })
})

describe('the search of admins', () => {
  it('P7: finds a person by address, part of a name and id, and an order by its number', async () => {
    const buyer = await newBuyer(stack)
    const orderId = await bought(url, buyer.token, palletsByCard(buyer, listingIds.main))
    const person = { kind: 'person', id: buyer.id, label: 'Bea Okafor', detail: buyer.email }
    expect(await find(buyer.email.toUpperCase())).toEqual([expect.objectContaining(person)])
    expect(await find(`#${buyer.id}`)).toContainEqual(expect.objectContaining(person))
    expect((await find(`order ${orderId}`))[0]).toMatchObject({ kind: 'order', id: orderId, status: 'pending' })
    expect((await find('holm sto')).every(({ label }) => label.startsWith('Holm Storage'))).toBe(true)
    for (const nothing of ['%', '_', 'b', ' ']) expect(await find(nothing)).toEqual([])
    const reply = await call(url, 'GET', `/admin/search?query=${ACTORS.seller}`, {
      token: await tokenOf(url, 'seller'),
    })
    expect(reply.status).toBe(403)
  })
})
