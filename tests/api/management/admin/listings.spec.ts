import type { WarehouseFlags } from '@stackyard/shared/schema/curation'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from '../../listings/warehouse-write/new-listing'

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

describe('an admin’s toggles', () => {
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

  it.each(['visible', 'isVerified', 'isFeatured', 'isFirstSpotlight', 'isHighPriority'] as const)(
    'R-264: %s goes both ways without another flag',
    async (flag) => {
      const made = await newListing('Alone')
      const flags = async () =>
        (
          await pool.query<Record<string, boolean>>(
            `select visible, is_verified as "isVerified", is_featured as "isFeatured",
               is_first_spotlight as "isFirstSpotlight", is_high_priority as "isHighPriority"
             from warehouses where id = $1`,
            [made.id],
          )
        ).rows[0]
      const before = await flags()
      await set(made.id, { [flag]: !before?.[flag] })
      expect(await flags()).toEqual({ ...before, [flag]: !before?.[flag] })
      await set(made.id, { [flag]: before?.[flag] })
      expect(await flags()).toEqual(before)
    },
  )

  it.each(['customer', 'seller', 'manager', 'editor', null] as const)('R-273: %s sets no flag', async (actor) => {
    const made = await newListing('Guarded')
    const body = { isFeatured: true }
    const token = actor ? { token: await tokenOf(url, actor) } : {}
    const refused = await call(url, 'PUT', `/admin/warehouse/${made.id}`, { ...token, body })
    expect(refused.status).toBe(actor ? 403 : 401)
    expect(await publicCard(made.name)).toMatchObject({ isFeatured: false })
  })

  it('R-270 R-271: deleted by its owner or by an admin it is counted once and listed no more', async () => {
    for (const [actor, suffix] of [
      ['seller', ''],
      ['admin', '/admin'],
    ] as const) {
      const made = await newListing('Removed')
      const token = await tokenOf(url, actor)
      const gone = await call<{ modifiedCount: number; deletedCount: number }>(
        url,
        'DELETE',
        `/warehouse/${made.id}${suffix}`,
        { token },
      )
      expect(gone.status).toBe(200)
      expect(gone.results.modifiedCount + gone.results.deletedCount).toBe(1)
      expect(await publicCard(made.name)).toBeUndefined()
      expect((await call(url, 'DELETE', `/warehouse/${made.id}${suffix}`, { token })).status).toBe(404)
      const query = `/warehouse/findWarehouseForDashboard?query=${encodeURIComponent(made.name)}`
      expect(await ok(url, 'GET', query, { token })).toEqual([])
    }
  })

  it('R-276: hasDiamond lists those above 0, or the others', async () => {
    // The provider has no diamonds of its own to lend.
    const { token } = await newSeller({ url, pool })
    const made = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body: liveListing(freshName('Rated')) })
    const listed = async (hasDiamond: boolean) =>
      (
        await ok<ListingCard[]>(
          url,
          'GET',
          `/warehouse/?hasDiamond=${hasDiamond}&query=${encodeURIComponent(made.name)}`,
        )
      ).map(({ id }) => id)
    expect([await listed(true), await listed(false)]).toEqual([[], [made.id]])
    await set(made.id, { diamond: 1 })
    expect([await listed(true), await listed(false)]).toEqual([[made.id], []])
  })

  it('R-274: a hidden listing is found by nobody, and shown again by all', async () => {
    const made = await newListing('Hidden')
    expect((await set(made.id, { visible: false })).message).toBe('Warehouse Hidden')
    expect(await publicCard(made.name)).toBeUndefined()
    expect((await call(url, 'GET', `/warehouse/${made.id}`)).status).toBe(404)
    await set(made.id, { visible: true })
    expect(await publicCard(made.name)).toMatchObject({ id: made.id })
  })

  it('the diamond is 0 to 5', async () => {
    const made = await newListing('Diamond')
    expect((await set(made.id, { diamond: 5 })).results.diamond).toBe(5)
    for (const diamond of [6, -1, 2.5, 'many']) expect((await set(made.id, { diamond })).status).toBe(400)
  })

  it('one flag a call, and none but these', async () => {
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

  it('spotlight and priority need a paid plan; taking them away never does', async () => {
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

describe('the one table and its views', () => {
  const table = async (query: string) =>
    ok<ManagedListing[]>(url, 'GET', `/warehouse/findWarehouseForDashboard?limit=100&${query}`, {
      token: await tokenOf(url, 'admin'),
    })

  it.each([
    ['R-275 visible=false', (row: ManagedListing) => !row.visible],
    ['R-275 verified=false', (row: ManagedListing) => !row.isVerified],
    ['R-275 featured=false', (row: ManagedListing) => !row.isFeatured],
    ['R-275 hasDiamond=false', (row: ManagedListing) => row.diamond === 0],
    ['featured=true', (row: ManagedListing) => row.isFeatured],
    ['draft=true', (row: ManagedListing) => row.isDraft],
    ['hasDiamond=true', (row: ManagedListing) => row.diamond > 0],
    ['hotrack=true', (row: ManagedListing) => row.hotrack],
    ['userType=manager', (row: ManagedListing) => row.seller.userType === 'manager'],
    ['regionScope=global', (row: ManagedListing) => row.regionScope === 'global'],
  ])('%s', async (title, isRight) => {
    const rows = await table(title.replace('R-275 ', ''))
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
