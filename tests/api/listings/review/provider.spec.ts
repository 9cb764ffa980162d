import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Notification } from '@stackyard/shared/schema/notification'
import type { ReceivedReview, Review } from '@stackyard/shared/schema/review'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { beforeEach, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer, type Buyer } from '../../../setup/buyer'
import { cms, panelToken } from '../../../setup/cms'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { newService } from '../services/new-service'

const stack = sharedStack()
const { url, pool } = stack
let author: Buyer
let review: Review
let provider: string

beforeEach(async () => {
  author = await newBuyer(stack)
  provider = await tokenOf(url, 'seller')
  review = await ok<Review>(url, 'POST', '/review/', {
    token: author.token,
    body: { warehouseId: listingIds.main, rating: 4, feedback: 'Quick at the dock.' },
  })
})

const answer = (reply: string, token = provider) =>
  call<Review>(url, 'PUT', `/review/${review.id}/reply`, { token, body: { reply } })

const received = (token: string, query = '') => ok<ReceivedReview[]>(url, 'GET', `/review/received${query}`, { token })

const shown = async () => {
  const { reviews } = await ok<Warehouse>(url, 'GET', `/warehouse/${listingIds.main}`)
  return reviews.find(({ id }) => id === review.id)
}

const toldOf = async (kind: string): Promise<Notification[]> => {
  const told = await ok<Notification[]>(url, 'GET', '/notification/?limit=50', { token: author.token })
  return told.filter((each) => each.kind === kind)
}

it('a provider is told of a new review, by email too', async () => {
  const [newest] = await ok<Notification[]>(url, 'GET', '/notification/?limit=1', { token: provider })
  const { name } = await ok<Warehouse>(url, 'GET', `/warehouse/${listingIds.main}`)
  expect(newest).toMatchObject({
    kind: 'review_written',
    message: `${name} has a new review: 4 of 5 stars. You can answer it in public.`,
    path: `/dashboard/warehouses/${listingIds.main}`,
  })
  await eventually('the mail', 15_000, async () => {
    const mail = stack.outbox().find(({ subject }) => subject === `A new review of ${name}`)
    return mail?.text.includes(`/dashboard/warehouses/${listingIds.main}#reviews`) ? true : undefined
  })
})

it('a provider is told once of what is taken back and written anew', async () => {
  const { provider: own, service } = await newService('Told once')
  const body = { serviceId: service.id, rating: 5, feedback: 'On time.' }
  const write = () => ok<Review>(url, 'POST', '/review/', { token: author.token, body })
  const first = await write()
  await ok(url, 'DELETE', `/review/${first.id}`, { token: author.token })
  await write()
  const told = await ok<Notification[]>(url, 'GET', '/notification/?limit=50', { token: own.token })
  expect(told.filter(({ kind }) => kind === 'review_written')).toHaveLength(1)
})

it('answers it in public; whoever wrote it is told once, and its stars stay', async () => {
  expect(review.reply).toBeNull()
  const before = await ok<Warehouse>(url, 'GET', `/warehouse/${listingIds.main}`)
  const { results } = await answer('  Thank you.\nSee you at the dock. ')
  expect(results).toMatchObject({ id: review.id, rating: 4, reply: { text: 'Thank you.\nSee you at the dock.' } })
  expect((await shown())?.reply).toEqual(results.reply)
  await answer('Thank you.')
  expect(await toldOf('review_answered')).toMatchObject([{ path: `/dashboard/warehouses/${listingIds.main}` }])
  expect((await shown())?.reply?.text).toBe('Thank you.')
  await answer('')
  expect((await shown())?.reply).toBeNull()
  await answer('Thank you again.')
  expect(await toldOf('review_answered')).toHaveLength(1)
  await answer('')
  const after = await ok<Warehouse>(url, 'GET', `/warehouse/${listingIds.main}`)
  expect([after.averageRating, after.reviewCount]).toEqual([before.averageRating, before.reviewCount])
})

