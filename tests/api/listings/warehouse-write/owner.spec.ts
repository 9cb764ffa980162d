import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { ListingCounts, ManagedListing } from '@stackyard/shared/schema/managed-listing'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signIn, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer, palletsByCard } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from './new-listing'

const { url, pool } = sharedStack()
const seller = async () => tokenOf(url, 'seller')

const create = async (body: Record<string, unknown>) =>
  ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token: await seller(), body })
const update = async (id: number, body: Record<string, unknown>) =>
  call<WarehouseRecord>(url, 'PUT', `/warehouse/${id}`, { token: await seller(), body })
const found = async (name: string) =>
  ok<ListingCard[]>(url, 'GET', `/warehouse/?query=${encodeURIComponent(name)}&limit=10`)

describe('a provider writes a listing', () => {
  it('R-523: drafts it with a name alone, publishes it whole, and visitors find it at once', async () => {
    const name = freshName('Akron Rivet Depot')
    const draft = await create({ name })
    expect(draft).toMatchObject({ name, isDraft: true, isVerified: false, version: 1, palletEnabled: true })
    expect(await found(name)).toEqual([])
    const live = await update(draft.id, { ...liveListing(name), version: draft.version })
    expect(live.results).toMatchObject({ isDraft: false, version: 2 })
    const [card] = await found(name)
    expect(card).toMatchObject({ id: draft.id, name, isVerified: false, state: 'OH' })
    const page = await ok<Warehouse>(url, 'GET', `/warehouse/${live.results.slug}`)
    expect(page).toMatchObject({ name, totalSpace: 500, address: { city: 'Akron' } })
    expect(page).not.toHaveProperty('price1')
  })

  it('R-317 R-318: gets every missing field named when it publishes too early', async () => {
    const draft = await create({ name: freshName('Early') })
    const refused = await update(draft.id, { isDraft: false, facilityDetails: { operatingDays: Array(7).fill(false) } })
    expect(refused.status).toBe(400)
    const issues = Object.fromEntries((refused.error?.data.issues ?? []).map(({ path, message }) => [path, message]))
    expect(issues).toMatchObject({
      'address.city': 'City is required',
      'address.zipCode': 'Zip code is required',
      'address.country': 'Country is required',
      'facilityDetails.squareFootage': 'Square footage is required',
      'facilityDetails.operatingDays': 'At least one day should be operating',
      'facilityDetails.operatingHours.start': 'Invalid Start Time Value',
      'facilityDetails.operatingHours.end': 'Invalid End Time Value',
    })
  })

  it('keeps what is not sent, and clears what is sent empty', async () => {
    const made = await create(liveListing(freshName('Partial')))
    const { results, error } = await update(made.id, {
      address: { street1: '9 New Road' },
      price12: null,
      confirmPrices: true,
      features: { rail: true },
    })
    expect(error).toBeNull()
    expect(results.address).toEqual({ ...made.address, street1: '9 New Road' })
    expect(results).toMatchObject({ price1: 18.5, price12: null, features: { rail: true, hazmat: false } })
  })

  it('R-521: takes the same as a multipart form, new or changed', async () => {
    const name = freshName('Form')
    const body = new FormData()
    for (const [key, value] of Object.entries({
      name,
      totalSpace: '40',
      sqEnabled: 'true',
      'address[city]': 'Toledo',
      'photos[0][id]': 'x',
      'photos[0][link]': '/pictures/3/960.webp',
      'photos[0][primary]': 'false',
    }))
      body.append(key, value)
    const made = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token: await seller(), body })
    expect(made).toMatchObject({ name, totalSpace: 40, sqEnabled: true, address: { city: 'Toledo' } })
    expect(made.photos).toMatchObject([{ link: '/pictures/3/960.webp', primary: true }])
    const change = new FormData()
    change.append('totalSpace', '60')
    expect(await ok(url, 'PUT', `/warehouse/${made.id}`, { token: await seller(), body: change })).toMatchObject({
      name,
      totalSpace: 60,
    })
  })

  it('of two editors the later is told; nothing of theirs is kept', async () => {
    const made = await create({ name: freshName('Two editors') })
    const replies = await Promise.all(
      ['first', 'second'].map((highlights) => update(made.id, { highlights, version: made.version })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.error?.code).toBe('CONFLICT')
    const kept = await ok<WarehouseRecord>(url, 'GET', `/warehouse/own/${made.id}`, { token: await seller() })
    expect(kept.highlights).toBe(replies.find(({ status }) => status === 200)?.results.highlights)
  })

  it('the later editor reads which fields changed meanwhile, whoever changed them; a flag is none', async () => {
    const made = await create({ name: freshName('Meanwhile') })
    const one = await update(made.id, { highlights: 'Forty doors', version: made.version })
    await update(made.id, { address: { city: 'Dayton' }, totalSpace: 90, version: one.results.version })
    const admin = await tokenOf(url, 'admin')
    await ok(url, 'PUT', `/admin/warehouse/${made.id}`, { token: admin, body: { isVerified: true } })
    const late = await update(made.id, { name: 'Mine', version: made.version })
    expect(late).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
    expect([...(late.error?.data.changed ?? [])].sort()).toEqual(['address.city', 'highlights', 'totalSpace'])
    const later = await update(made.id, { name: 'Mine', version: one.results.version })
    expect([...(later.error?.data.changed ?? [])].sort()).toEqual(['address.city', 'totalSpace'])
  })

  it('a version whose fields nobody noted leaves out what changed, rather than half of it', async () => {
    const made = await create({ name: freshName('Unnoted') })
    const one = await update(made.id, { highlights: 'Forty doors', version: made.version })
    await pool.query('update warehouses set is_draft = true, version = version + 1 where id = $1', [made.id])
    const late = await update(made.id, { name: 'Mine', version: made.version })
    expect(late).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
    expect(late.error?.data).not.toHaveProperty('changed')
    expect((await update(made.id, { name: 'Mine', version: one.results.version + 1 })).status).toBe(200)
  })

  it('sets no flag, owner, rating or version of its own', async () => {
    const made = await create({
      ...liveListing(freshName('Greedy')),
      isVerified: true,
      isFeatured: true,
      isFirstSpotlight: true,
      isHighPriority: true,
      visible: false,
      diamond: 5,
      averageRating: 5,
      reviewCount: 99,
      seller: 1,
      sellerId: 1,
      version: 70,
      id: 1,
      publicSlug: 'mine',
    })
    const me = (await signIn(url, 'seller')).user.id
    const { rows } = await pool.query(
      `select is_verified, is_featured, is_first_spotlight, is_high_priority, visible, diamond::int, average_rating::int, seller_id
       from warehouses where id = $1`,
      [made.id],
    )
    expect(rows[0]).toEqual({
      is_verified: false,
      is_featured: false,
      is_first_spotlight: false,
      is_high_priority: false,
      visible: true,
      diamond: 0,
      average_rating: 0,
      seller_id: me,
    })
    expect(made.version).toBe(1)
  })

  it.each([
    ['a discount above its price', { discountOption: 'fixed', price1: 10, discount1: 11 }, 'discount1'],
    ['a percentage above 100', { discountOption: 'percentage', discountSq3: 101 }, 'discountSq3'],
    ['a price of three decimals', { price3: 1.005 }, 'price3'],
    ['a price below zero', { price3: -1 }, 'price3'],
    ['a largest order below the smallest', { minSpaceOrder: 9, maxSpaceOrder: 3 }, 'maxSpaceOrder'],
    [
      'a picture from elsewhere',
      { photos: [{ id: 1, link: 'https://evil.test/x.png', title: '', primary: true }] },
      'photos[0].link',
    ],
    ['a script as a document', { documents: [{ id: 1, link: 'javascript:alert(1)', title: '' }] }, 'documents[0].link'],
    ['an accuracy above 100', { facilityDetails: { orderAccuracyRate: 101 } }, 'facilityDetails.orderAccuracyRate'],
    [
      'a tier named otherwise',
      { fulfillmentRates: [{ tierName: 'lots', fulfillmentRatesDetails: {} }] },
      'fulfillmentRates[0].tierName',
    ],
  ])('%s is refused, at the field', async (_what, body, path) => {
    const reply = await call(url, 'POST', '/warehouse/', {
      token: await seller(),
      body: { name: freshName('Refused'), ...body },
    })
    expect(reply.status).toBe(400)
    expect(reply.error?.data.issues?.map((issue) => issue.path)).toContain(path)
  })

  it('cannot go below the space that is reserved, and is told the least', async () => {
    const made = await create(liveListing(freshName('Reserved')))
    const buyer = await newBuyer({ url, pool })
    const headers = { 'idempotency-key': randomUUID() }
    const body = palletsByCard(buyer, made.id, { quantity: 30 })
    await ok(url, 'POST', '/purchase/', { token: buyer.token, headers, body })
    const before = await ok<WarehouseRecord>(url, 'GET', `/warehouse/own/${made.id}`, { token: await seller() })
    expect(before.smallestTotalPallets).toBe(30)
    const reply = await update(made.id, { totalSpace: 29 })
    expect(reply.status).toBe(400)
    expect(reply.error?.data.issues).toMatchObject([{ path: 'totalSpace', message: expect.stringContaining('30') }])
    expect((await update(made.id, { totalSpace: 30 })).status).toBe(200)
    const inUse = await call(url, 'DELETE', `/warehouse/${made.id}`, { token: await seller() })
    expect(inUse.error?.code).toBe('LISTING_IN_USE')
  })

  it('R-526: deletes it: gone for everybody, kept in the trash', async () => {
    const made = await create(liveListing(freshName('Gone')))
    expect(await ok(url, 'DELETE', `/warehouse/${made.id}`, { token: await seller() })).toMatchObject({
      modifiedCount: 1,
    })
    expect((await call(url, 'GET', `/warehouse/${made.id}`)).status).toBe(404)
    expect((await call(url, 'GET', `/warehouse/own/${made.id}`, { token: await seller() })).status).toBe(404)
    expect((await call(url, 'DELETE', `/warehouse/${made.id}`, { token: await seller() })).status).toBe(404)
    const { rows } = await pool.query('select deleted_at is not null as kept from warehouses where id = $1', [made.id])
    expect(rows).toEqual([{ kept: true }])
  })

  it('every act is in the audit trail, which nobody can change', async () => {
    const made = await create({ name: freshName('Audited') })
    await update(made.id, { highlights: 'Rail siding' })
    await update(made.id, { highlights: 'Rail siding' })
    const { rows } = await pool.query(
      `select action, changes from market.audit_entry where subject_kind = 'warehouse' and subject_id = $1 order by id`,
      [made.id],
    )
    expect(rows).toEqual([
      { action: 'create', changes: {} },
      { action: 'update', changes: { highlights: ['', 'Rail siding'] } },
    ])
    await expect(pool.query('delete from market.audit_entry where subject_id = $1', [made.id])).rejects.toThrow(
      'append only',
    )
  })
})

