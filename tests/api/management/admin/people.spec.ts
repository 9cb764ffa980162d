import type { AdminDashboard, DirectoryUser, ManagerProfile } from '@stackyard/shared/schema/curation'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { describe, expect, it } from 'vitest'
import { PASSWORD, signIn, signInWith, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from '../../listings/warehouse-write/new-listing'

const { url, pool } = sharedStack()
const admin = async () => tokenOf(url, 'admin')

/** A seller of a test's own with two live listings. */
async function sellerWithListings() {
  const { user, token, email } = await newSeller({ url, pool })
  const ids: number[] = []
  for (const stem of ['First', 'Second'])
    ids.push((await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body: liveListing(freshName(stem)) })).id)
  return { id: user.id, email, token, ids }
}

describe('the directory', () => {
  it('lists, searches and sorts people by kind', async () => {
    const sellers = await call<DirectoryUser[]>(
      url,
      'GET',
      '/admin/users?userType=seller&limit=10&sortBy=company&order=asc',
      {
        token: await admin(),
      },
    )
    expect(sellers.results.every((person) => person.userType === 'seller')).toBe(true)
    expect(sellers.total).toBeGreaterThan(10)
    const found = await ok<DirectoryUser[]>(url, 'GET', '/admin/users?query=calloway', { token: await admin() })
    expect(found).toEqual(expect.arrayContaining([expect.objectContaining({ email: 'seller@stackyard.test' })]))
    const inactive = await ok<DirectoryUser[]>(url, 'GET', '/admin/users?active=false&limit=100', {
      token: await admin(),
    })
    expect(inactive.every((person) => !person.isActive)).toBe(true)
    const transport = await ok<DirectoryUser[]>(
      url,
      'GET',
      '/admin/users?userType=seller&sortBy=serviceCount&limit=5',
      {
        token: await admin(),
      },
    )
    const counts = transport.map((person) => person.serviceCount)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
  })

  it('R-500 R-489: lists, changes and activation are for admins, and so is all of managers', async () => {
    const { id } = (await newSeller({ url, pool })).user
    for (const actor of ['seller', 'customer', 'editor', null] as const) {
      const token = actor ? { token: await tokenOf(url, actor) } : {}
      for (const [method, path, body] of [
        ['GET', '/admin/users', undefined],
        ['PUT', `/admin/users/${id}`, { isVerified: true }],
        ['PUT', `/admin/isActive/users/${id}`, { isActive: false }],
        ['GET', '/admin/manager', undefined],
        ['PUT', '/admin/manager', { company: 'Taken Storage' }],
        ['PUT', `/admin/manager/profile/${id}`, { company: 'Taken Storage' }],
      ] as const) {
        const reply = await call(url, method, path, { ...token, ...(body ? { body } : {}) })
        expect(reply.status, `${actor} ${method} ${path}`).toBe(actor ? 403 : 401)
      }
    }
  })

  it('R-502: account holders are listed by repeated parameters, for admins', async () => {
    const seller = await newSeller({ url, pool })
    const path = `/admin/acc-holder-list?userType=seller&query=${seller.email}&query=${seller.email}`
    const found = await ok<DirectoryUser[]>(url, 'GET', path, { token: await admin() })
    expect(found.map(({ id }) => id)).toEqual([seller.user.id])
    expect((await call(url, 'GET', path, { token: seller.token })).status).toBe(403)
  })

  it('R-502: of several values of one parameter any matches, as parameters and as pairs of name and value', async () => {
    const [one, two] = [await newSeller({ url, pool }), await newSeller({ url, pool })]
    const both = [two.user.id, one.user.id]
    const idsOf = async (query: string) => {
      const people = await ok<DirectoryUser[]>(url, 'GET', `/admin/acc-holder-list?${query}`, { token: await admin() })
      return people.map(({ id }) => id)
    }
    const emails = `query=${one.email}&query=${two.email}`
    expect(await idsOf(emails)).toEqual(both)
    expect(await idsOf(`${emails}&userType=customer`)).toEqual([])
    expect(await idsOf(`${emails}&userType=customer&userType=seller`)).toEqual(both)
    expect(await idsOf(`${emails}&active=false`)).toEqual([])
    expect(await idsOf(`${emails}&active=false&active=true`)).toEqual(both)
    expect(
      await idsOf(`name=query&value=${one.email}&name=query&value=${two.email}&name=userType&value=seller`),
    ).toEqual(both)
    expect(await idsOf(`name=query&value=${one.email}&name=userType&value=customer`)).toEqual([])
  })

  it('shows no secret of anybody', async () => {
    const reply = await call(url, 'GET', '/admin/users?limit=100', { token: await admin() })
    expect(JSON.stringify(reply)).not.toMatch(/"(hash|salt|password|resetPasswordToken)"/)
  })

  it('counts what awaits an admin', async () => {
    const figures = await ok<AdminDashboard>(url, 'GET', '/admin/dashboard', { token: await admin() })
    expect(figures.warehouses.total).toBeGreaterThan(figures.warehouses.drafts)
    expect(figures.warehouses.hidden).toBeGreaterThan(0)
    expect(figures.users.managers).toBeGreaterThan(0)
  })
})

