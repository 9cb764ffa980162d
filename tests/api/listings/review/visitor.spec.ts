import type { Review } from '@stackyard/shared/schema/review'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()

describe('a visitor and reviews', () => {
  it('reads them by age in either direction, a page at a time', async () => {
    const { rows } = await pool.query<{ id: number; n: number }>(
      `select s.id, count(*)::int as n from reviews r join market.listing_search s on s.id = r.warehouse_id and s.listed
       where s.seller_type = 'seller' group by s.id order by n desc, s.id limit 1`,
    )
    const { id, n } = rows[0]!
    const read = (query: string) => call<Review[]>(url, 'GET', `/review/?warehouseId=${id}&${query}`)
    const newest = await read('sort=NEW_FIRST&limit=100')
    const oldest = await read('sort=OLD_FIRST&limit=100')
    expect(newest.total).toBe(n)
    expect(newest.results.map((review) => review.createdAt)).toEqual(
      newest.results
        .map((review) => review.createdAt)
        .toSorted()
        .toReversed(),
    )
    expect(oldest.results.map((review) => review.createdAt)).toEqual(
      oldest.results.map((review) => review.createdAt).toSorted(),
    )
    const second = await read('sort=NEW_FIRST&limit=1&skip=1')
    expect(second.results[0]?.id).toBe(newest.results[1]?.id)
    expect(JSON.stringify(newest.results)).not.toContain('@')
  })

  it('writes none, and reads none of a hidden listing', async () => {
    const created = await call(url, 'POST', '/review/', {
      body: { warehouseId: listingIds.main, rating: 5, feedback: 'x' },
    })
    expect(created.status).toBe(401)
    expect((await call(url, 'GET', `/review/?warehouseId=${listingIds.hidden}`)).status).toBe(404)
    expect((await call(url, 'GET', `/review/?warehouseId=abc`)).status).toBe(400)
  })
})
