import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { OpenMatter } from '@stackyard/shared/schema/own-account'
import { describe, expect, it } from 'vitest'
import { signInWith } from '../../../setup/actors'
import { newAdvertiser, runningCampaign, topUp } from '../../../setup/advertiser'
import { call, ok } from '../../../setup/api'
import { bought, newBuyer, palletsByCard } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { FIRST_PASSWORD, newAccount } from '../auth/new-account'
import { done } from '../../reservations/transaction/order-in'
import { helperActing } from './acting'

const stack = sharedStack()
const { url, pool } = stack
const BUYERS_PASSWORD = 'Correct-horse-7'

const matters = (token: string) => ok<OpenMatter[]>(url, 'GET', '/user/open-matters', { token })
const deactivate = (token: string, password?: string) =>
  call(url, 'POST', '/auth/deactivate-account', { token, body: password === undefined ? {} : { password } })
const erase = (token: string, password: string) =>
  call(url, 'POST', '/user/erasure', { token, body: { password, confirmation: 'erase' } })

describe('deactivating one’s account', () => {
  it('takes the present password, ends every session, and only an admin opens it again', async () => {
    const { user, token } = await newAccount(url)
    const other = await signInWith(url, user.email, FIRST_PASSWORD)
    for (const password of [undefined, 'not-the-password'])
      expect((await deactivate(token, password)).error?.data.issues?.[0]?.path).toBe('password')
    expect((await call(url, 'GET', '/user/profile/', { token })).status).toBe(200)
    expect(await deactivate(token, FIRST_PASSWORD)).toMatchObject({ success: true })
    for (const ended of [token, other.token])
      expect((await call(url, 'GET', '/user/profile/', { token: ended })).status).toBe(401)
    await expect(signInWith(url, user.email, FIRST_PASSWORD)).rejects.toThrow('403')
  })

  it('is the owner’s alone: not a visitor’s and not a helper’s', async () => {
    expect((await call(url, 'POST', '/auth/deactivate-account', { body: { password: 'x' } })).status).toBe(401)
    const { owner, token } = await helperActing(stack)
    expect((await deactivate(token, BUYERS_PASSWORD)).status).toBe(403)
    expect((await call(url, 'GET', '/user/open-matters', { token })).status).toBe(403)
    expect((await call(url, 'GET', '/user/profile/', { token: owner.token })).status).toBe(200)
  })
})

describe('an account with something open is neither deactivated nor erased', () => {
  it('an order that waits, and the reservation it becomes; a cancelled one is no matter', async () => {
    const buyer = await newBuyer(stack)
    expect(await matters(buyer.token)).toEqual([])
    const id = await bought(url, buyer.token, palletsByCard(buyer, listingIds.main))
    const waiting = { kind: 'orders', count: 1, path: '/dashboard/transactions' }
    expect(await matters(buyer.token)).toEqual([expect.objectContaining(waiting)])
    for (const reply of [await deactivate(buyer.token, BUYERS_PASSWORD), await erase(buyer.token, BUYERS_PASSWORD)]) {
      expect(reply).toMatchObject({ status: 409, error: { code: 'ACCOUNT_IN_USE' } })
      expect(reply.error?.data.open).toEqual([
        { ...waiting, message: 'One reservation is waiting for a decision or a payment.' },
      ])
    }
    const { rows } = await pool.query<{ email: string }>(
      'select u.email from market.orders o join users u on u.id = o.seller_id where o.id = $1',
      [id],
    )
    expect(rows[0]?.email).toBe('seller@stackyard.test')
    await done(url, buyer.token, 'cancel', id)
    expect(await matters(buyer.token)).toEqual([])
  })

  it('a campaign and the credit of a wallet', async () => {
    const { seller, campaign } = await runningCampaign(stack)
    const kinds = async () => (await matters(seller.token)).map(({ kind }) => kind)
    expect(await kinds()).toEqual(expect.arrayContaining(['campaigns', 'wallet']))
    await ok(url, 'PATCH', `/campaign/${campaign.id}/stop`, { token: seller.token })
    const left = await matters(seller.token)
    expect(left).toEqual([expect.objectContaining({ kind: 'wallet', path: '/dashboard/wallet' })])
    expect(left[0]?.message).toMatch(/^Your wallet holds \$50\.00/)
    const rich = await newAdvertiser(stack)
    await topUp(url, rich, 30)
    expect((await deactivate(rich.token, 'Stackyard-2026')).error?.data.open?.map(({ kind }) => kind)).toEqual([
      'wallet',
    ])
  })
})
