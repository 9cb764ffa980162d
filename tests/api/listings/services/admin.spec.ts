import type { ServiceRecord } from '@stackyard/shared/schema/service'
import type { ServiceCard } from '@stackyard/shared/schema/service-card'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveService, newService } from './new-service'

const { url, pool } = sharedStack()

const admin = () => tokenOf(url, 'admin')
const put = async (path: string, body: Record<string, unknown>) =>
  call<ServiceRecord>(url, 'PUT', path, { token: await admin(), body })
const publicCard = async (name: string) =>
  (await ok<ServiceCard[]>(url, 'GET', `/services/?query=${encodeURIComponent(name)}`))[0]

async function newManager(): Promise<number> {
  const company = freshName('Public Register')
  const made = await call<{ id: number }>(url, 'PUT', '/admin/manager', {
    token: await admin(),
    body: { company, serviceType: 'transportation' },
  })
  return made.results.id
}

describe('an admin’s toggles of services', () => {
  it.each(['isVerified', 'isFeatured', 'partner'] as const)(
    'R-492 R-494 %s shows at once and goes back',
    async (flag) => {
      const { service } = await newService('Toggle')
      const on = await put(`/admin/service/${service.id}`, { id: service.id, [flag]: true })
      expect(on).toMatchObject({ status: 200, results: { id: service.id, [flag]: true, version: service.version } })
      //
      if (flag === 'isFeatured') expect(on.message).toBe('Service Spotlighted')
      expect(await publicCard(service.name)).toMatchObject({ [flag]: true })
      await put(`/admin/service/${service.id}`, { [flag]: false })
      expect(await publicCard(service.name)).toMatchObject({ [flag]: false })
      const { rows } = await pool.query(
        `select changes from market.audit_entry where subject_kind = 'service' and subject_id = $1 and action = 'flag' order by id`,
        [service.id],
      )
      expect(rows).toEqual([{ changes: { [flag]: [false, true] } }, { changes: { [flag]: [true, false] } }])
    },
  )

  it('R-492 a hidden one is found by nobody but admins, who list it', async () => {
    const { service } = await newService('Hidden')
    await put(`/admin/service/${service.id}`, { visible: false })
    expect(await publicCard(service.name)).toBeUndefined()
    expect((await call(url, 'GET', `/services/${service.slug}`)).status).toBe(404)
    const query = `/services/?visible=false&query=${encodeURIComponent(service.name)}`
    expect((await ok<ServiceCard[]>(url, 'GET', query, { token: await admin() }))[0]?.id).toBe(service.id)
    expect(await ok(url, 'GET', query, { token: await tokenOf(url, 'customer') })).toEqual([])
  })

  it('a spotlight needs a paid plan', async () => {
    const { service } = await newService('Free', 'free')
    expect(await put(`/admin/service/${service.id}`, { isFeatured: true })).toMatchObject({
      status: 403,
      error: { code: 'PLAN_REQUIRED' },
    })
    expect((await put(`/admin/service/${service.id}`, {})).status).toBe(400)
    expect((await put('/admin/service/999999999', { visible: true })).status).toBe(404)
  })

  it('R-494 changes the fields of any service', async () => {
    const { service } = await newService('Edited')
    const saved = await put(`/admin/service/${service.id}`, { highlights: 'By our team', version: service.version })
    expect(saved.results).toMatchObject({
      highlights: 'By our team',
      name: service.name,
      version: service.version + 1,
    })
    expect(await ok(url, 'GET', `/admin/service/${service.id}`, { token: await admin() })).toEqual(saved.results)
  })
})

describe('services of managed profiles and partners', () => {
  it('an admin writes a manager’s service and reads it', async () => {
    const id = await newManager()
    const single = async () =>
      ok<ServiceRecord | null>(url, 'GET', `/services/${id}/single-services`, { token: await admin() })
    expect(await single()).toBeNull()
    const made = await put(`/services/${id}/update-service`, liveService(freshName('Managed')))
    expect(made).toMatchObject({ status: 200, results: { sellerId: id, isDraft: false } })
    expect(await single()).toEqual(made.results)
    expect((await put(`/services/${id}/update-service`, { highlights: 'Known' })).results.id).toBe(made.results.id)
    expect((await put('/services/5/update-service', liveService('A customer'))).status).toBe(404)
  })

  it('R-498 marks a service as partner, and creates a partner service', async () => {
    const { service } = await newService('Partner')
    expect((await put('/admin/partner', { id: service.id })).results.partner).toBe(true)
    expect((await put('/admin/partner', { id: service.id, partner: false })).results.partner).toBe(false)
    const sellerId = await newManager()
    const made = await put('/admin/partner', { sellerId, ...liveService(freshName('New partner')) })
    expect(made).toMatchObject({ status: 200, results: { partner: true, sellerId } })
    const listed = await ok<ServiceCard[]>(url, 'GET', '/services/?partner=true&type=transportation&limit=100')
    expect(listed.map(({ id }) => id)).toContain(made.results.id)
    for (const body of [{}, { partner: true }, { id: service.id, sellerId }])
      expect((await put('/admin/partner', body)).status).toBe(400)
  })

  it('R-479 another service type replaces the service of a manager', async () => {
    const id = await newManager()
    const { results } = await put(`/services/${id}/update-service`, liveService(freshName('Replaced')))
    await ok(url, 'PATCH', `/admin/${id}/manager-type`, { token: await admin(), body: { serviceType: 'Software' } })
    expect((await call(url, 'GET', `/services/${results.id}`)).status).toBe(404)
    expect(await ok(url, 'GET', `/services/${id}/single-services`, { token: await admin() })).toBeNull()
    const next = await put(`/services/${id}/update-service`, { name: freshName('Next') })
    expect(next.results).toMatchObject({ serviceType: 'software', isDraft: true })
  })
})
