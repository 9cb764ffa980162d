import { turnPageDayJob } from '@stackyard/cms/modules/content/pages/jobs/definitions'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshName, liveListing } from '../api/listings/warehouse-write/new-listing'
import { ACTORS, tokenOf } from '../setup/actors'
import { ok } from '../setup/api'
import { cms, panelToken } from '../setup/cms'
import { paragraph, words } from '../setup/lexical'
import { newSeller, type NewSeller } from '../setup/seller'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

/** From the answer to the change until a reader has the new page, which is rendered for them. */
const WITHIN_MS = 1000

let stack: Stack
let seller: NewSeller
let listing: { id: number; slug: string }
let service: { id: number; slug: string; seller: number }
let post: { id: number; slug: string }
let reviewer = 0
let reservation = 0
let admin: string
let panel: string

beforeAll(async () => {
  stack = await startStack({ worker: false, site: true })
  seller = await newSeller(stack, 'free')
  const body = liveListing(freshName('Eventful'))
  const { id } = await ok<WarehouseRecord>(stack.url, 'POST', '/warehouse/', { token: seller.token, body })
  listing = await ok<{ id: number; slug: string }>(stack.url, 'GET', `/warehouse/${id}`)
  const ordered = await stack.pool.query<{ id: number; customer: number }>(
    `insert into market.orders (customer_id, seller_id, warehouse_id, type, amount_cents, payment_type, payment_method,
       warehouse, start_day)
     select u.id, $2, $3, 'fulfillment', 100, 'CARD', '{}', '{}', current_date - 3 from users u where u.email = $1
     returning id::int, customer_id as customer`,
    [ACTORS.customer, seller.user.id, id],
  )
  const {
    rows: [placed],
  } = ordered
  reservation = placed?.id ?? expect.unreachable()
  reviewer = placed?.customer ?? expect.unreachable()
  const listed = await stack.pool.query<typeof service>(
    'select id, slug, seller_id as seller from market.service_search where listed order by id limit 1',
  )
  service = listed.rows[0] ?? expect.unreachable()
  admin = await tokenOf(stack.url, 'admin')
  panel = await panelToken(stack.url, 'admin')
  // Stored, and shown by no page before the plan has the right to it.
  await cms(stack.url, panel, 'PATCH', `/warehouses/${id}`, { isFeatured: true })
  const written = { title: 'Of gates', body: paragraph(words('Shut.')), _status: 'published' }
  post = (await cms(stack.url, panel, 'POST', '/posts', written)) as unknown as typeof post
})
afterAll(() => stack?.stop())

const asAdmin = (method: 'PUT' | 'POST', path: string, body: object) =>
  ok(stack.url, method, path, { token: admin, body })
const inPanel = (path: string, body: object) =>
  cms(stack.url, panel, path.startsWith('/globals') ? 'POST' : 'PATCH', path, body)
const reviewed = async (by: 'customer' | 'customer2', body: object) =>
  ok(stack.url, 'POST', '/review/', { token: await tokenOf(stack.url, by), body })

