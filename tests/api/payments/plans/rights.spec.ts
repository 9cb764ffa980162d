import type { WarehouseFlags } from '@stackyard/shared/schema/curation'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Membership } from '@stackyard/shared/schema/plan'
import type { ServiceCard } from '@stackyard/shared/schema/service-card'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { cms, panelToken } from '../../../setup/cms'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { liveService, freshName as freshService } from '../../listings/services/new-service'
import { freshName, liveListing } from '../../listings/warehouse-write/new-listing'

const stack = sharedStack()
const { url, pool } = stack
const paidFlags = ['isFeatured', 'isFirstSpotlight', 'isHighPriority'] as const

let admin: string
let panel: string
beforeAll(async () => {
  admin = await tokenOf(url, 'admin')
  panel = await panelToken(url, 'admin')
})

type Settings = Record<'free' | 'growth' | 'scale', Record<string, unknown>>
const setRight = async (plan: keyof Settings, canSpotlight: boolean): Promise<void> => {
  const { free, growth, scale } = await cms<Settings>(url, panel, 'GET', '/globals/plan-settings')
  const body = { free, growth, scale, [plan]: { ...{ free, growth, scale }[plan], canSpotlight } }
  await cms(url, panel, 'POST', '/globals/plan-settings', body)
}

const grant = (id: number, planId: string) =>
  ok(url, 'PUT', `/admin/plan/upgrade/${id}`, { token: admin, body: { planId } })
const set = (id: number, body: object) =>
  call<WarehouseFlags>(url, 'PUT', `/admin/warehouse/${id}`, { token: admin, body })
const listings = (query: string, token?: string) =>
  ok<ListingCard[]>(url, 'GET', `/warehouse/?${query}`, token ? { token } : {})

async function sellerWithListing(planId: 'free' | 'growth') {
  const seller = await newSeller(stack, planId)
  const body = liveListing(freshName('Rights'))
  const { id, name } = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token: seller.token, body })
  return { seller, id, named: `query=${encodeURIComponent(name)}` }
}

describe('one source of a person’s plan (R-401)', () => {
  it('the panel changes no plan, so that profile and membership agree', async () => {
    const { user, token } = await newSeller(stack, 'free')
    await cms(url, panel, 'PATCH', `/users/${user.id}`, { planId: 'growth', company: 'Renamed Storage' })
    const profile = await ok<{ planId: string; company: string }>(url, 'GET', '/user/profile/', { token })
    expect(profile).toMatchObject({ planId: 'free', company: 'Renamed Storage' })
    expect((await ok<Membership>(url, 'GET', '/payment/subscription', { token })).planId).toBe('free')
  })
})

describe('the right to spotlights is that of the plan as admins have set it (R-401, R-268)', () => {
  afterEach(async () => {
    await setRight('free', false)
    await setRight('growth', true)
  })

  it('a plan that loses it shows no spotlight any more, and takes no new one', async () => {
    const { id, named } = await sellerWithListing('growth')
    await set(id, { isFeatured: true })
    expect((await listings(`${named}&featured=true`)).map((card) => card.id)).toEqual([id])
    await setRight('growth', false)
    expect(await listings(`${named}&featured=true`)).toEqual([])
    expect((await listings(named))[0]).toMatchObject({ id, isFeatured: false })
    for (const flag of paidFlags.slice(1))
      expect((await set(id, { [flag]: true })).error?.code, flag).toBe('PLAN_REQUIRED')
    await setRight('growth', true)
    expect((await listings(`${named}&featured=true`)).map((card) => card.id)).toEqual([id])
  })

  it('the free plan may get it: single flags, many at once and services', async () => {
    const { seller, id } = await sellerWithListing('free')
    const body = { ids: [id], flag: 'isHighPriority', value: true }
    const many = () => ok<{ refused: number[] }>(url, 'PUT', '/admin/warehouse/bulk', { token: admin, body })
    expect((await many()).refused).toEqual([id])
    const service = await ok<{ id: number }>(url, 'PUT', '/services/own', {
      token: seller.token,
      body: liveService(freshService('Right')),
    })
    const spotlightService = () =>
      call(url, 'PUT', `/admin/service/${service.id}`, { token: admin, body: { isFeatured: true } })
    expect((await spotlightService()).error?.code).toBe('PLAN_REQUIRED')
    await setRight('free', true)
    expect((await many()).refused).toEqual([])
    expect((await set(id, { isFeatured: true })).status).toBe(200)
    expect((await spotlightService()).status).toBe(200)
  })
})

describe('a downgrade (R-268)', () => {
  it('stops showing spotlights, and the flags wait for the return', async () => {
    const { seller, id, named } = await sellerWithListing('free')
    const serviceBody = liveService(freshService('Downgraded'))
    const service = await ok<{ id: number; name: string }>(url, 'PUT', '/services/own', {
      token: seller.token,
      body: serviceBody,
    })
    await grant(seller.user.id, 'growth')
    for (const flag of paidFlags) expect((await set(id, { [flag]: true })).status).toBe(200)
    await ok(url, 'PUT', `/admin/service/${service.id}`, { token: admin, body: { isFeatured: true } })
    const shown = async () => {
      const [card] = await listings(named)
      const services = await ok<ServiceCard[]>(url, 'GET', '/services/?type=transportation&limit=100&sort=newest')
      return {
        ...Object.fromEntries(paidFlags.map((flag) => [flag, card?.[flag]])),
        service: services.find((one) => one.id === service.id)?.isFeatured,
      }
    }
    const all = { isFeatured: true, isFirstSpotlight: true, isHighPriority: true, service: true }
    const none = { isFeatured: false, isFirstSpotlight: false, isHighPriority: false, service: false }
    expect(await shown()).toEqual(all)
    await grant(seller.user.id, 'free')
    expect(await shown()).toEqual(none)
    expect((await listings(named, admin))[0]).toMatchObject({ isFeatured: true, isHighPriority: true })
    await grant(seller.user.id, 'growth')
    expect(await shown()).toEqual(all)
    const { rows } = await pool.query('select is_featured from warehouses where id = $1', [id])
    expect(rows).toEqual([{ is_featured: true }])
  })
})
