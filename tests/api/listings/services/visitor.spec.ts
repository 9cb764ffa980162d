import type { Service } from '@stackyard/shared/schema/service'
import type { ServiceCard } from '@stackyard/shared/schema/service-card'
import { serviceTypeKeys } from '@stackyard/shared/reference/service-types'
import { describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()
const list = (query: string) => call<ServiceCard[]>(url, 'GET', `/services/?limit=100${query}`)

/** Other tests add services meanwhile: what is counted here are those of the seed. */
async function seededOf(cards: readonly ServiceCard[]): Promise<ServiceCard[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select s.id from services s join users u on u.id = s.seller_id where u.email like '%@sellers.stackyard.test'`,
  )
  const ids = new Set(rows.map(({ id }) => id))
  return cards.filter(({ id }) => ids.has(id))
}
const seeded = async (query: string) => seededOf((await list(query)).results)

describe('a visitor finds services', () => {
  it('R-487: those of one provider, for its profile', async () => {
    const all = await seeded('')
    const id = all[0]?.seller.id ?? 0
    expect((await list(`&sellerId=${id}`)).results).toEqual(all.filter(({ seller }) => seller.id === id))
    expect((await list('&sellerId=2147483646')).total).toBe(0)
    expect((await list('&sellerId=nobody')).total).toBeGreaterThanOrEqual(all.length)
  })

  it('R-496 filters by type, verified, featured, visible and partner, in any case', async () => {
    const all = await seeded('')
    expect(all.length).toBeGreaterThan(10)
    for (const type of serviceTypeKeys.filter((key) => key !== 'warehouse')) {
      const found = await seeded(`&type=${type.toUpperCase()}`)
      expect(found, type).toEqual(all.filter(({ serviceType }) => serviceType === type))
      expect(found.every((card) => card.type === 'service')).toBe(true)
    }
    for (const [name, flag] of [
      ['verified', 'isVerified'],
      ['partner', 'partner'],
    ] as const)
      for (const wanted of [true, false])
        expect(await seeded(`&${name}=${wanted}`), name).toEqual(all.filter((card) => card[flag] === wanted))
    const featured = (await list('&featured=true')).results
    expect(featured.every((card) => card.isFeatured && card.seller.planId !== 'free')).toBe(true)
    expect((await list('&visible=false')).total).toBe(0)
    expect((await list('&type=rockets')).total).toBe(0)
  })

  it('pages in one order: verified first, then by rating', async () => {
    const { results, total } = await list('&type=importer')
    expect(total).toBe(results.length)
    const key = (card: ServiceCard) => [card.isVerified ? 0 : 1, -card.averageRating, card.id]
    expect(results.map(key)).toEqual(
      results.map(key).toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!),
    )
    const second = await call<ServiceCard[]>(url, 'GET', '/services/?type=importer&limit=2&skip=1')
    expect(second.results.map(({ id }) => id)).toEqual(results.slice(1, 3).map(({ id }) => id))
  })

  it('narrows by kind and place', async () => {
    const [first] = (await list('&type=transportation')).results
    const kind = first!.serviceSubType[0]!
    for (const { serviceSubType } of (await list(`&serviceSubType=${kind}`)).results)
      expect(serviceSubType).toContain(kind)
    const found = (await list(`&subtypesQuery=${kind},air`)).results
    expect(found.every((card) => card.serviceSubType.some((key) => key === kind || key === 'air'))).toBe(true)
    const inCountry = (await list(`&country=united states&state=${first!.state}`)).results
    expect(inCountry.every((card) => card.country === 'US' && card.state === first!.state)).toBe(true)
  })

  it('R-059 searches by words: name, kind and city', async () => {
    const [one] = (await list('&type=software')).results
    const search = (query: string) =>
      call<ServiceCard[]>(url, 'GET', `/search/services?limit=100&query=${encodeURIComponent(query)}`)
    expect((await search(one!.name)).results[0]).toMatchObject({ id: one!.id, type: 'service' })
    expect((await search(one!.address.city)).results.map(({ id }) => id)).toContain(one!.id)
    expect((await search('drayage')).total).toBeGreaterThan(0)
    expect((await search('qqzzqq')).total).toBe(0)
    expect(await seededOf((await search('')).results)).toEqual(await seeded(''))
    for (const odd of ['%', "'", '"', '\\', '(', '&|!', '🚚']) expect((await search(odd)).status).toBe(200)
  })

  it('opens one by id or address, with its reviews, and as a pin', async () => {
    const card = (await seeded('')).find(({ reviewCount }) => reviewCount > 0)!
    const byId = await ok<Service>(url, 'GET', `/services/${card.id}`)
    expect(byId).toMatchObject({
      id: card.id,
      _id: card.id,
      type: 'service',
      slug: card.slug,
      ref: { seller: { id: card.seller.id } },
    })
    expect(byId.reviews).toHaveLength(card.reviewCount)
    expect(byId.reviews[0]).toMatchObject({ serviceId: card.id, warehouseId: null })
    expect(await ok<Service>(url, 'GET', `/services/${card.slug}`)).toEqual(byId)
    const pin = await ok(url, 'GET', `/services/${card.slug}/map`)
    expect(pin).toMatchObject({
      id: card.id,
      latitude: card.latitude,
      longitude: card.longitude,
      serviceType: card.serviceType,
    })
    expect((await call(url, 'GET', '/services/no-such-service')).status).toBe(404)
  })

  it('meets no draft, nothing hidden and nobody’s email or phone', async () => {
    const { rows } = await pool.query<{
      id: number
    }>(`select s.id from market.service_search s join users u on u.id = s.seller_id
       where not s.listed and u.email like '%@sellers.stackyard.test'`)
    expect(rows.length).toBeGreaterThan(0)
    const shown = new Set((await list('')).results.map(({ id }) => id))
    for (const { id } of rows) {
      expect(shown.has(id)).toBe(false)
      expect((await call(url, 'GET', `/services/${id}`)).status).toBe(404)
    }
    expect(JSON.stringify(await list(''))).not.toMatch(/"(email|phone)"|@sellers/)
  })
})
