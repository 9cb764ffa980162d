import type { AddressMatch, AddressReviews, AddressVerdict, SavedAddress } from '@stackyard/shared/schema/address-book'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { newBuyer } from '../../../setup/buyer'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()
const akron = { street1: '1 Dock Way', street2: '', city: 'Akron', state: 'OH', zipCode: '44308', country: 'US' }
let token: string
beforeAll(async () => {
  token = (await newBuyer({ url, pool })).token
})

describe('the address book', () => {
  it('keeps, lists, changes by body or path, and deletes', async () => {
    const made = await ok<SavedAddress>(url, 'POST', '/address/', { token, body: akron })
    expect(made).toMatchObject({ ...akron, _id: made.id, formattedAddress: '1 Dock Way, Akron, OH, 44308, US' })
    expect(await ok(url, 'GET', `/address/${made.id}`, { token })).toEqual(made)
    expect(await ok<SavedAddress[]>(url, 'GET', '/address/', { token })).toContainEqual(made)
    const body = { ...akron, id: made.id, street1: '2 Dock Way' }
    expect(await ok(url, 'PUT', '/address/', { token, body })).toMatchObject({ id: made.id, street1: '2 Dock Way' })
    const { id: _id, ...lines } = body
    expect(
      await ok(url, 'PUT', `/address/${made.id}`, { token, body: { ...lines, street1: '3 Dock Way' } }),
    ).toMatchObject({ street1: '3 Dock Way' })
    await ok(url, 'DELETE', `/address/${made.id}`, { token })
    expect(await call(url, 'GET', `/address/${made.id}`, { token })).toMatchObject({ status: 404 })
  })

  it('shows another person’s address to nobody', async () => {
    const { id } = await ok<SavedAddress>(url, 'POST', '/address/', { token, body: akron })
    for (const stranger of [await tokenOf(url, 'customer2'), await tokenOf(url, 'admin')]) {
      expect(await call(url, 'GET', `/address/${id}`, { token: stranger })).toMatchObject({ status: 404 })
      expect(await call(url, 'PUT', '/address/', { token: stranger, body: { ...akron, id } })).toMatchObject({
        status: 404,
      })
      expect(await call(url, 'DELETE', `/address/${id}`, { token: stranger })).toMatchObject({ status: 404 })
    }
    expect(await ok(url, 'GET', `/address/${id}`, { token })).toMatchObject(akron)
  })

  it.each(['zipCode', 'city', 'state', 'country'])('R-321: is not whole without %s', async (part) => {
    const reply = await call(url, 'POST', '/address/', { token, body: { ...akron, [part]: '' } })
    expect(reply).toMatchObject({ status: 400, error: { data: { issues: [{ path: part }] } } })
  })

  it.each(['CU', 'irn', 'North Korea', 'SD', 'SY', 'Ukraine', 'VE'])('R-247: is not in %s', async (country) => {
    const refused = {
      status: 400,
      error: { data: { issues: [{ path: 'country', message: 'This country cannot be chosen' }] } },
    }
    expect(await call(url, 'POST', '/address/', { token, body: { ...akron, country } })).toMatchObject(refused)
    const { id } = await ok<SavedAddress>(url, 'POST', '/address/', { token, body: akron })
    expect(await call(url, 'PUT', '/address/', { token, body: { ...akron, id, country } })).toMatchObject(refused)
  })

  it('ends at a hundred addresses', async () => {
    const full = await newBuyer({ url, pool })
    await pool.query(
      `insert into market.address (user_id, city, country) select $1, 'Akron', 'US' from generate_series(1, 100)`,
      [full.id],
    )
    expect(await call(url, 'POST', '/address/', { token: full.token, body: akron })).toMatchObject({ status: 400 })
  })
})

describe('address search', () => {
  const search = async (text: string) =>
    ok<AddressMatch[]>(url, 'GET', `/address/search?search=${encodeURIComponent(text)}`, { token })

  it('finds a ZIP code, keeps the street before it and names the place', async () => {
    const [match] = await search('1 Dock Way, Suite 4, Akron, OH 44308')
    expect(match).toMatchObject({ ...akron, kind: 'zip', street2: 'Suite 4' })
    expect(match?.latitude).toBeCloseTo(41.08, 1)
    expect(match?.longitude).toBeCloseTo(-81.5, 1)
  })

  it('finds towns by their beginning, narrowed by state or country', async () => {
    const towns = await search('akro, Ohio')
    expect(towns[0]).toMatchObject({
      kind: 'city',
      city: 'Akron',
      state: 'OH',
      country: 'US',
      label: 'Akron, OH, United States',
    })
    expect(new Set(towns.map(({ state }) => state))).toEqual(new Set(['OH']))
    expect((await search('Hamburg, Germany'))[0]).toMatchObject({ city: 'Hamburg', country: 'DE' })
    expect((await search('443')).every(({ zipCode }) => zipCode.startsWith('443'))).toBe(true)
  })

  it.each([
    ['123 main st columbus oh', '123 main st', 'Columbus', 'OH'],
    ['123 main st columbus, oh 43215', '123 main st', 'Columbus', 'OH'],
    ['350 5th ave new york', '350 5th ave', 'New York', 'NY'],
  ])('%j is found without a comma before its town', async (text, street1, city, state) => {
    expect((await search(text))[0]).toMatchObject({ street1, city, state })
  })

  it.each(['', 'a', '%%', "'; drop table x", '   ', 'Zzyzzxq'])('answers %j with nothing', async (text) => {
    expect(await search(text)).toEqual([])
  })
})

describe('address verification', () => {
  const verify = async (body: object) => ok<AddressVerdict>(url, 'POST', '/address/verify', { token, body })

  it('knows what belongs together, with country and state as codes', async () => {
    const verdict = await verify({ ...akron, state: 'ohio', country: 'United States' })
    expect(verdict).toMatchObject({ isValid: true, level: 'zip', address: akron, issues: [] })
  })

  it.each([
    ['a ZIP code of another state', { ...akron, zipCode: '90001' }, 'zipCode'],
    ['an unknown ZIP code', { ...akron, zipCode: '00000' }, 'zipCode'],
    ['an unknown country', { ...akron, country: 'Atlantis' }, 'country'],
    ['an unknown town abroad', { ...akron, city: 'Zzyzzxq', state: '', country: 'DE' }, 'city'],
  ])('does not take %s', async (_name, body, path) => {
    const verdict = await verify(body)
    expect(verdict.isValid).toBe(false)
    expect(verdict.issues.map((issue) => issue.path)).toContain(path)
  })
})

it('says that no maps service is connected, to visitors too (R-304)', async () => {
  const reviews = await ok<AddressReviews>(url, 'POST', '/address/google-reviews', { body: { address: '1 Dock Way' } })
  expect(reviews).toEqual({ isConfigured: false, rating: null, total: 0, reviews: [] })
})
