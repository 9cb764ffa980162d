import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { type Buyer, byBank, newBuyer, readTransaction } from '../../../setup/buyer'
import { paymentIntentOf, refundsOf } from '../../../setup/simulator'
import { sharedStack } from '../../../setup/stack'
import { act, done, orderIn } from './order-in'

const stack = sharedStack()
const { url, pool } = stack
let buyer: Buyer
let seller: string
let admin: string
beforeAll(async () => {
  buyer = await newBuyer(stack)
  seller = await tokenOf(url, 'seller')
  admin = await tokenOf(url, 'admin')
})

const holdOf = async (id: number) =>
  (await pool.query<{ state: string }>('select state from market.capacity_hold where order_id = $1', [id])).rows[0]
    ?.state

describe('accepting an order', () => {
  it('captures exactly what was held and sells the space, once (R-382)', async () => {
    const id = await orderIn(url, buyer, 'pending')
    const order = await done(url, seller, 'complete', id)
    expect(order).toMatchObject({ status: 'approved', paymentState: 'captured', actions: [] })
    expect(order.sellerCompletedAt).not.toBeNull()
    expect(await paymentIntentOf(stack.simUrl, id)).toMatchObject({ status: 'succeeded', amount_received: 2000 })
    expect(await holdOf(id)).toBe('sold')
    expect(await act(url, seller, 'complete', id)).toMatchObject({ status: 409, error: { code: 'TRANSITION_REFUSED' } })
  })

  it('approval by an admin is a fact of its own, before or after, and never takes the order back (R-380, R-393)', async () => {
    const id = await orderIn(url, buyer, 'pending')
    const approved = await done(url, admin, 'approve', id)
    expect(approved).toMatchObject({ status: 'pending', paymentState: 'authorized' })
    expect((await act(url, admin, 'approve', id)).status).toBe(409)
    expect(await done(url, seller, 'complete', id)).toMatchObject({ status: 'approved', paymentState: 'captured' })
    const later = await orderIn(url, buyer, 'approved')
    expect(await done(url, admin, 'approve', later)).toMatchObject({ status: 'approved', paymentState: 'captured' })
  })

  it('by bank account debits only now, and is settled days later', async () => {
    const bank = byBank(buyer)
    const id = await orderIn(url, buyer, 'pending', bank)
    expect(await done(url, seller, 'complete', id)).toMatchObject({
      status: 'approved',
      paymentState: 'ach_processing',
    })
    expect((await act(url, admin, 'cancel as admin', id)).status).toBe(409)
    expect(await paymentIntentOf(stack.simUrl, id)).toMatchObject({ status: 'processing', amount: 2000 })
  })
})

describe('canceling an order', () => {
  it('is asked for while its term has days left, and neither offered nor taken after', async () => {
    const id = await orderIn(url, buyer, 'approved')
    const endOn = (day: string) => pool.query(`update market.orders set end_day = ${day} where id = $1`, [id])
    await endOn('current_date')
    expect((await readTransaction(url, buyer.token, id)).actions).not.toContain('request-cancel')
    expect(await act(url, buyer.token, 'request-cancel', id)).toMatchObject({
      status: 409,
      error: { code: 'TRANSITION_REFUSED' },
    })
    await endOn('current_date + 1')
    expect((await readTransaction(url, buyer.token, id)).actions).toContain('request-cancel')
    expect(await done(url, buyer.token, 'request-cancel', id)).toMatchObject({ status: 'customer_cancel_request' })
  })

  it('by its customer while it is pending removes the hold and frees the space (R-385)', async () => {
    const id = await orderIn(url, buyer, 'pending')
    expect(await done(url, buyer.token, 'cancel', id)).toMatchObject({ status: 'cancelled', paymentState: 'released' })
    expect(await paymentIntentOf(stack.simUrl, id)).toMatchObject({ status: 'canceled', amount_received: 0 })
    expect(await holdOf(id)).toBe('released')
    for (const [token, name] of [
      [buyer.token, 'cancel'],
      [seller, 'complete'],
      [admin, 'cancel as admin'],
    ] as const)
      expect((await act(url, token, name, id)).status).toBe(409)
  })

  it('by its seller is a denial while it is pending', async () => {
    const id = await orderIn(url, buyer, 'pending')
    expect(await done(url, seller, 'cancel', id)).toMatchObject({ status: 'cancelled', paymentState: 'released' })
  })

  it('by an admin after the charge refunds it in full (R-381)', async () => {
    const id = await orderIn(url, buyer, 'approved')
    expect(await done(url, admin, 'cancel as admin', id)).toMatchObject({
      status: 'cancelled',
      paymentState: 'refunded',
    })
    expect((await refundsOf(stack.simUrl, id)).map(({ amount }) => amount)).toEqual([2000])
    expect(await holdOf(id)).toBe('released')
  })

  it('asked for and declined goes back to where it was, never re-opening a charged order (R-383, R-384)', async () => {
    const open = await orderIn(url, buyer, 'customer_cancel_request')
    expect((await act(url, seller, 'complete', open)).status).toBe(409)
    expect((await done(url, seller, 'decline-cancel-request', open)).status).toBe('pending')
    expect((await done(url, seller, 'complete', open)).status).toBe('approved')
    const charged = await orderIn(url, buyer, 'asked after charge')
    expect((await done(url, seller, 'decline-cancel-request', charged)).status).toBe('approved')
  })

  it('asked for and accepted by the seller refunds what was charged', async () => {
    const id = await orderIn(url, buyer, 'asked after charge')
    expect(await done(url, seller, 'cancel', id)).toMatchObject({ status: 'cancelled', paymentState: 'refunded' })
  })
})

