import type { Review, ReviewStanding } from '@stackyard/shared/schema/review'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { describe, expect, it } from 'vitest'
import { signIn, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { bought, newBuyer, palletsByCard } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()

/** A public listing of a seller that none of these people has reviewed, and that differs from call to call. */
async function freshListing(index: number): Promise<{ id: number; sellerId: number }> {
  const people = await Promise.all(
    (['customer', 'customer2', 'seller', 'seller2'] as const).map(async (actor) => (await signIn(url, actor)).user.id),
  )
  const { rows } = await pool.query<{ id: number; sellerId: number }>(
    `select s.id, s.seller_id as "sellerId" from market.listing_search s
     where s.listed and s.seller_type = 'seller' and not (s.seller_id = any($1))
       and not exists (select from reviews r where r.warehouse_id = s.id and r.author_id = any($1))
     order by s.id desc limit 1 offset $2`,
    [people, index],
  )
  if (!rows[0]) throw new Error('the seed has no listing without reviews of the demo accounts')
  return rows[0]
}

const post = async (actor: 'customer' | 'customer2' | 'seller' | 'seller2', body: Record<string, unknown>) =>
  call<Review>(url, 'POST', '/review/', { token: await tokenOf(url, actor), body })

const average = async (id: number) => {
  const { averageRating, reviewCount } = await ok<Warehouse>(url, 'GET', `/warehouse/${id}`)
  return { averageRating, reviewCount }
}

describe('a customer reviews a warehouse', () => {
  it('R-116: once; the listing’s own answer holds it, and its average follows at once', async () => {
    const { id } = await freshListing(0)
    const before = await average(id)
    const feedback = 'Careful people. <b>Docks</b> & racks "as told".'
    const created = await post('customer', { warehouseId: id, rating: 5, feedback })
    expect(created.status).toBe(200)
    expect(created.results).toMatchObject({ rating: 5, feedback, warehouseId: id, isVerifiedBooking: false })
    const { reviews } = await ok<Warehouse>(url, 'GET', `/warehouse/${id}`)
    expect(reviews).toContainEqual(expect.objectContaining({ id: created.results.id, rating: 5, feedback }))
    const after = await average(id)
    expect(after.reviewCount).toBe(before.reviewCount + 1)
    expect(after.averageRating).toBeCloseTo((before.averageRating * before.reviewCount + 5) / after.reviewCount, 1)
    const again = await post('customer', { warehouseId: id, rating: 1, feedback: 'changed my mind' })
    expect(again.error?.code).toBe('REVIEW_EXISTS')
    expect(await average(id)).toEqual(after)
  })

  it('“Verified booking” is said from the first day of the author’s approved term on', async () => {
    const buyer = await newBuyer({ url, pool })
    const warehouseId = listingIds.main
    const orderId = await bought(url, buyer.token, palletsByCard(buyer, warehouseId))
    const body = { warehouseId, rating: 4, feedback: 'Clean aisles.' }
    const { id } = await ok<Review>(url, 'POST', '/review/', { token: buyer.token, body })
    const isVerifiedFrom = async (days: number) => {
      await pool.query(
        `update market.orders set status = 'approved', start_day = (now() at time zone 'utc')::date + $2::int where id = $1`,
        [orderId, days],
      )
      const { reviews } = await ok<Warehouse>(url, 'GET', `/warehouse/${warehouseId}`)
      return reviews.find((review) => review.id === id)?.isVerifiedBooking
    }
    try {
      expect(await isVerifiedFrom(1)).toBe(false)
      expect(await isVerifiedFrom(0)).toBe(true)
    } finally {
      await ok(url, 'DELETE', `/review/${id}`, { token: buyer.token })
    }
  })

  it('who has reserved a warehouse reviews it from the first day of the term on, with scores from then on', async () => {
    const buyer = await newBuyer({ url, pool })
    const warehouseId = listingIds.main
    const standing = () =>
      ok<ReviewStanding>(url, 'GET', `/review/standing?warehouseId=${warehouseId}`, { token: buyer.token })
    const write = (scores?: Record<string, number>) =>
      call<Review>(url, 'POST', '/review/', {
        token: buyer.token,
        body: { warehouseId, rating: 4, feedback: 'Clean aisles.', ...(scores ? { scores } : {}) },
      })
    expect(await standing()).toEqual({ opensOn: null, isVerifiedBooking: false })
    const unbooked = await write({ receiving: 5 })
    expect(unbooked.error?.data.issues?.map(({ path }) => path)).toEqual(['scores'])
    const orderId = await bought(url, buyer.token, palletsByCard(buyer, warehouseId))
    const begin = (days: number) =>
      pool.query(
        `update market.orders set status = 'approved', start_day = (now() at time zone 'utc')::date + $2::int where id = $1`,
        [orderId, days],
      )
    await begin(1)
    expect(await standing()).toMatchObject({ opensOn: expect.any(String), isVerifiedBooking: false })
    const early = await write()
    expect(early.error?.code).toBe('REVIEW_TOO_EARLY')
    expect(early.message).toMatch(/^You can review this warehouse from \d{1,2} [A-Z][a-z]+ \d{4}, the first day/)
    await begin(0)
    expect(await standing()).toEqual({ opensOn: null, isVerifiedBooking: true })
    const before = (await ok<Warehouse>(url, 'GET', `/warehouse/${warehouseId}`)).scores
    const { results } = await write({ receiving: 5, value: 2 })
    try {
      expect(results).toMatchObject({ scores: { receiving: 5, value: 2 }, isVerifiedBooking: true })
      const { scores } = await ok<Warehouse>(url, 'GET', `/warehouse/${warehouseId}`)
      expect(scores?.receiving?.count).toBe((before?.receiving?.count ?? 0) + 1)
      const change = (more: Record<string, unknown>) =>
        ok<Review>(url, 'PUT', `/review/${results.id}`, {
          token: buyer.token,
          body: { id: results.id, rating: 3, feedback: 'Fine.', ...more },
        })
      expect((await change({})).scores).toEqual({ receiving: 5, value: 2 })
      expect((await change({ scores: { accuracy: 1 } })).scores).toEqual({ accuracy: 1 })
    } finally {
      await ok(url, 'DELETE', `/review/${results.id}`, { token: buyer.token })
    }
  })

  it('and of two by one person at once, one stands', async () => {
    const { id } = await freshListing(5)
    const replies = await Promise.all(
      [1, 2, 3].map((rating) => post('customer', { warehouseId: id, rating, feedback: 'Twice at once.' })),
    )
    expect(replies.map((reply) => reply.error?.code ?? 'OK').toSorted()).toEqual([
      'OK',
      'REVIEW_EXISTS',
      'REVIEW_EXISTS',
    ])
  })

  it('and another broken unique index is not taken for a second review', async () => {
    const { id } = await freshListing(6)
    await pool.query(`create or replace function market.refuse_as_duplicate() returns trigger language plpgsql as $$
      begin raise exception 'another index' using errcode = 'unique_violation', constraint = 'another_index'; end $$`)
    await pool.query(`create trigger refuse_as_duplicate before insert on public.reviews for each row
      when (new.feedback = 'as a duplicate') execute function market.refuse_as_duplicate()`)
    try {
      const refused = await post('customer2', { warehouseId: id, rating: 3, feedback: 'as a duplicate' })
      expect(refused.success).toBe(false)
      expect(refused.error?.code).not.toBe('REVIEW_EXISTS')
    } finally {
      await pool.query('drop function market.refuse_as_duplicate cascade')
    }
  })

  it('and two at once both count', async () => {
    const { id } = await freshListing(1)
    const before = await average(id)
    const replies = await Promise.all([
      post('customer', { warehouseId: id, rating: 2, feedback: 'Slow.' }),
      post('customer2', { warehouseId: id, rating: 4, feedback: 'Good.' }),
    ])
    expect(replies.map((reply) => reply.status)).toEqual([200, 200])
    expect((await average(id)).reviewCount).toBe(before.reviewCount + 2)
  })

  it('and gets the spec’s words for a review that is not whole', async () => {
    const { id } = await freshListing(2)
    const cases: [Record<string, unknown>, string][] = [
      [{ warehouseId: id, rating: 0, feedback: 'x' }, 'Minimum 1 star is required'],
      [{ warehouseId: id, rating: 6, feedback: 'x' }, 'Maximum 5 star is allowed'],
      [{ warehouseId: id, rating: 3, feedback: '  ' }, 'Feedback is required'],
    ]
    for (const [body, message] of cases) {
      const reply = await post('customer', body)
      expect(reply.status).toBe(400)
      expect(reply.error?.data.issues?.map((issue) => issue.message)).toContain(message)
    }
  })

  it('and nothing sent sets the author or the average', async () => {
    const { id } = await freshListing(3)
    const reply = await post('customer2', {
      warehouseId: id,
      rating: 4,
      feedback: 'Fine.',
      author: 1,
      userData: { id: 1 },
      averageRating: 5,
      createdAt: '2001-01-01',
    })
    const me = (await signIn(url, 'customer2')).user.id
    expect(reply.results.userData.id).toBe(me)
    expect(reply.results.createdAt > '2020').toBe(true)
  })
})

describe('a seller of warehousing', () => {
  it('reviews neither its own listing nor a rival’s', async () => {
    const me = (await signIn(url, 'seller')).user.id
    const { rows } = await pool.query<{ id: number }>(
      'select id from market.listing_search where listed and seller_id = $1 limit 1',
      [me],
    )
    const own = await post('seller', { warehouseId: rows[0]?.id, rating: 5, feedback: 'We are great.' })
    expect(own.error?.code).toBe('OWN_LISTING')
    const rival = await post('seller', {
      warehouseId: (await freshListing(4)).id,
      rating: 1,
      feedback: 'They are not.',
    })
    expect(rival.error?.code).toBe('FORBIDDEN')
  })
})