/** What is changed, the tags that it must drop among others, and a page with what it says then and did not before. */
type Change = [
  what: string,
  change: () => Promise<unknown>,
  expected: () => { tags: string[]; path: string; shows: (page: { status: number; text: string }) => boolean },
]
const listingPage = () => `/warehouses/${listing.slug}`
const inList = () => `/warehouses/country/US/state/OH`
const says = (text: string) => (page: { text: string }) => page.text.includes(text)
/** The list of reviews is an interactive part; the page holds what it shows. */
const isMarked = ({ text }: { text: string }) => /isVerifiedBooking(&quot;|\\?"):(\[0,)?true/.test(text)

const changes: Change[] = [
  [
    'an account that is closed',
    () => asAdmin('PUT', `/admin/isActive/users/${seller.user.id}`, { isActive: false }),
    () => ({
      tags: [`listing-${listing.id}`, `seller-${seller.user.id}`, 'list-country-US-state-OH', 'list'],
      path: listingPage(),
      shows: ({ status }) => status === 404,
    }),
  ],
  [
    'an account that is opened again',
    () => asAdmin('PUT', `/admin/isActive/users/${seller.user.id}`, { isActive: true }),
    () => ({
      tags: [`listing-${listing.id}`, `seller-${seller.user.id}`, 'list-country-US-state-OH', 'list'],
      path: inList(),
      shows: says(`href="${listingPage()}"`),
    }),
  ],
  [
    'a company that is renamed in the panel',
    () => inPanel(`/users/${seller.user.id}`, { company: 'Holm & Sons' }),
    () => ({
      tags: [`listing-${listing.id}`, `profile-${seller.user.id}`],
      path: listingPage(),
      shows: says('Holm &amp; Sons'),
    }),
  ],
  [
    'a new rating',
    () => reviewed('customer', { warehouseId: listing.id, rating: 4, feedback: 'Quick at the dock.' }),
    () => ({
      tags: [`listing-${listing.id}`, `seller-${seller.user.id}`, `profile-${seller.user.id}`],
      path: listingPage(),
      shows: says('Quick at the dock.'),
    }),
  ],
  [
    'a new picture of somebody who wrote a review',
    () => stack.pool.query('update users set avatar = $2 where email = $1', [ACTORS.customer, '/files/new-face.jpg']),
    () => ({ tags: [`author-${reviewer}`], path: listingPage(), shows: says('/files/new-face.jpg') }),
  ],
  [
    'an approved reservation of somebody who wrote a review',
    () => stack.pool.query(`update market.orders set status = 'approved' where id = $1`, [reservation]),
    () => ({ tags: [`listing-${listing.id}`], path: listingPage(), shows: isMarked }),
  ],
  [
    'a first day that is moved ahead',
    () => stack.pool.query('update market.orders set start_day = current_date + 4 where id = $1', [reservation]),
    () => ({ tags: [`listing-${listing.id}`], path: listingPage(), shows: (page) => !isMarked(page) }),
  ],
  [
    'another plan',
    () => asAdmin('PUT', `/admin/plan/upgrade/${seller.user.id}`, { planId: 'scale' }),
    () => ({
      tags: [`listing-${listing.id}`, `profile-${seller.user.id}`, 'list-featured'],
      path: listingPage(),
      shows: ({ text }) => /<h1[\s\S]*?>Spotlight<[\s\S]*?aria-label="Pictures"/.test(text),
    }),
  ],
  [
    'a diamond',
    () => asAdmin('PUT', `/admin/warehouse/${listing.id}`, { id: listing.id, diamond: 3 }),
    () => ({ tags: [`listing-${listing.id}`], path: listingPage(), shows: says('Broad services, modern systems') }),
  ],
  [
    'a listing edited in the panel',
    () => inPanel(`/warehouses/${listing.id}`, { highlights: 'Cool at noon' }),
    () => ({ tags: [`listing-${listing.id}`], path: listingPage(), shows: says('Cool at noon') }),
  ],
  [
    'a listing edited in the panel, on its Arabic page',
    () => inPanel(`/warehouses/${listing.id}`, { highlights: 'Cool at midnight' }),
    () => ({ tags: [`listing-${listing.id}`], path: `/ar${listingPage()}`, shows: says('Cool at midnight') }),
  ],
  [
    'a listing that is hidden',
    () => inPanel(`/warehouses/${listing.id}`, { visible: false }),
    () => ({
      tags: [`listing-${listing.id}`, `seller-${seller.user.id}`, 'list-country-US', 'around-41--82'],
      path: inList(),
      shows: (page) => !says(`href="${listingPage()}"`)(page),
    }),
  ],
  [
    'a service edited in the panel',
    () => inPanel(`/services/${service.id}`, { highlights: 'Cool at night' }),
    () => ({
      tags: [`service-${service.id}`, 'list-services'],
      path: `/services/${service.slug}`,
      shows: says('Cool at night'),
    }),
  ],
  [
    'a new rating of a service',
    () => reviewed('customer2', { serviceId: service.id, rating: 4, feedback: 'Quick at customs.' }),
    () => ({
      tags: [`service-${service.id}`, `profile-${service.seller}`],
      path: `/services/${service.slug}`,
      shows: says('Quick at customs.'),
    }),
  ],
  [
    'a new name of somebody who wrote of a service',
    () => stack.pool.query(`update users set first_name = 'Nell-Ann' where email = $1`, [ACTORS.customer2]),
    () => ({ tags: [], path: `/services/${service.slug}`, shows: says('Nell-Ann') }),
  ],
  [
    'a post that editors change',
    () => inPanel(`/posts/${post.id}`, { title: 'Of gates and locks', _status: 'published' }),
    () => ({
      tags: [`post-${post.id}`, 'list-news', `at-/news/${post.slug}`],
      path: '/news',
      shows: says('Of gates and locks'),
    }),
  ],
  [
    'a line for the whole site',
    () => inPanel('/globals/site-settings', { announcement: 'Shut on the first of May' }),
    () => ({ tags: ['settings'], path: inList(), shows: says('Shut on the first of May') }),
  ],
]

const read = async (path: string) => {
  const answer = await fetch(stack.url + path)
  return { status: answer.status, text: await answer.text() }
}

describe('pages follow what they show', () => {
  const newest = async () =>
    (await stack.pool.query<{ id: string }>('select coalesce(max(id), 0) as id from market.page_drop')).rows[0]?.id

  it.each(changes)(
    '%s: its tags are dropped with it, and the next reader has the new page',
    async (_, change, expected) => {
      const { tags, path, shows } = expected()
      expect(shows(await read(path))).toBe(false)
      const before = await newest()
      await change()
      await eventually('the new page', WITHIN_MS, async () => shows(await read(path)) || undefined)
      const { rows } = await stack.pool.query<{ tag: string }>(
        'select distinct unnest(tags) as tag from market.page_drop where id > $1',
        [before],
      )
      expect(rows.map(({ tag }) => tag)).toEqual(expect.arrayContaining(tags))
    },
  )

  it('the first day of a reservation drops what shows a review of whom it is', async () => {
    const before = await newest()
    const db = drizzle({ client: stack.pool })
    const at = (days: number) => ({ clock: { now: () => new Date(Date.now() + days * 86_400_000) }, db })
    const dropped = async () =>
      (
        await stack.pool.query<{ tag: string }>(
          `select distinct unnest(tags) as tag from market.page_drop where id > $1 and tags <> '{day}'`,
          [before],
        )
      ).rows.map(({ tag }) => tag)
    for (const days of [3, 6]) await turnPageDayJob.run(at(days) as never, {})
    expect(await dropped()).toEqual([])
    await turnPageDayJob.run(at(4) as never, {})
    expect(await dropped()).toEqual([`listing-${listing.id}`])
  })

  it.each(['rollback', 'commit'])('a change in a transaction, with it: %s', async (end) => {
    const before = await newest()
    const client = await stack.pool.connect()
    await client.query('begin')
    await client.query(
      `update market.listing_search set listed = true, card = card || '{"name": "Renamed by ${end}"}' where id = $1`,
      [listing.id],
    )
    await client.query(end)
    client.release()
    expect((await newest()) === before).toBe(end === 'rollback')
  })
})
