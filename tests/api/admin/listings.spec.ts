import type { WarehouseFlags } from '@stackyard/shared/schema/curation'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../setup/actors'
import { call, ok } from '../../setup/api'
import { sharedStack } from '../../setup/stack'
import { freshName, liveListing } from '../warehouse-write/new-listing'

const { url, pool } = sharedStack()

const newListing = async (stem: string) =>
  ok<WarehouseRecord>(url, 'POST', '/warehouse/', {
    token: await tokenOf(url, 'seller'),
    body: liveListing(freshName(stem)),
  })
const set = async (id: number, body: Record<string, unknown>) =>
  call<WarehouseFlags>(url, 'PUT', `/admin/warehouse/${id}`, { token: await tokenOf(url, 'admin'), body })
const publicCard = async (name: string) =>
  (await ok<ListingCard[]>(url, 'GET', `/warehouse/?query=${encodeURIComponent(name)}`))[0]

describe('an admin’s toggles (002 §4.1, §7.1)', () => {
  it.each([
    ['isVerified', true, 'Warehouse Verified'],
    ['isFeatured', true, 'Warehouse Spotlighted'],
    ['isFirstSpotlight', true, 'Warehouse successfully marked as 1st Spotlight.'],
    ['isHighPriority', true, 'Warehouse successfully marked as high priority.'],
  ] as const)('%s shows on the card at once, goes back, and both are in the trail', async (flag, value, message) => {
    const made = await newListing('Toggle')
    const on = await set(made.id, { [flag]: value, ref: made.id, id: made.id })
    expect(on).toMatchObject({ status: 200, message, results: { id: made.id, [flag]: true } })
    expect(await publicCard(made.name)).toMatchObject({ id: made.id, [flag]: true })
    expect((await set(made.id, { [flag]: false })).results).toMatchObject({ [flag]: false })
    expect(await publicCard(made.name)).toMatchObject({ [flag]: false })
    const { rows } = await pool.query(
      `select changes from market.audit_entry where subject_kind = 'warehouse' and subject_id = $1 and action = 'flag' order by id`,
      [made.id],
    )
    expect(rows).toEqual([{ changes: { [flag]: [false, true] } }, { changes: { [flag]: [true, false] } }])
  })

  it('a hidden listing is found by nobody, and shown again by all', async () => {
    const made = await newListing('Hidden')
    expect((await set(made.id, { visible: false })).message).toBe('Warehouse Hidden')
    expect(await publicCard(made.name)).toBeUndefined()
    expect((await call(url, 'GET', `/warehouse/${made.id}`)).status).toBe(404)
    await set(made.id, { visible: true })
    expect(await publicCard(made.name)).toMatchObject({ id: made.id })
  })

  it('the diamond is 0 to 5 (002 §3.8)', async () => {
    const made = await newListing('Diamond')
    expect((await set(made.id, { diamond: 5 })).results.diamond).toBe(5)
    for (const diamond of [6, -1, 2.5, 'many']) expect((await set(made.id, { diamond })).status).toBe(400)
  })

  it('one flag a call, and none but these (DECISIONS 59)', async () => {
    const made = await newListing('One flag')
    for (const body of [{}, { isVerified: true, visible: false }, { isDraft: true }, { name: 'X' }])
      expect((await set(made.id, body)).status).toBe(400)
    expect((await set(999_999_999, { visible: false })).status).toBe(404)
  })

  it('leave the provider’s text to the provider: no version is counted', async () => {
    const made = await newListing('Version')
    await set(made.id, { isVerified: true })
    const reply = await call<WarehouseRecord>(url, 'PUT', `/warehouse/${made.id}`, {
      token: await tokenOf(url, 'seller'),
      body: { highlights: 'New', version: made.version },
    })
    expect(reply).toMatchObject({ status: 200, results: { isVerified: true, highlights: 'New' } })
  })

  it('spotlight and priority need a paid plan; taking them away never does (DECISIONS 43)', async () => {
    const { rows } = await pool.query<{ id: number }>(
      `select w.id from warehouses w join users u on u.id = w.seller_id
       where u.plan_id::text = 'free' and u.user_type::text = 'seller' and w.deleted_at is null order by w.id limit 1`,
    )
    const id = rows[0]?.id ?? 0
    for (const flag of ['isFeatured', 'isFirstSpotlight', 'isHighPriority'])
      expect((await set(id, { [flag]: true })).error?.code).toBe('PLAN_REQUIRED')
    expect((await set(id, { isFeatured: false })).status).toBe(200)
  })
})

describe('the one table and its views (002 §2.1)', () => {
  const table = async (query: string) =>
    ok<ManagedListing[]>(url, 'GET', `/warehouse/findWarehouseForDashboard?limit=100&${query}`, {
      token: await tokenOf(url, 'admin'),
    })

  it.each([
    ['visible=false', (row: ManagedListing) => !row.visible],
    ['verified=false', (row: ManagedListing) => !row.isVerified],
    ['featured=true', (row: ManagedListing) => row.isFeatured],
    ['draft=true', (row: ManagedListing) => row.isDraft],
    ['hasDiamond=true', (row: ManagedListing) => row.diamond > 0],
    ['hotrack=true', (row: ManagedListing) => row.hotrack],
    ['userType=manager', (row: ManagedListing) => row.seller.userType === 'manager'],
    ['regionScope=global', (row: ManagedListing) => row.regionScope === 'global'],
  ])('%s', async (query, isRight) => {
    const rows = await table(query)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((row) => !isRight(row))).toEqual([])
  })

  it('a customer sees no listing of others in it', async () => {
    const reply = await call<ManagedListing[]>(url, 'GET', '/warehouse/findWarehouseForDashboard', {
      token: await tokenOf(url, 'customer'),
    })
    expect(reply).toMatchObject({ status: 200, results: [], total: 0 })
  })
})
