import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { signIn, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { type Buyer, newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { byCard, upgrade } from '../../payments/plans/plan-calls'
import { freshName, liveListing } from '../../listings/warehouse-write/new-listing'

const stack = sharedStack()
const { url, simUrl, pool } = stack
const admin = () => tokenOf(url, 'admin')

type Dump = { subscription: Record<string, Stripe.Subscription> }

const subscriptionsOf = async ({ id }: Buyer): Promise<Stripe.Subscription[]> => {
  const dump = (await (await fetch(`${simUrl}/__sim/dump`)).json()) as Dump
  return Object.values(dump.subscription).filter(({ customer }) => customer === `cus_demo_${id}`)
}

async function subscriber(): Promise<Buyer> {
  const buyer = await newBuyer(stack)
  expect(await upgrade(stack, buyer.token, 'growth', byCard(buyer))).toMatchObject({ success: true })
  expect((await subscriptionsOf(buyer)).map((each) => each.cancel_at_period_end)).toEqual([false])
  return buyer
}

const endsAtProvider = (buyer: Buyer) =>
  eventually('the subscription to end with its period', 20_000, async () =>
    (await subscriptionsOf(buyer)).every((each) => each.cancel_at_period_end) ? true : undefined,
  )

const auditOf = async (id: number) =>
  (
    await pool.query<{ actor: number; changes: Record<string, unknown> }>(
      `select actor_id as actor, changes from market.audit_entry where subject_kind = 'user' and subject_id = $1 order by id`,
      [id],
    )
  ).rows

describe('the plan of an account that is deactivated', () => {
  it('is cancelled at the provider when its owner deactivates it', async () => {
    const buyer = await subscriber()
    await ok(url, 'POST', '/auth/deactivate-account', { token: buyer.token, body: { password: 'Correct-horse-7' } })
    await endsAtProvider(buyer)
    expect((await call(url, 'GET', '/user/profile/', { token: buyer.token })).status).toBe(401)
    expect(await auditOf(buyer.id)).toEqual([{ actor: buyer.id, changes: { isActive: [true, false] } }])
  })

  it('is cancelled when an admin deactivates it, and keeps what was paid for', async () => {
    const buyer = await subscriber()
    await ok(url, 'PUT', `/admin/isActive/users/${buyer.id}`, { token: await admin(), body: { isActive: false } })
    await endsAtProvider(buyer)
    const { rows } = await pool.query('select status from market.plan_subscription where user_id = $1', [buyer.id])
    expect(rows).toEqual([{ status: 'active' }])
  })
})

describe('an admin’s act on a provider', () => {
  const seller = async () => {
    const { user, token } = await newSeller({ url, pool })
    const body = liveListing(freshName('Withdrawn'))
    const listing = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body })
    return { id: user.id, listing }
  }
  const versionOf = async ({ id }: WarehouseRecord) =>
    Number(
      (await pool.query<{ version: number }>('select version from warehouses where id = $1', [id])).rows[0]?.version,
    )

  it('counts a version of each listing that it withdraws: a form opened before saves no more', async () => {
    const { id, listing } = await seller()
    await ok(url, 'PUT', `/admin/isActive/users/${id}`, { token: await admin(), body: { isActive: false } })
    expect(await versionOf(listing)).toBe(listing.version + 1)
    const body = { name: listing.name, version: listing.version }
    const late = await call(url, 'PUT', `/admin/manager/warehouse/${listing.id}`, { token: await admin(), body })
    expect(late.error?.code).toBe('CONFLICT')
    await ok(url, 'PUT', `/admin/isActive/users/${id}`, { token: await admin(), body: { isActive: true } })
    const body2 = { serviceType: 'packaging' }
    await ok(url, 'PATCH', `/admin/${id}/manager-type`, { token: await admin(), body: body2 })
    expect(await versionOf(listing)).toBe(listing.version + 2)
  })

  it('is noted with what was before and after', async () => {
    const { id } = await seller()
    const put = async (body: object) =>
      ok<DirectoryUser>(url, 'PUT', `/admin/users/${id}`, { token: await admin(), body })
    await put({ company: 'Holm & Co', diamond: 3, address: { city: 'Reno' } })
    await put({ company: 'Holm & Co' })
    await put({ address: { city: 'Sparks' } })
    const actor = (await signIn(url, 'admin')).user.id
    expect(await auditOf(id)).toEqual([
      {
        actor,
        changes: { company: ['Holm Storage', 'Holm & Co'], diamond: [0, 3], address: [{ city: '' }, { city: 'Reno' }] },
      },
      { actor, changes: { address: [{ city: 'Reno' }, { city: 'Sparks' }] } },
    ])
  })
})
