import { randomUUID } from 'node:crypto'
import { brand } from '@stackyard/shared/reference/brand'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import type { PlatformContact, PublicProfile, UserCard } from '@stackyard/shared/schema/user-card'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { describe, expect, it } from 'vitest'
import { signIn, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { freshName, liveListing } from '../../listings/warehouse-write/new-listing'

const { url, pool } = sharedStack()

const profile = (key: string | number, token?: string) =>
  ok<PublicProfile>(url, 'GET', `/users/${key}`, token ? { token } : {})

/** A managed profile of a test's own, with everything that must not leave. */
async function newManager() {
  const token = await tokenOf(url, 'admin')
  const company = `Quay ${randomUUID().slice(0, 8)}`
  return ok<DirectoryUser>(url, 'PUT', '/admin/manager', {
    token,
    body: {
      company,
      email: `quay-${randomUUID()}@stackyard.test`,
      firstName: 'Mina',
      lastName: 'Ortega',
      phone: '775-555-0177',
      website: 'https://quay.example',
      about: 'Compiled from public sources.',
    },
  })
}

/** A live listing that was a provider's and is a managed profile's. */
async function listingOf(managerId: number): Promise<number> {
  const { token } = await newSeller({ url, pool })
  const { id } = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body: liveListing(freshName('Quay')) })
  await pool.query('update warehouses set seller_id = $2 where id = $1', [id, managerId])
  return id
}