describe('verifying a provider', () => {
  it('R-277 R-278: cascades to all of its listings, and a listing can differ later', async () => {
    const seller = await sellerWithListings()
    const verify = (isVerified: boolean) => async () =>
      ok<DirectoryUser>(url, 'PUT', `/admin/users/${seller.id}`, {
        token: await admin(),
        body: { id: seller.id, isVerified },
      })
    const listings = async () =>
      (
        await pool.query<{ record: boolean; shown: boolean }>(
          `select w.is_verified as record, s.is_verified as shown from warehouses w join market.listing_search s on s.id = w.id
           where w.seller_id = $1 order by w.id`,
          [seller.id],
        )
      ).rows
    expect(await listings()).toEqual([
      { record: false, shown: false },
      { record: false, shown: false },
    ])
    expect((await verify(true)()).isVerified).toBe(true)
    expect(await listings()).toEqual([
      { record: true, shown: true },
      { record: true, shown: true },
    ])
    await ok(url, 'PUT', `/admin/warehouse/${seller.ids[0]}`, { token: await admin(), body: { isVerified: false } })
    expect(await listings()).toEqual([
      { record: false, shown: false },
      { record: true, shown: true },
    ])
    await verify(false)()
    expect(await listings()).toEqual([
      { record: false, shown: false },
      { record: false, shown: false },
    ])
  })
})

describe('deactivating a person', () => {
  it('ends the session, hides the listings, and activating brings the listings back', async () => {
    const seller = await sellerWithListings()
    const put = async (isActive: boolean) =>
      ok<DirectoryUser>(url, 'PUT', `/admin/isActive/users/${seller.id}`, { token: await admin(), body: { isActive } })
    expect((await put(false)).isActive).toBe(false)
    expect((await call(url, 'GET', '/user/profile/', { token: seller.token })).status).toBe(401)
    await expect(signInWith(url, seller.email, PASSWORD)).rejects.toThrow('403')
    expect((await call(url, 'GET', `/warehouse/${seller.ids[0]}`)).status).toBe(404)
    await put(true)
    expect((await call(url, 'GET', '/user/profile/', { token: seller.token })).status).toBe(401)
    expect((await call(url, 'GET', `/warehouse/${seller.ids[0]}`)).status).toBe(200)
    expect((await signInWith(url, seller.email, PASSWORD)).user.id).toBe(seller.id)
  })

  it('is not for the own account', async () => {
    const me = (await signIn(url, 'admin')).user.id
    const reply = await call(url, 'PUT', `/admin/isActive/users/${me}`, {
      token: await admin(),
      body: { isActive: false },
    })
    expect(reply.error?.code).toBe('CONFLICT')
  })
})

describe('an admin’s change of a person', () => {
  it('sets profile, verification and diamond, and neither role nor plan nor money', async () => {
    const seller = await sellerWithListings()
    const body = {
      company: 'Holm & Co',
      diamond: 3,
      userType: 'admin',
      planId: 'scale',
      kycVerified: true,
      email: 'x@y.test',
    }
    const after = await ok<DirectoryUser>(url, 'PUT', `/admin/users/${seller.id}`, { token: await admin(), body })
    expect(after).toMatchObject({
      company: 'Holm & Co',
      diamond: 3,
      userType: 'seller',
      planId: 'growth',
      kycVerified: false,
      email: seller.email,
    })
    const bad = await call(url, 'PUT', `/admin/users/${seller.id}`, {
      token: await admin(),
      body: { website: 'javascript:alert(1)' },
    })
    expect(bad.status).toBe(400)
  })
})