const mailsOf = (id: number, to: string) =>
  stack.outbox().filter((mail) => mail.to === to && mail.subject.startsWith(`Reservation #${id} `))

describe('what is told and kept', () => {
  it('both parties hear of each step (R-391) but of their own, by mails that one thread holds, and the history shows it', async () => {
    const id = await orderIn(url, buyer, 'approved')
    await done(url, admin, 'approve', id)
    await done(url, admin, 'cancel as admin', id)
    const { rows } = await pool.query<{ kind: string; user_id: number }>(
      `select kind, user_id from market.notification where (data ->> 'transactionId')::int = $1 order by id`,
      [id],
    )
    const kinds = ['customer_purchase', 'seller_complete', 'admin_approve', 'admin_cancel']
    expect(rows.map((row) => row.kind)).toEqual(
      kinds.flatMap((kind) => (kind === 'seller_complete' ? [kind] : [kind, kind])),
    )
    expect(new Set(rows.map((row) => row.user_id))).toEqual(new Set([buyer.id, 3]))
    await expect.poll(() => mailsOf(id, buyer.email).length, { timeout: 15_000 }).toBe(kinds.length)
    const mails = mailsOf(id, buyer.email)
    const order = await readTransaction(url, buyer.token, id)
    const happened = ['accepted', 'approved', 'canceled', 'placed']
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
      happened.map((event) => `Reservation #${id} ${event}: ${order.warehouse.name}`),
    )
    expect(new Set(mails.map(({ headers }) => headers?.References))).toEqual(new Set([`<order-${id}@localhost>`]))
    expect(order.events.map((event) => [event.action, event.actor])).toEqual([
      ['purchase', 'customer'],
      ['authorized', 'system'],
      ['complete', 'seller'],
      ['captured', 'system'],
      ['approve', 'admin'],
      ['cancel', 'admin'],
      ['refunded', 'system'],
    ])
  })

  it('the seller sees the order, but not how it is paid', async () => {
    const id = await orderIn(url, buyer, 'pending')
    const order = await readTransaction(url, seller, id)
    expect(order).toMatchObject({ paymentMethod: null, billingInfo: null, actions: ['complete', 'cancel'] })
    expect(order.customer).toMatchObject({ id: buyer.id, fullName: 'Bea Okafor' })
    expect(await readTransaction(url, admin, id)).toMatchObject({ paymentMethod: { last4: '4242' } })
  })
})

describe('lists (R-389)', () => {
  it('hold the own orders, newest first, by page, status and search', async () => {
    const fresh = await newBuyer(stack)
    const ids = [
      await orderIn(url, fresh, 'pending'),
      await orderIn(url, fresh, 'cancelled'),
      await orderIn(url, fresh, 'approved'),
    ]
    const list = (query: string, token = fresh.token) =>
      call<{ id: number }[]>(url, 'GET', `/user/transaction/${query}`, { token })
    const all = await list('')
    expect([all.total, all.results.map((order) => order.id)]).toEqual([3, ids.toReversed()])
    const page = await list('?limit=1&skip=1')
    expect([page.total, page.results.map((order) => order.id)]).toEqual([3, [ids[1]]])
    expect((await list('?status=approved')).results.map((order) => order.id)).toEqual([ids[2]])
    expect((await list('?query=calloway%20columbus')).total).toBe(3)
    expect((await list('?query=%25')).total).toBe(0)
    expect((await list(`?query=${ids[0]}`)).results.map((order) => order.id)).toContain(ids[0])
    expect((await list('?limit=1000')).status).toBe(200)
    expect((await list('?status=open')).status).toBe(400)
    const theirs = await list(`?limit=100`, seller)
    expect(theirs.results.map((order) => order.id)).toEqual(expect.arrayContaining(ids))
  })

  it('of an admin hold everybody’s orders, and nobody else may read them', async () => {
    const id = await orderIn(url, buyer, 'pending')
    const all = await call<{ id: number }[]>(url, 'GET', '/admin/transaction?limit=5', { token: admin })
    expect(all.results.map((order) => order.id)).toContain(id)
    for (const token of [buyer.token, seller])
      expect((await call(url, 'GET', '/admin/transaction', { token })).status).toBe(403)
    expect((await call(url, 'GET', '/admin/transaction')).status).toBe(401)
  })
})
