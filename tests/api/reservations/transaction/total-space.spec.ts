import { keepTotalAboveHolds } from '@stackyard/cms/modules/listings/listing/hooks/keep-total-above-holds'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { newBuyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { orderIn } from './order-in'

const stack = sharedStack()
const { url, pool } = stack

it('the total space of a listing cannot go below what is reserved; the least is named at its field', async () => {
  const buyer = await newBuyer(stack)
  await orderIn(url, buyer, 'pending', { quantity: 9 })
  const { rows } = await pool.query<{ total: number; least: number }>(
    `select total_space::int as total, ceil(market.space_taken(id, current_date, 'infinity') / 1333.0)::int as least
     from warehouses where id = $1`,
    [listingIds.main],
  )
  const { total = 0, least = 0 } = rows[0] ?? {}
  expect(least).toBeGreaterThanOrEqual(9)
  const save = (totalSpace: number) => {
    const req = { payload: { db: { drizzle: drizzle({ client: pool }), sessions: {} } } }
    const call = { data: { totalSpace }, originalDoc: { id: listingIds.main, totalSpace: total }, req }
    return keepTotalAboveHolds({ ...call, collection: { slug: 'warehouses' } } as unknown as Parameters<
      typeof keepTotalAboveHolds
    >[0])
  }
  await expect(save(least)).resolves.toEqual({ totalSpace: least })
  await expect(save(least - 1)).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path: 'totalSpace', message: expect.stringContaining(least.toLocaleString('en-US')) }] },
  })
})
