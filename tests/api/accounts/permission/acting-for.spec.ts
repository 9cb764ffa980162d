import type { Session } from '@stackyard/shared/schema/account'
import type { GrantedAccount } from '@stackyard/shared/schema/permission'
import type { Profile } from '@stackyard/shared/schema/user'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { type Buyer, newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { grantsOf, PERMISSIONS } from './grants'

const stack = sharedStack()
const { url, pool } = stack
const { invite, list, decide, accept, open, linkTo, approvedBy } = grantsOf(stack)

/** A provider who approved a helper. */
const approved = async () => approvedBy(await newSeller(stack))

describe('acting for another account', () => {
  it('is for the approved person alone, and every change is noted with both names', async () => {
    const { owner, helper, id } = await approved()
    const accounts = await ok<GrantedAccount[]>(url, 'GET', `${PERMISSIONS}/granted`, { token: helper.token })
    expect(accounts).toEqual([expect.objectContaining({ id, ownerId: owner.user.id, state: 'approve' })])
    expect((await open(await newBuyer(stack), id)).status).toBe(404)
    const session = (await open(helper, id)).results
    expect(session.user).toMatchObject({ id: owner.user.id, userType: 'seller', actorId: helper.id })
    const token = session.token
    await ok(url, 'PUT', '/user/profile/', { token, body: { about: 'Kept by a helper' } })
    expect(await ok<Profile>(url, 'GET', '/user/profile/', { token: owner.token })).toMatchObject({
      about: 'Kept by a helper',
    })
    await call(url, 'GET', `/merchants/request/${helper.id}`, { token })
    const { rows } = await pool.query<{ action: string; changes: unknown }>(
      `select action, changes from market.audit_entry where actor_id = $1 and subject_id = $2 order by id`,
      [helper.id, owner.user.id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['accept-invitation', 'open-account', 'act-for', 'act-for'])
    expect(rows[2]?.changes).toEqual({ call: [null, 'PUT /user/profile/'] })
    expect(rows[3]?.changes).toEqual({ call: [null, expect.stringMatching('GET /merchants/request/')] })
    const renewed = await ok<Session>(url, 'POST', '/auth/refresh', { body: { refreshToken: session.refreshToken } })
    expect(renewed.user.actorId).toBe(helper.id)
  })

  it('does not reach password, permissions, payment methods, billing, wallet, payouts, plan or identity, and buys nothing', async () => {
    const { helper, id } = await approved()
    const { token } = (await open(helper, id)).results
    const refused: ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string][] = [
      ['PATCH', '/auth/update-password'],
      ['POST', '/auth/deactivate-account'],
      ['GET', PERMISSIONS],
      ['POST', PERMISSIONS],
      ['PUT', `${PERMISSIONS}/approve/${id}`],
      ['POST', `${PERMISSIONS}/${id}/open`],
      ['GET', '/user/cards/'],
      ['GET', '/user/cards/primary'],
      ['GET', '/user/ach/'],
      ['GET', '/user/billing'],
      ['GET', '/user/billing-info/'],
      ['GET', '/wallet/balance'],
      ['GET', '/wallet/transactions'],
      ['GET', '/payment/payout-account'],
      ['GET', '/payment/payouts'],
      ['GET', '/kyc/getApplicationStatus'],
      ['POST', '/purchase/'],
      ['POST', '/user/cards/'],
      ['DELETE', '/user/ach/1'],
      ['PUT', '/user/billing-info/1'],
      ['PUT', '/plans/upgrade/growth'],
      ['POST', '/wallet/add-credit'],
      ['POST', '/wallet/finalize'],
      ['DELETE', '/wallet/cancel-subscription/1'],
      ['POST', '/campaign/'],
      ['PATCH', '/campaign/1/edit-budget'],
      ['DELETE', '/campaign/1'],
      ['POST', '/kyc/addDocument'],
      ['GET', '/payment/account-refresh-url'],
      ['GET', '/invoices/'],
      ['GET', '/invoices/view/1'],
      ['GET', '/invoices/download/1'],
      ['GET', '/invoices/credit-notes'],
      ['POST', '/invoices/correct/1'],
    ]
    for (const [method, path] of refused) {
      const reply = await call(url, method, path, { token, ...(method === 'GET' ? {} : { body: {} }) })
      expect(reply.error?.code, `${method} ${path}`).toBe('FORBIDDEN')
    }
    for (const path of ['/plans/', '/payment/subscription', '/campaign/', '/user/transaction/'])
      expect((await call(url, 'GET', path, { token })).status, path).toBe(200)
    expect((await call(url, 'GET', '/admin/users', { token })).status).toBe(403)
  })

  it('ends at once when the owner removes the person, and when either account ends or changes its password', async () => {
    const first = await approved()
    const opened = async ({ helper, id }: { helper: Buyer; id: number }) => (await open(helper, id)).results.token
    const state = async (token: string) => (await call(url, 'GET', '/user/profile/', { token })).status
    const removed = await opened(first)
    expect(await state(removed)).toBe(200)
    await ok(url, 'DELETE', `${PERMISSIONS}/${encodeURIComponent(first.helper.email)}`, { token: first.owner.token })
    expect(await state(removed)).toBe(401)
    expect((await open(first.helper, first.id)).status).toBe(404)

    const second = await approved()
    const bySalt = await opened(second)
    await pool.query(`update users set salt = md5(random()::text) || md5(random()::text) where id = $1`, [
      second.helper.id,
    ])
    expect(await state(bySalt)).toBe(401)

    const third = await approved()
    const inactive = await opened(third)
    await pool.query('update users set is_active = false where id = $1', [third.helper.id])
    expect(await state(inactive)).toBe(401)
    await pool.query('update users set is_active = true where id = $1', [third.helper.id])
    await pool.query('update users set is_active = false where id = $1', [third.owner.user.id])
    expect(await state(inactive)).toBe(401)
  })

  it('waits for a proved email', async () => {
    const owner = await newSeller(stack)
    const helper = await newBuyer(stack, { isEmailVerified: false })
    const { id } = (await invite(owner, helper.email)).results
    await accept(await linkTo(helper.email))
    await decide(owner, 'approve', id)
    expect((await open(helper, id)).error?.code).toBe('EMAIL_NOT_VERIFIED')
  })

  it('is given by nobody whose own email is not proved', async () => {
    const [owner, helper] = [await newSeller(stack), await newBuyer(stack)]
    const prove = (isProved: boolean) =>
      pool.query('update users set is_email_verified = $2 where id = $1', [owner.user.id, isProved])
    await prove(false)
    expect((await invite(owner, helper.email)).error?.code).toBe('EMAIL_NOT_VERIFIED')
    await prove(true)
    const { id } = (await invite(owner, helper.email)).results
    await accept(await linkTo(helper.email))
    await prove(false)
    expect((await decide(owner, 'approve', id)).error?.code).toBe('EMAIL_NOT_VERIFIED')
    expect(await list(owner)).toEqual([expect.objectContaining({ id, state: 'requested' })])
  })

  it('ends when the owner joins the platform', async () => {
    const { owner, helper, id } = await approved()
    const become = (userType: string) =>
      pool.query('update users set user_type = $2 where id = $1', [owner.user.id, userType])
    await become('editor')
    const reply = await open(helper, id)
    await become('seller')
    expect(reply.error?.code).toBe('NOT_FOUND')
  })

  it('of the platform is not possible', async () => {
    const { token } = await signIn(url, 'admin')
    expect(await list({ token })).toEqual([])
  })
})
