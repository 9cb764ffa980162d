import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type {
  AccountPage,
  OnboardingLink,
  Payout,
  PayoutAccount,
  PayoutStatement,
} from '@stackyard/shared/schema/payout'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACTORS, PASSWORD, signInWith, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer, type Buyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { control } from '../../../setup/simulator'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { orderIn } from '../../reservations/transaction/order-in'
import { answerForm, makePayable, payoutBecomes, payoutOf, settleNow } from './payout-calls'

const stack = sharedStack()
const { url, simUrl, pool } = stack
let seller: { token: string; user: { id: number } }
let buyer: Buyer
beforeAll(async () => {
  seller = await signInWith(url, ACTORS.seller, PASSWORD)
  await makePayable(stack, seller.token, seller.user.id)
  buyer = await newBuyer(stack)
})

const account = (token: string): Promise<PayoutAccount> =>
  ok<PayoutAccount>(url, 'GET', '/payment/payout-account', { token })
const month = () => new Date().toISOString().slice(0, 7)
const file = (path: string, token: string, headers?: Record<string, string>): Promise<Response> =>
  fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } })

describe('onboarding for payouts', () => {
  it('goes from nothing over an unfinished form to ready; a link serves once and can be had anew', async () => {
    const fresh = await newSeller(stack)
    expect(await account(fresh.token)).toMatchObject({ state: 'none', owedCents: 0, paidCents: 0, nextDueAt: null })
    expect(await call(url, 'GET', '/payment/account-refresh-url', { token: fresh.token })).toMatchObject({
      status: 404,
    })
    const first = await ok<OnboardingLink>(url, 'POST', '/payment/onboarding', { token: fresh.token })
    expect(Date.parse(first.expiresAt)).toBeGreaterThan(Date.now())
    expect(await (await fetch(first.url)).text()).toContain('Test mode')
    expect(await answerForm(first.url, 'later')).toBe(`${stack.urls[0]}/auth/payout`)
    expect(await account(fresh.token)).toMatchObject({ state: 'incomplete', openRequirements: 4 })
    expect(await answerForm(first.url, 'complete')).toBe(`${stack.urls[0]}/auth/refresh`)
    const second = await ok<OnboardingLink>(url, 'GET', '/payment/account-refresh-url', { token: fresh.token })
    await answerForm(second.url, 'complete')
    expect(await account(fresh.token)).toMatchObject({ state: 'ready', openRequirements: 0 })
  })

  it('leads a seller to their account at the provider, once the form was sent in', async () => {
    const fresh = await newSeller(stack)
    const open = () => call<AccountPage>(url, 'POST', '/payment/payout-account/page', { token: fresh.token })
    expect(await open()).toMatchObject({ status: 409 })
    await makePayable(stack, fresh.token, fresh.user.id)
    const page = await open()
    expect(page.status).toBe(200)
    expect(await (await fetch(page.results.url)).text()).toContain(fresh.email)
  })

  it('ends with one account, however often it is begun at once', async () => {
    const fresh = await newSeller(stack)
    const begin = () => call(url, 'POST', '/payment/onboarding', { token: fresh.token })
    const replies = await Promise.all([begin(), begin(), begin(), begin()])
    expect(replies.filter((reply) => reply.success).length).toBeGreaterThan(0)
    for (const reply of replies) expect([200, 503]).toContain(reply.status)
    const dump = (await (await fetch(`${simUrl}/__sim/dump`)).json()) as { account: Record<string, { email: string }> }
    expect(Object.values(dump.account).filter((each) => each.email === fresh.email)).toHaveLength(1)
  })

  it('asks for a verified address first, and is for sellers', async () => {
    const fresh = await newSeller(stack)
    await pool.query('update users set is_email_verified = false where id = $1', [fresh.user.id])
    expect(await call(url, 'POST', '/payment/onboarding', { token: fresh.token })).toMatchObject({
      error: { code: 'EMAIL_NOT_VERIFIED' },
    })
    expect(await call(url, 'POST', '/payment/onboarding', { token: buyer.token })).toMatchObject({ status: 403 })
  })

  it('tells the seller when the provider asks again', async () => {
    const fresh = await newSeller(stack)
    await makePayable(stack, fresh.token, fresh.user.id)
    const { rows } = await pool.query<{ account_id: string }>(
      'select account_id from market.payout_account where user_id = $1',
      [fresh.user.id],
    )
    await control(simUrl, 'accounts/ready', { id: rows[0]?.account_id, isBlocked: true })
    await eventually('the account blocked', 15_000, async () =>
      (await account(fresh.token)).state === 'incomplete' ? true : undefined,
    )
    const told = await pool.query(`select kind from market.notification where user_id = $1 order by id`, [
      fresh.user.id,
    ])
    expect(told.rows.map((row: { kind: string }) => row.kind)).toEqual([
      'payout_account_ready',
      'payout_account_blocked',
    ])
  })
})

