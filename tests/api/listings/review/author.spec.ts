import type { Notification } from '@stackyard/shared/schema/notification'
import type { Review } from '@stackyard/shared/schema/review'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()

let listing = 0

const average = async () => {
  const { averageRating, reviewCount } = await ok<Warehouse>(url, 'GET', `/warehouse/${listing}`)
  return { averageRating, reviewCount }
}

const put = async (actor: 'customer' | 'customer2' | 'admin', id: number, body: Record<string, unknown>) =>
  call<Review>(url, 'PUT', `/review/${id}`, { token: await tokenOf(url, actor), body })

const remove = async (actor: 'customer' | 'customer2' | 'admin', id: number) =>
  call(url, 'DELETE', `/review/${id}`, { token: await tokenOf(url, actor) })

const write = async (): Promise<Review> =>
  ok<Review>(url, 'POST', '/review/', {
    token: await tokenOf(url, 'customer'),
    body: { warehouseId: listing, rating: 5, feedback: 'Quick at the dock.' },
  })

beforeAll(async () => {
  const { user } = await signIn(url, 'customer')
  const { rows } = await pool.query<{ id: number }>(
    `select s.id from market.listing_search s
     where s.listed and s.seller_type = 'seller' and s.review_count = 0 and s.seller_id <> $1 order by s.id limit 1`,
    [user.id],
  )
  listing = rows[0]?.id ?? 0
})

describe('the author of a review', () => {
  it('R-168 R-170 changes and deletes it, and the average follows', async () => {
    const review = await write()
    expect(await average()).toEqual({ averageRating: 5, reviewCount: 1 })
    const merged = { ...review, rating: 3, feedback: '  Slower now.  ', warehouseId: listing }
    const changed = await put('customer', review.id, merged)
    expect(changed.message).toBe('Review updated')
    expect(changed.results).toMatchObject({ id: review.id, rating: 3, feedback: 'Slower now.' })
    expect(await average()).toEqual({ averageRating: 3, reviewCount: 1 })
    expect((await remove('customer', review.id)).success).toBe(true)
    expect(await average()).toEqual({ averageRating: 0, reviewCount: 0 })
    expect((await remove('customer', review.id)).status).toBe(404)
  })

  it('R-255: five stars leave the diamond as it was; an admin alone sets it', async () => {
    const diamond = async () => (await ok<Warehouse>(url, 'GET', `/warehouse/${listing}`)).diamond
    const set = async (actor: 'customer' | 'admin', level: number) =>
      call(url, 'PUT', `/admin/warehouse/${listing}`, {
        token: await tokenOf(url, actor),
        body: { id: listing, diamond: level },
      })
    const before = await diamond()
    const review = await write()
    expect(await average()).toEqual({ averageRating: 5, reviewCount: 1 })
    expect(await diamond()).toBe(before)
    const other = before === 4 ? 3 : 4
    expect((await set('customer', other)).status).toBe(403)
    expect((await set('admin', other)).success).toBe(true)
    expect(await diamond()).toBe(other)
    expect(await average()).toEqual({ averageRating: 5, reviewCount: 1 })
    await set('admin', before)
    await remove('customer', review.id)
  })

  it('sets nothing but stars and words', async () => {
    const review = await write()
    const stranger = (await signIn(url, 'customer2')).user.id
    const sent = { rating: 2, feedback: 'Fine.', author: stranger, warehouse: 1, createdAt: '2001-01-01T00:00:00Z' }
    const { results } = await put('customer', review.id, sent)
    expect(results).toMatchObject({ warehouseId: listing, createdAt: review.createdAt })
    expect(results.userData.id).toBe(review.userData.id)
    await remove('customer', review.id)
  })

  it('R-166 hears what a changed review lacks', async () => {
    const review = await write()
    const low = await put('customer', review.id, { rating: 0, feedback: 'x' })
    expect(low.error?.data.issues?.map(({ message }) => message)).toContain('Minimum 1 star is required')
    const empty = await put('customer', review.id, { rating: 4, feedback: ' ' })
    expect(empty.error?.data.issues?.map(({ message }) => message)).toContain('Feedback is required')
    await remove('customer', review.id)
  })
})

describe('others', () => {
  it('R-168 change nobody else’s review, unless they are admins', async () => {
    const review = await write()
    expect((await put('customer2', review.id, { rating: 1, feedback: 'Mine now.' })).status).toBe(404)
    expect((await remove('customer2', review.id)).status).toBe(404)
    expect(await average()).toEqual({ averageRating: 5, reviewCount: 1 })
    const moderated = await put('admin', review.id, { rating: 5, feedback: 'Without the phone number.' })
    expect(moderated.results.userData.id).toBe(review.userData.id)
    expect((await remove('admin', review.id)).success).toBe(true)
    expect((await average()).reviewCount).toBe(0)
  })

  it('what an admin does to a review is noted, and who wrote one that is taken down is told; own changes are not', async () => {
    const noted = async () =>
      (
        await pool.query<{ action: string; changes: object }>(
          `select action, changes from market.audit_entry
           where subject_kind = 'warehouse' and subject_id = $1 and action like '%-review' order by id`,
          [listing],
        )
      ).rows
    const before = (await noted()).length
    const own = await write()
    await put('customer', own.id, { rating: 4, feedback: 'Slower.' })
    await remove('customer', own.id)
    expect(await noted()).toHaveLength(before)
    const review = await write()
    await pool.query('update reviews set scores_receiving = 5, scores_value = 2 where id = $1', [review.id])
    await put('admin', review.id, { rating: 5, feedback: 'Without the phone number.' })
    await remove('admin', review.id)
    expect((await noted()).slice(before).map(({ action, changes }) => [action, changes])).toEqual([
      [
        'edit-review',
        { review: [review.id, review.id], feedback: ['Quick at the dock.', 'Without the phone number.'] },
      ],
      [
        'delete-review',
        {
          review: [review.id, null],
          rating: [5, null],
          feedback: ['Without the phone number.', null],
          scores: [{ receiving: 5, value: 2 }, null],
        },
      ],
    ])
    const told = await ok<Notification[]>(url, 'GET', '/notification/?limit=1', {
      token: await tokenOf(url, 'customer'),
    })
    expect(told[0]).toMatchObject({ kind: 'review_removed', path: `/dashboard/warehouses/${listing}` })
  })
})