it('a service’s provider is told and answers likewise', async () => {
  const { provider: own, service } = await newService('Answered')
  const path = `/dashboard/services/${service.id}`
  const body = { serviceId: service.id, rating: 5, feedback: 'At the pier on time.' }
  const made = await ok<Review>(url, 'POST', '/review/', { token: author.token, body })
  const told = await ok<Notification[]>(url, 'GET', '/notification/?limit=1', { token: own.token })
  expect(told).toMatchObject([{ kind: 'review_written', path }])
  expect(await received(own.token)).toMatchObject([{ id: made.id, listing: { name: service.name, path } }])
  expect(await received(own.token, '?awaiting=true')).toHaveLength(1)
  const reply = (token: string) =>
    call<Review>(url, 'PUT', `/review/${made.id}/reply`, { token, body: { reply: 'Our drivers will read it.' } })
  expect(await reply(provider)).toMatchObject({ status: 404 })
  expect(await reply(own.token)).toMatchObject({ status: 200, results: { id: made.id, rating: 5 } })
  expect(await ok(url, 'GET', `/services/${service.id}`)).toMatchObject({
    averageRating: 5,
    reviews: [{ id: made.id, reply: { text: 'Our drivers will read it.' } }],
  })
  expect(await toldOf('review_answered')).toMatchObject([{ path }])
  expect(await received(own.token, '?awaiting=true')).toEqual([])
  expect(await received(own.token)).toMatchObject([{ id: made.id, reply: { text: 'Our drivers will read it.' } }])
})

it('nobody but the listing’s provider answers, and what is no answer is refused', async () => {
  const stranger = (await newSeller(stack)).token
  for (const token of [stranger, author.token, await tokenOf(url, 'seller2'), await tokenOf(url, 'admin')])
    expect(await answer('Mine.', token)).toMatchObject({ status: 404 })
  for (const reply of [undefined, 7, 'x'.repeat(2001)])
    expect(await call(url, 'PUT', `/review/${review.id}/reply`, { token: provider, body: { reply } })).toMatchObject({
      status: 400,
      error: { data: { issues: [{ path: 'reply' }] } },
    })
  expect((await shown())?.reply).toBeNull()
})

it('an admin takes an answer down in the panel, which is noted; the provider’s own answers are not', async () => {
  const noted = async () =>
    (
      await pool.query<{ changes: object }>(
        `select changes from market.audit_entry where action = 'edit-review' and changes -> 'review' ->> 0 = $1`,
        [String(review.id)],
      )
    ).rows
  await answer('Call me on another line.')
  expect(await noted()).toEqual([])
  await cms(url, await panelToken(url, 'admin'), 'PATCH', `/reviews/${review.id}`, { reply: '' })
  expect((await shown())?.reply).toBeNull()
  expect(await noted()).toMatchObject([{ changes: { reply: ['Call me on another line.', null] } }])
})

it('a provider reads what was written about all own listings, newest first, by pages', async () => {
  const [newest] = await received(provider)
  const path = `/dashboard/warehouses/${listingIds.main}`
  expect(newest).toMatchObject({ id: review.id, reply: null, listing: { path } })
  const { results, total } = await call<ReceivedReview[]>(url, 'GET', '/review/received?limit=2&skip=1', {
    token: provider,
  })
  expect(results.map(({ id }) => id)).not.toContain(review.id)
  expect(results.length).toBeLessThanOrEqual(2)
  expect(total).toBe((await received(provider, '?limit=100')).length)
  const days = (await received(provider, '?limit=100')).map(({ createdAt }) => createdAt)
  expect(days).toEqual(days.toSorted().toReversed())
  const others = await received(await tokenOf(url, 'seller2'), '?limit=100')
  expect(others.map(({ id }) => id)).not.toContain(review.id)
  const ofOthers = others.map(({ listing }) => listing.path)
  expect(ofOthers).not.toContain(path)
})