describe('a public profile', () => {
  it('R-009: answers by id and by profile address; mail and phone are for signed-in readers', async () => {
    const { user } = await newSeller({ url, pool })
    await pool.query(`update users set phone = '775-555-0155', website = 'https://holm.example' where id = $1`, [
      user.id,
    ])
    const seen = await profile(user.id)
    expect(seen).toMatchObject({
      id: user.id,
      userType: 'seller',
      name: 'Holm Storage',
      website: 'https://holm.example',
      email: null,
      phone: null,
      isClaimable: false,
      isReduced: true,
    })
    expect(await profile(seen.userUrl)).toEqual(seen)
    const inside = await profile(seen.userUrl, (await newBuyer({ url, pool })).token)
    expect(inside).toMatchObject({ phone: '775-555-0155', isReduced: false })
    expect(inside.email).toMatch(/^provider-/)
  })

  it('R-234: of a manager never shows the mail, and to visitors its company and place alone', async () => {
    const manager = await newManager()
    const anonymous = await call(url, 'GET', `/users/${manager.userUrl}`)
    expect(anonymous.results).toMatchObject({ userType: 'manager', company: manager.company, isClaimable: true })
    for (const secret of [manager.email, 'Mina', 'Ortega', '775-555-0177', 'quay.example', 'public sources'])
      expect(JSON.stringify(anonymous)).not.toContain(secret)
    const inside = await profile(manager.id, (await newBuyer({ url, pool })).token)
    expect(inside).toMatchObject({ email: null, phone: null, website: 'https://quay.example' })
    expect(JSON.stringify(await profile(manager.id, await tokenOf(url, 'admin')))).not.toContain(manager.email)
  })

  it('R-233: a manager’s placeholder address, made of its profile address at a free-mail domain, is never sent', async () => {
    const manager = await newManager()
    const placeholder = `${manager.userUrl}@${brand.managedMailDomain}`
    await pool.query('update users set email = $2 where id = $1', [manager.id, placeholder])
    const readers = [undefined, (await newBuyer({ url, pool })).token, await tokenOf(url, 'admin')]
    for (const token of readers) {
      const seen = await profile(manager.id, token)
      expect(seen).toMatchObject({ id: manager.id, email: null })
      expect(JSON.stringify(seen)).not.toContain('@')
    }
  })

  it('of a customer tells visitors no surname, and strangers no mail', async () => {
    const buyer = await newBuyer({ url, pool })
    expect(await profile(buyer.id)).toMatchObject({
      userType: 'customer',
      firstName: 'Bea',
      lastName: 'O.',
      email: null,
    })
    const stranger = await newSeller({ url, pool })
    expect(await profile(buyer.id, stranger.token)).toMatchObject({ lastName: 'Okafor', email: null })
    expect(await profile(buyer.id, buyer.token)).toMatchObject({ email: buyer.email })
    expect(await profile(buyer.id, await tokenOf(url, 'admin'))).toMatchObject({ email: buyer.email })
  })

  it('of a manager that is deactivated answers 404 in the API, on its page and on its listings’ (R-487)', async () => {
    const manager = await newManager()
    const listing = await listingOf(manager.id)
    const page = () => fetch(`${url}/users/manager/${manager.userUrl}`, { redirect: 'manual' })
    const statuses = async () => [
      (await call(url, 'GET', `/users/${manager.id}`)).status,
      (await call(url, 'GET', `/users/${manager.userUrl}`)).status,
      (await call(url, 'GET', `/warehouse/${listing}`)).status,
      (await page()).status,
    ]
    expect((await statuses()).slice(0, 3)).toEqual([200, 200, 200])
    const token = await tokenOf(url, 'admin')
    await ok(url, 'PUT', `/admin/isActive/users/${manager.id}`, { token, body: { isActive: false } })
    await eventually('the listing is gone', 10_000, async () => ((await statuses())[2] === 404 ? true : undefined))
    expect(await statuses()).toEqual([404, 404, 404, 404])
    await ok(url, 'PUT', `/admin/isActive/users/${manager.id}`, { token, body: { isActive: true } })
    expect((await statuses()).slice(0, 2)).toEqual([200, 200])
  })

  it('that is not public, is deactivated or of the platform is nobody’s', async () => {
    const hidden = await newSeller({ url, pool })
    await pool.query('update users set is_public = false where id = $1', [hidden.user.id])
    expect((await call(url, 'GET', `/users/${hidden.user.id}`)).status).toBe(404)
    expect((await profile(hidden.user.id, hidden.token)).id).toBe(hidden.user.id)
    const gone = await newSeller({ url, pool })
    await pool.query('update users set is_active = false where id = $1', [gone.user.id])
    expect((await call(url, 'GET', `/users/${gone.user.id}`)).status).toBe(404)
    const { user: admin, token } = await signIn(url, 'admin')
    expect((await call(url, 'GET', `/users/${admin.id}`, { token })).status).toBe(404)
    expect((await call(url, 'GET', '/users/no-such-member')).status).toBe(404)
  })

  it('whose page is asked for by what the database cannot hold is the caller’s fault, not ours', async () => {
    const page = await fetch(`${url}/users/seller/%00`, { redirect: 'manual' })
    expect(page.status).toBe(400)
    expect(await page.text()).toBe('The request could not be understood.')
  })

  it('R-303: names how to reach the platform: its mail, and the managed profile that has it', async () => {
    const contact = () => ok<PlatformContact>(url, 'GET', '/users/getManagerProfile')
    const { email } = await contact()
    expect(email).toContain('@')
    const { id } = await newManager()
    const { rows } = await pool.query<{ email: string }>('select email from users where id = $1', [id])
    const { rows: others } = await pool.query('select id from users where email = $1', [email])
    expect(others).toEqual([])
    await pool.query('update users set email = $2 where id = $1', [id, email])
    expect(await contact()).toMatchObject({ id, email })
    await pool.query('update users set email = $2 where id = $1', [id, rows[0]?.email])
    expect(await contact()).toMatchObject({ id: null, email })
  })

  it('R-239: books calls with the platform at the link of its managed profile, else at its own', async () => {
    const contact = () => ok<PlatformContact>(url, 'GET', '/users/getManagerProfile')
    expect((await contact()).meetingLink).toBe(brand.meetingLink)
    const { id, email } = await newManager()
    const become = (address: string, link: string | null) =>
      pool.query('update users set email = $2, meeting_link = $3 where id = $1', [id, address, link])
    await become(brand.supportEmail, 'https://meet.quay.example/desk')
    expect((await contact()).meetingLink).toBe('https://meet.quay.example/desk')
    await become(brand.supportEmail, 'javascript:alert(1)')
    expect((await contact()).meetingLink).toBe(brand.meetingLink)
    await become(email, null)
  })
})

