import { ownStatement } from '@stackyard/cms/modules/management/supply/own-listings'
import { OwnListingQuery } from '@stackyard/shared/schema/managed-listing'
import { expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'
import { planOf } from '../../../setup/plan-of'

const { pool } = sharedStack()

it.each([
  ['all', 'updatedAt'],
  ['draft', 'name'],
  ['stale', 'diamond'],
  ['live', 'rate'],
  ['all', 'free'],
  ['hotrack', 'reservations'],
  ['all', 'views'],
] as const)('the own list, tab %s by %s, can read one provider’s rows by an index', async (tab, sortBy) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // The seed is too small for the planner to prefer an index by itself: what counts is that one fits.
    await client.query('set local enable_seqscan = off')
    const statement = ownStatement({ ...OwnListingQuery.parse({ tab, sortBy }), sellerId: 3 })
    const plan = await planOf(client, statement)
    expect(plan).toMatch(/listing_search_seller_idx|warehouses_own_list|warehouses_seller_idx/)
    expect(plan).not.toMatch(/Seq Scan/)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