describe('managed profiles', () => {
  it('R-478 R-487: take address, links, pictures, profile address and visibility, and give them back', async () => {
    const token = await admin()
    const userUrl = `pier-${Date.now().toString(36)}`
    const whole = {
      userUrl,
      isPublic: false,
      avatar: '/files/pier-logo.webp',
      banner: '/files/pier-banner.webp',
      meetingLink: 'https://meet.example.com/pier',
      socials: { linkedin: 'https://linkedin.com/company/pier', x: '' },
      address: { street1: '1 Pier', street2: '', city: 'Savannah', state: 'GA', zipCode: '31401', country: 'US' },
    }
    const body = { company: freshName('Pier Storage'), serviceType: 'transportation', ...whole }
    const { id } = await ok<DirectoryUser>(url, 'PUT', '/admin/manager', { token, body })
    const read = async () => ok<ManagerProfile>(url, 'GET', `/admin/manager/profile/${id}`, { token })
    expect(await read()).toMatchObject({ ...whole, serviceType: 'transportation', city: 'Savannah' })
    const changes = { avatar: null, isPublic: true, socials: { youtube: 'https://youtube.com/@pier' } }
    await ok(url, 'PUT', `/admin/manager/profile/${id}`, { token, body: changes })
    expect(await read()).toMatchObject({
      avatar: null,
      banner: whole.banner,
      isPublic: true,
      userUrl,
      socials: { youtube: 'https://youtube.com/@pier', linkedin: 'https://linkedin.com/company/pier' },
    })
    expect((await call(url, 'GET', `/users/${userUrl}`, { token })).results).toMatchObject({ id, banner: whole.banner })
    const taken = await call(url, 'PUT', '/admin/manager', { token, body: { company: 'Second Pier', userUrl } })
    expect(taken).toMatchObject({ status: 400, error: { data: { issues: [{ path: 'userUrl' }] } } })
    const other = await ok<DirectoryUser>(url, 'PUT', '/admin/manager', { token, body: { company: 'Third Pier' } })
    for (const wrong of [userUrl, 'with space', '12345'])
      expect(
        await call(url, 'PUT', `/admin/manager/profile/${other.id}`, { token, body: { userUrl: wrong } }),
        wrong,
      ).toMatchObject({ status: 400, error: { data: { issues: [{ path: 'userUrl' }] } } })
    expect(
      (await call(url, 'GET', `/admin/manager/profile/${(await signIn(url, 'seller')).user.id}`, { token })).status,
    ).toBe(404)
  })

  it('R-478: are created and edited with the whole data, given listings, and change their type', async () => {
    const token = await admin()
    const manager = await ok<DirectoryUser>(url, 'PUT', '/admin/manager', {
      token,
      body: { company: freshName('Quay Storage') },
    })
    expect(manager).toMatchObject({ userType: 'manager', serviceType: 'warehouse' })
    const edited = await ok<DirectoryUser>(url, 'PUT', `/admin/manager/profile/${manager.id}`, {
      token,
      body: { firstName: 'Noa' },
    })
    expect(edited).toMatchObject({ firstName: 'Noa', company: manager.company })
    const listing = await ok<WarehouseRecord>(url, 'POST', '/admin/manager/warehouse', {
      token,
      body: { ...liveListing(freshName('Quay')), managerId: manager.id, facilityDetails: { squareFootage: '5000' } },
    })
    expect(listing).toMatchObject({ sellerId: manager.id, sellerType: 'manager', isDraft: false })
    const changed = await ok<DirectoryUser>(url, 'PATCH', `/admin/${manager.id}/manager-type`, {
      token,
      body: { serviceType: 'Transportation' },
    })
    expect(changed.serviceType).toBe('transportation')
    expect((await call(url, 'GET', `/warehouse/${listing.id}`)).status).toBe(404)
    const list = await ok<DirectoryUser[]>(url, 'GET', `/admin/manager?query=${encodeURIComponent(manager.company)}`, {
      token,
    })
    expect(list.map(({ id }) => id)).toEqual([manager.id])
    const seller = (await signIn(url, 'seller')).user.id
    expect(
      (await call(url, 'PUT', `/admin/manager/profile/${seller}`, { token, body: { company: 'Taken' } })).status,
    ).toBe(404)
  })
})
