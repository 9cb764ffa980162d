import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { newBuyer, palletsByCard, purchase } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'

const stack = sharedStack()
const { url, pool } = stack

const countOrders = async (): Promise<number> =>
  Number((await pool.query<{ n: string }>('select count(*) as n from market.orders')).rows[0]?.n)

describe('a purchase by anybody but a customer (R-349)', () => {
  it('is refused to a visitor', async () => {
    const buyer = await newBuyer(stack)
    const before = await countOrders()
    const reply = await call(url, 'POST', '/purchase/', { body: palletsByCard(buyer, listingIds.main) })
    expect(reply).toMatchObject({ status: 401, error: { code: 'UNAUTHENTICATED' } })
    expect(await countOrders()).toBe(before)
  })

  it.each(['seller', 'admin', 'manager', 'editor'] as const)('is refused to a %s', async (actor) => {
    const buyer = await newBuyer(stack)
    const before = await countOrders()
    const reply = await purchase(url, await tokenOf(url, actor), palletsByCard(buyer, listingIds.main))
    expect(reply).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } })
    expect(await countOrders()).toBe(before)
  })
})