describe('the plan of a provider', () => {
  it('free holds one listing; the second of two at once is refused', async () => {
    const { token } = await newSeller({ url, pool }, 'free')
    const replies = await Promise.all(
      ['One', 'Two'].map((stem) => call(url, 'POST', '/warehouse/', { token, body: { name: freshName(stem) } })),
    )
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(replies.find(({ success }) => !success)?.error?.code).toBe('PLAN_LIMIT_REACHED')
  })

  it('who has not verified the address may write a draft, and not publish it', async () => {
    const { token, user } = await newSeller({ url, pool })
    await pool.query('update users set is_email_verified = false where id = $1', [user.id])
    const body = liveListing(freshName('Unverified'))
    const draft = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body: { ...body, isDraft: true } })
    const refused = await call(url, 'PUT', `/warehouse/${draft.id}`, { token, body: { isDraft: false } })
    expect(refused).toMatchObject({ status: 403, error: { code: 'EMAIL_NOT_VERIFIED' } })
  })
})

describe('a provider’s own lists', () => {
  const own = async (query: string) => {
    const reply = await call<ManagedListing[]>(url, 'GET', `/warehouse/own?${query}`, { token: await seller() })
    expect(reply.status).toBe(200)
    return reply
  }

  it('hold its listings alone, tab by tab, as many as counted', async () => {
    const me = (await signIn(url, 'seller')).user.id
    const counts = await ok<ListingCounts>(url, 'GET', '/warehouse/own/counts', { token: await seller() })
    for (const tab of ['all', 'draft', 'hidden', 'hotrack'] as const) {
      const { results, total } = await own(`tab=${tab}&limit=100`)
      expect(total).toBeGreaterThan(0)
      expect(Math.abs((total ?? 0) - counts[tab])).toBeLessThanOrEqual(20)
      for (const row of results) expect(row.seller.id).toBe(me)
    }
    const drafts = (await own('tab=draft&limit=100')).results
    expect(drafts.every((row) => row.isDraft)).toBe(true)
    expect(drafts.map(({ id }) => id)).toContain(listingIds.draft)
    expect((await own('tab=hidden')).results.map(({ id }) => id)).toContain(listingIds.hidden)
  })

  it('are searched, sorted and paged', async () => {
    const { results } = await own('query=calloway&sortBy=name&order=asc&limit=5')
    const names = results.map(({ name }) => name.toLowerCase())
    expect(names).toEqual([...names].sort())
    const next = await own('query=calloway&sortBy=name&order=asc&limit=5&skip=5')
    expect(next.results.map(({ id }) => id)).not.toEqual(expect.arrayContaining(results.map(({ id }) => id)))
  })

  it('offer campaigns what the public sees, and hot deals the HotRacks', async () => {
    const all = await ok<ListingCard[]>(url, 'GET', '/warehouse/ownForCampaign', { token: await seller() })
    expect(all.length).toBeGreaterThan(0)
    expect(all.every((card) => card.visible && !card.isDraft)).toBe(true)
    const hot = await ok<ListingCard[]>(url, 'GET', '/warehouse/ownForCampaign?campaignType=hotdeal', {
      token: await seller(),
    })
    expect(hot.every((card) => card.hotrack)).toBe(true)
    expect(hot.map(({ id }) => id)).toContain(listingIds.hotRack)
  })
})
