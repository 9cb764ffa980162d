import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

let stack: Stack

type Person = { id: number; key: string; email: string; last: string }

const find = async (sql: string, values: unknown[] = []): Promise<Person> => {
  const { rows } = await stack.pool.query<Person>(sql, values)
  if (!rows[0]) throw new Error('nobody like that in the test data')
  return rows[0]
}

const get = (path: string) => fetch(`${stack.url}${path}`, { redirect: 'manual' })

async function htmlOf(path: string): Promise<string> {
  const reply = await get(path)
  expect(reply.status, path).toBe(200)
  return reply.text()
}

/** The page without its scripts, as a reader sees it who runs none. */
const withoutScripts = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
const facts = (html: string): Record<string, unknown>[] =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, text = '']) =>
    JSON.parse(text),
  )
const inHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

const PERSON = `select u.id, coalesce(nullif(u.user_url, ''), u.id::text) as key, u.email, coalesce(u.last_name, '') as last
  from users u where u.is_active is not false and u.is_public is not false and `
const HAS_REVIEWS = `exists (select from market.listing_search s join reviews r on r.warehouse_id = s.id
  where s.seller_id = u.id and s.listed)`

describe('the public page of a provider, without a script', () => {
  let seller: Person
  let path: string

  beforeAll(async () => {
    stack = await startStack({ site: true })
    seller = await find(`${PERSON} u.user_type = 'seller' and ${HAS_REVIEWS} order by u.id limit 1`)
    path = `/users/seller/${encodeURIComponent(seller.key)}`
    await stack.pool.query(
      `update users set about = 'Cold rooms & docks by the river.', phone = '775-555-0199',
        website = 'https://holm.example' where id = $1`,
      [seller.id],
    )
  }, 240_000)
  afterAll(() => stack?.stop())

  it('has name, description, listings with links and the newest reviews', async () => {
    const html = withoutScripts(await htmlOf(path))
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(html).toContain('Cold rooms &amp; docks by the river.')
    expect(html).toContain('href="https://holm.example"')
    const { rows: listings } = await stack.pool.query<{ slug: string }>(
      `select slug from market.listing_search where listed and seller_id = $1 order by sunk, priority desc,
        is_verified desc, average_rating desc, id limit 24`,
      [seller.id],
    )
    expect(listings.length).toBeGreaterThan(0)
    for (const { slug } of listings) expect(html).toContain(`href="/warehouses/${slug}"`)
    const { rows: reviews } = await stack.pool.query<{ feedback: string; name: string }>(
      `select r.feedback, trim(concat_ws(' ', a.first_name, a.last_name)) as name from reviews r
        join market.listing_search s on s.id = r.warehouse_id and s.listed join users a on a.id = r.author_id
        where s.seller_id = $1 order by r.created_at desc, r.id desc limit 1`,
      [seller.id],
    )
    expect(html).toContain(inHtml(reviews[0]?.feedback ?? 'none'))
    expect(html).toContain(inHtml(reviews[0]?.name ?? 'none'))
    for (const secret of [seller.email, '775-555-0199', '(775) 555-0199']) expect(html).not.toContain(secret)
  })

  it('tells search engines the same facts', async () => {
    const html = await htmlOf(path)
    const organization = facts(html).find((data) => data['@type'] === 'Organization') ?? {}
    const text = withoutScripts(html)
    expect(organization).toMatchObject({
      url: `${stack.url}${path}`,
      description: 'Cold rooms & docks by the river.',
      sameAs: expect.arrayContaining(['https://holm.example']),
    })
    expect(text).toContain(inHtml(String(organization.name)))
    const { ratingValue, reviewCount } = organization.aggregateRating as { ratingValue: number; reviewCount: number }
    expect(text).toMatch(
      new RegExp(
        `aria-label="${ratingValue.toFixed(1)} of 5 stars, ${reviewCount === 1 ? '1 review' : `${reviewCount} reviews`}"`,
      ),
    )
    for (const { reviewBody } of organization.review as { reviewBody: string }[])
      expect(text).toContain(inHtml(reviewBody))
    const list = facts(html).find((data) => data['@type'] === 'ItemList') as { itemListElement: { url: string }[] }
    for (const { url } of list.itemListElement) expect(text).toContain(`href="${new URL(url).pathname}"`)
    expect(html).toContain(`<link rel="canonical" href="${stack.url}${path}"`)
    expect(html).not.toContain('name="robots" content="noindex"')
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toContain('Cold rooms &amp; docks')
  })

  it('is cached until something on it changes', async () => {
    const reply = await get(path)
    expect(reply.headers.get('cache-tag')?.split(',')).toEqual(
      expect.arrayContaining([`profile-${seller.id}`, `seller-${seller.id}`]),
    )
    await stack.pool.query(`update users set about = 'Dry rooms only.' where id = $1`, [seller.id])
    await eventually('the new words', 10_000, async () => (await htmlOf(path)).includes('Dry rooms only.') || undefined)
    const { rows } = await stack.pool.query<{ id: number }>(
      `select r.id from reviews r join market.listing_search s on s.id = r.warehouse_id and s.listed
        where s.seller_id = $1 order by r.created_at desc, r.id desc limit 1`,
      [seller.id],
    )
    await stack.pool.query(`update reviews set feedback = 'They answered on a Sunday.' where id = $1`, [rows[0]?.id])
    await eventually('the new review', 10_000, async () => (await htmlOf(path)).includes('on a Sunday.') || undefined)
    await stack.pool.query('update users set is_public = false where id = $1', [seller.id])
    await eventually('it is gone', 10_000, async () => (await get(path)).status === 404 || undefined)
    await stack.pool.query('update users set is_public = true where id = $1', [seller.id])
    await htmlOf(path)
  })

  it('has one address, to which all others lead', async () => {
    for (const other of [
      `/users/seller/${seller.id}`,
      `/users/customer/${seller.key}`,
      `/users/sellers/${seller.key}`,
    ]) {
      const reply = await get(other)
      expect([reply.status, reply.headers.get('location')], other).toEqual([301, path])
    }
    const arabic = await get(`/ar/users/seller/${seller.id}`)
    expect([arabic.status, arabic.headers.get('location')]).toEqual([301, `/ar${path}`])
    for (const none of [
      '/users/seller/no-such-member',
      '/ar/users/seller/no-such-member',
      '/users/profile',
      '/users/admin/1',
    ])
      expect((await get(none)).status, none).toBe(404)
    expect((await get('/users/seller/%00')).status).toBe(400)
  })

  it('of a managed profile tells its company and place alone, with its listings', async () => {
    const manager = await find(`${PERSON} u.user_type = 'manager' and exists (
      select from market.listing_search s where s.seller_id = u.id and s.listed) order by u.id limit 1`)
    await stack.pool.query(
      `update users set about = 'Compiled from public sources.', website = 'https://quay.example', last_name = 'Ortega',
        phone = '775-555-0177' where id = $1`,
      [manager.id],
    )
    const html = await htmlOf(`/users/manager/${encodeURIComponent(manager.key)}`)
    expect(withoutScripts(html)).toMatch(/href="\/warehouses\/[^"]+-in-[^"]+"/)
    for (const secret of [manager.email, 'public sources', 'quay.example', 'Ortega', '775-555-0177'])
      expect(html).not.toContain(secret)
    expect(withoutScripts(html)).not.toContain('Newest reviews')
  })

  it('of a customer is not for search engines', async () => {
    const customer = await find(
      `${PERSON} u.user_type = 'customer' and coalesce(u.last_name, '') <> '' order by u.id limit 1`,
    )
    const html = await htmlOf(`/users/customer/${encodeURIComponent(customer.key)}`)
    expect(html).toContain('name="robots" content="noindex"')
    expect(facts(html).map((data) => data['@type'])).toEqual(['BreadcrumbList'])
    expect(html).not.toContain(customer.email)
  })
})