describe('the sitemap of profiles', () => {
  const read = async () => {
    const reply = await fetch(`${url}/sitemap-profiles.xml`)
    expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const entry = /<url><loc>([^<]+)<\/loc><lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>/g
    return new Map(Array.from((await reply.text()).matchAll(entry), ([, loc = '', day = '']) => [loc, day]))
  }

  it('names the public pages of providers and managed profiles with the day of their last change', async () => {
    const { user } = await newSeller({ url, pool })
    const manager = await newManager()
    const { userUrl } = await profile(user.id)
    await pool.query(`update users set updated_at = '2026-03-04T05:06:07Z' where id = $1`, [user.id])
    const entries = await read()
    const address = [...entries.keys()].find((loc) => loc.endsWith(`/users/seller/${userUrl}`)) ?? ''
    expect(entries.get(address)).toBe('2026-03-04')
    expect([...entries.keys()].some((loc) => loc.endsWith(`/users/manager/${manager.userUrl}`))).toBe(true)
  })

  it('names with each address those in the other languages', async () => {
    const { user } = await newSeller({ url, pool })
    const { userUrl } = await profile(user.id)
    const text = await (await fetch(`${url}/sitemap-profiles.xml`)).text()
    const own = text.split('\n').filter((line) => line.includes(`/users/seller/${userUrl}</loc>`))
    expect(own).toHaveLength(2)
    for (const line of own)
      expect(
        Array.from(line.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, name, href = '']) => [
          name,
          new URL(href).pathname,
        ]),
      ).toEqual([
        ['en', `/users/seller/${userUrl}`],
        ['ar', `/ar/users/seller/${userUrl}`],
        ['x-default', `/users/seller/${userUrl}`],
      ])
  })

  it('leaves out customers and whoever is hidden or deactivated, at once', async () => {
    const buyer = await newBuyer({ url, pool })
    const hidden = await newSeller({ url, pool })
    const gone = await newSeller({ url, pool })
    const addresses = await Promise.all([hidden, gone].map(async ({ user }) => (await profile(user.id)).userUrl))
    const named = async () =>
      [...(await read()).keys()].filter((loc) => addresses.some((name) => loc.endsWith(`/${name}`)))
    expect((await named()).filter((loc) => loc.includes('/ar/'))).toHaveLength(2)
    expect(await named()).toHaveLength(4)
    await pool.query('update users set is_public = false where id = $1', [hidden.user.id])
    await pool.query('update users set is_active = false where id = $1', [gone.user.id])
    expect(await named()).toEqual([])
    const { userUrl } = await profile(buyer.id)
    expect(
      [...(await read()).keys()].filter((loc) => loc.includes('/customer/') || loc.endsWith(`/${userUrl}`)),
    ).toEqual([])
  })
})

describe('the search of people', () => {
  it('finds by words of company and place, each hit once, without mail or phone', async () => {
    const word = `Zq${randomUUID().slice(0, 6)}`
    const { user, email } = await newSeller({ url, pool })
    await pool.query(`update users set company = $2, address_city = 'Reno', phone = '775-555-0155' where id = $1`, [
      user.id,
      `${word} Storage`,
    ])
    const reply = await call<UserCard[]>(url, 'GET', `/search/users?query=${word.toLowerCase()}%20reno`)
    expect(reply).toMatchObject({ total: 1, results: [{ id: user.id, type: 'user', name: `${word} Storage` }] })
    expect(JSON.stringify(reply)).not.toContain(email)
    expect(JSON.stringify(reply)).not.toContain('555-0155')
    for (const miss of [`${word} oslo`, email, '%25', "';--"])
      expect((await call<UserCard[]>(url, 'GET', `/search/users?query=${encodeURIComponent(miss)}`)).results).toEqual(
        [],
      )
  })

  it('without words gives pages of people who may be found, of one kind when asked', async () => {
    const first = await call<UserCard[]>(url, 'GET', '/search/users?limit=5&userType=seller')
    const second = await call<UserCard[]>(url, 'GET', '/search/users?limit=5&skip=5&userType=seller')
    expect(first.total).toBeGreaterThan(10)
    const ids = [...first.results, ...second.results].map(({ id }) => id)
    expect(new Set(ids).size).toBe(10)
    expect([...first.results, ...second.results].every(({ userType }) => userType === 'seller')).toBe(true)
    const token = await tokenOf(url, 'customer')
    const inside = await call<UserCard[]>(url, 'GET', '/user/user-list?userType=manager&limit=50', { token })
    expect(inside.results.every(({ userType }) => userType === 'manager')).toBe(true)
  })

  it('of a private customer shows no surname to visitors', async () => {
    const reply = await call<UserCard[]>(url, 'GET', '/search/users?userType=customer&limit=100')
    for (const { lastName } of reply.results) expect(lastName).toMatch(/^(\p{L}\.)?$/u)
  })
})
