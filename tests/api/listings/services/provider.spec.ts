import type { Review } from '@stackyard/shared/schema/review'
import type { Service, ServiceRecord } from '@stackyard/shared/schema/service'
import type { ServiceCard } from '@stackyard/shared/schema/service-card'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveService, newService } from './new-service'

const { url, pool } = sharedStack()

const write = (token: string, body: Record<string, unknown>) =>
  call<ServiceRecord>(url, 'PUT', '/services/own', { token, body })

describe('a provider writes the own service', () => {
  it('first a draft that nobody sees, then live for all', async () => {
    const { token, user } = await newSeller({ url, pool })
    expect(await ok(url, 'GET', '/services/own', { token })).toBeNull()
    const name = freshName('Lakeside Drayage')
    const draft = await write(token, {
      name,
      serviceType: 'Transportation',
      isVerified: true,
      partner: true,
      seller: 1,
    })
    expect(draft).toMatchObject({
      status: 200,
      results: { name, isDraft: true, isVerified: false, partner: false, sellerId: user.id, version: 1 },
    })
    expect((await call(url, 'GET', `/services/${draft.results.id}`)).status).toBe(404)
    expect((await ok<Service>(url, 'GET', `/services/${draft.results.id}`, { token })).name).toBe(name)

    const live = await write(token, liveService(name))
    expect(live.results).toMatchObject({
      id: draft.results.id,
      isDraft: false,
      version: 2,
      address: { country: 'US', state: 'IL' },
      details: {
        features: { dot: 1_234_567, regionsServed: ['Regional', 'National'] },
        services: { modes: ['FTL'], insured: true },
      },
    })
    // What depends on a switch that is off is not kept.
    expect(live.results.details.services).not.toHaveProperty('leasing')
    const { reviews: _reviews, ...shown } = await ok<Service>(url, 'GET', `/services/${live.results.slug}`)
    expect(shown).toMatchObject({ name, region: 'midwest', regionScope: 'us', details: live.results.details })
    const [found] = await ok<ServiceCard[]>(url, 'GET', `/search/services?query=${encodeURIComponent(name)}`)
    expect(found?.id).toBe(live.results.id)
    expect(await ok(url, 'GET', '/services/own', { token })).toEqual(live.results)
    const campaign = await ok<ServiceCard[]>(url, 'GET', '/services/ownForCampaign?campaignType=featured', { token })
    expect(campaign.map(({ id }) => id)).toEqual([live.results.id])
    expect(await ok(url, 'GET', '/services/ownForCampaign?campaignType=hotdeal', { token })).toEqual([])
    const { rows } = await pool.query(
      `select action from market.audit_entry where subject_kind = 'service' and subject_id = $1 order by id`,
      [live.results.id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['create', 'publish'])
  })

  it('R-247: in none of the countries that cannot be chosen, draft or live', async () => {
    const { token } = await newSeller({ url, pool })
    const service = liveService(freshName('Barred'))
    for (const country of ['Cuba', 'IR', 'PRK', 'sd', 'Syria', 'UA', 'Venezuela'])
      for (const isDraft of [true, false]) {
        const reply = await write(token, { ...service, isDraft, address: { ...service.address, country } })
        expect(reply.error?.data.issues).toContainEqual({
          path: 'address.country',
          message: 'This country cannot be chosen',
        })
      }
  })

  it('R-497 not of type warehouse, and only with kinds of its type', async () => {
    const { token } = await newSeller({ url, pool })
    const refused = await write(token, { name: 'Storage', serviceType: 'Warehouse' })
    expect(refused).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED' } })
    expect((await write(token, { name: 'No type' })).status).toBe(400)
    const wrong = await write(token, { ...liveService(freshName('Wrong')), serviceSubType: ['wms'] })
    expect(wrong.error?.data.issues).toMatchObject([{ path: 'serviceSubType' }])
    const bare = await write(token, { ...liveService(freshName('Bare')), description: '', address: { city: '' } })
    expect(bare.error?.data.issues?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['description', 'address.city', 'address.country']),
    )
    expect(await ok(url, 'GET', '/services/own', { token })).toBeNull()
  })

  it('one a provider, also when two calls come at once; the later of two editors is told', async () => {
    const { token, user } = await newSeller({ url, pool })
    const body = liveService(freshName('Twice'))
    const both = await Promise.all([write(token, body), write(token, body)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await pool.query(`select id from services where seller_id = $1`, [user.id])
    expect(rows).toHaveLength(1)
    const { version } = await ok<ServiceRecord>(url, 'GET', '/services/own', { token })
    expect((await write(token, { highlights: 'One', version })).status).toBe(200)
    expect(await write(token, { highlights: 'Two', version })).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT', data: { changed: ['highlights'] } },
    })
  })

  it('another type takes kinds and details of the old one away', async () => {
    const { provider } = await newService('Changing')
    const changed = await write(provider.token, { serviceType: 'software', serviceSubType: ['wms'] })
    expect(changed.results).toMatchObject({ serviceType: 'software', serviceSubType: ['wms'], details: {} })
  })

  it('publishing needs a verified email', async () => {
    const { token, user } = await newSeller({ url, pool })
    await pool.query('update users set is_email_verified = false where id = $1', [user.id])
    expect(await write(token, liveService(freshName('Unverified')))).toMatchObject({
      status: 403,
      error: { code: 'EMAIL_NOT_VERIFIED' },
    })
    expect((await write(token, { ...liveService(freshName('Draft')), isDraft: true })).status).toBe(200)
  })

  it('a deactivated provider’s service is gone at once', async () => {
    const { provider, service } = await newService('Leaving')
    await ok(url, 'PUT', `/admin/isActive/users/${provider.user.id}`, {
      token: await tokenOf(url, 'admin'),
      body: { isActive: false },
    })
    expect((await call(url, 'GET', `/services/${service.id}`)).status).toBe(404)
  })
})