describe('a payout', () => {
  it('is owed from the capture on and sent when its day has come; its statement is a PDF and a CSV', async () => {
    const before = await account(seller.token)
    const id = await orderIn(url, buyer, 'approved', { warehouseId: listingIds.main })
    const owed = await account(seller.token)
    expect(owed.owedCents - before.owedCents).toBe(2000)
    const listed = await ok<Payout[]>(url, 'GET', '/payment/payouts', { token: seller.token })
    expect(listed[0]).toMatchObject({ orderId: id, state: 'due', amountCents: 2000, feeCents: 0, netCents: 2000 })
    const days = (Date.parse(listed[0]?.dueAt ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    await pool.query(
      `select graphile_worker.add_job('settle-payout', json_build_object('payoutId', id)) from market.payout
        where order_id = $1`,
      [id],
    )
    await settleNow(stack, id)
    await payoutBecomes(stack, id, 'paid')
    const after = await account(seller.token)
    expect(after.owedCents).toBe(before.owedCents)
    expect(after.paidCents - before.paidCents).toBe(2000)

    const months = await ok<PayoutStatement[]>(url, 'GET', '/payment/payout-statements', { token: seller.token })
    expect(months[0]?.month).toBe(month())
    expect(months[0]?.netCents).toBe(after.paidCents)
    const admin = await tokenOf(url, 'admin')
    const all = await ok<PayoutStatement[]>(url, 'GET', '/admin/payout-statements', { token: admin })
    const ofAll = all.find((statement) => statement.month === month())
    expect(ofAll?.paidCents).toBeGreaterThanOrEqual(months[0]?.paidCents ?? Number.NaN)
    expect(ofAll?.count).toBeGreaterThanOrEqual(months[0]?.count ?? Number.NaN)
    const csv = await file(`/payment/payout-statements/${month()}?format=csv`, seller.token)
    expect(csv.headers.get('content-disposition')).toContain(`payouts-${month()}.csv`)
    expect((await csv.text()).split('\r\n').find((line) => line.includes(`,payout,${id},`))).toMatch(
      /,20\.00,0\.00,20\.00,tr_/,
    )
    //
    const pdf = await file(`/payment/payout-statements/${month()}`, seller.token, { accept: 'application/pdf' })
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect((await pdf.text()).startsWith('%PDF')).toBe(true)
  })

  it('leaves out the fee that was agreed at the capture', async () => {
    const id = await orderIn(url, buyer, 'approved', { warehouseId: listingIds.main })
    await pool.query('update market.payout set fee_cents = 100 where order_id = $1', [id])
    await settleNow(stack, id)
    const { transferId } = await payoutBecomes(stack, id, 'paid')
    const dump = (await (await fetch(`${simUrl}/__sim/dump`)).json()) as {
      transfer: Record<string, { amount: number }>
    }
    expect(dump.transfer[transferId ?? '']?.amount).toBe(1900)
  })

  it('does not leave for an order that was refunded, and comes back when it had left', async () => {
    const admin = (await signInWith(url, ACTORS.admin, PASSWORD)).token
    const cancel = (id: number) => ok(url, 'PUT', `/admin/transactions/cancel/${id}`, { token: admin })
    const early = await orderIn(url, buyer, 'approved', { warehouseId: listingIds.main })
    await cancel(early)
    await settleNow(stack, early)
    expect(await payoutOf(stack, early)).toMatchObject({ state: 'void', transferId: null })
    const late = await orderIn(url, buyer, 'approved', { warehouseId: listingIds.main })
    await settleNow(stack, late)
    await payoutBecomes(stack, late, 'paid')
    const before = await account(seller.token)
    await cancel(late)
    await payoutBecomes(stack, late, 'reversed')
    const after = await account(seller.token)
    expect(after.paidCents - before.paidCents).toBe(-2000)
    expect(after.owedCents).toBe(before.owedCents)
  })

  it('is seen by its seller only; a month without any has no statement', async () => {
    const other = await newSeller(stack)
    expect(await ok<Payout[]>(url, 'GET', '/payment/payouts', { token: other.token })).toEqual([])
    expect(await ok(url, 'GET', '/payment/payout-statements', { token: other.token })).toEqual([])
    expect((await file(`/payment/payout-statements/${month()}`, other.token)).status).toBe(404)
    expect((await file('/payment/payout-statements/2026-13', other.token)).status).toBe(400)
  })
})