describe('a rate the page does not show', () => {
  it('R-430 is asked for once a day; the provider is told', async () => {
    const { provider, service } = await newService('Asked')
    const ask = (token: string) =>
      call(url, 'POST', '/notification/requestServiceRate', { token, body: { serviceId: service.id } })
    const token = await tokenOf(url, 'customer2')
    expect([(await ask(token)).status, (await ask(token)).status]).toEqual([200, 200])
    expect((await ask(provider.token)).error?.code).toBe('OWN_LISTING')
    const { rows } = await pool.query(
      `select data from market.notification where user_id = $1 and kind = 'service_rate_request'`,
      [provider.user.id],
    )
    expect(rows).toMatchObject([{ data: { serviceId: service.id } }])
    const nothing = await call(url, 'POST', '/notification/requestServiceRate', { token, body: {} })
    expect(nothing.status).toBe(400)
  })
})

describe('reviews of a service', () => {
  it('R-167 by a customer, once; the average follows; never by its provider', async () => {
    const { provider, service } = await newService('Reviewed')
    const body = { serviceId: service.id, rating: 4, feedback: 'On time.' }
    expect((await call(url, 'POST', '/review/', { token: provider.token, body })).error?.code).toBe('OWN_LISTING')
    const token = await tokenOf(url, 'customer')
    const made = await ok<Review>(url, 'POST', '/review/', { token, body })
    expect(made).toMatchObject({ serviceId: service.id, warehouseId: null, rating: 4, isVerifiedBooking: false })
    expect((await call(url, 'POST', '/review/', { token, body })).error?.code).toBe('REVIEW_EXISTS')
    const shown = () => ok<Service>(url, 'GET', `/services/${service.id}`)
    expect(await shown()).toMatchObject({ averageRating: 4, reviewCount: 1, reviews: [{ id: made.id }] })
    await ok(url, 'PUT', `/review/${made.id}`, { token, body: { ...made, rating: 5 } })
    expect((await shown()).averageRating).toBe(5)
    const listed = await ok<Review[]>(url, 'GET', `/review/?serviceId=${service.id}`)
    expect(listed.map(({ id }) => id)).toEqual([made.id])
    await ok(url, 'DELETE', `/review/${made.id}`, { token })
    expect(await shown()).toMatchObject({ averageRating: 0, reviewCount: 0, reviews: [] })
    const both = { ...body, warehouseId: 1 }
    expect((await call(url, 'POST', '/review/', { token, body: both })).status).toBe(400)
  })
})
