import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { expect, it } from 'vitest'
import { newBuyer, palletsByCard, purchase } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const stack = sharedStack()
const { url, pool } = stack

it('a listing whose space somebody keeps locked holds up no purchase of another', async () => {
  const buyer = await newBuyer(stack)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select from market.capacity where warehouse_id = $1 for update', [listingIds.hotRack])
    let answered = 0
    const blocked = Array.from({ length: 6 }, (_, index) =>
      purchase(url, buyer.token, palletsByCard(buyer, listingIds.hotRack, { quantity: index + 1 })).finally(
        () => (answered += 1),
      ),
    )
    await eventually('a purchase waits for the lock', 30_000, async () => {
      const waiting = await pool.query(`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%lock_space%'`)
      return (waiting.rowCount ?? 0) > 0 || undefined
    })
    const other = await purchase(url, buyer.token, palletsByCard(buyer, listingIds.main))
    expect(other).toMatchObject({ status: 200, results: { paymentState: 'authorized' } })
    expect(answered).toBeLessThan(4)
    await client.query('rollback')
    const last = (await Promise.all(blocked)).at(-1)
    expect(last).toMatchObject({ status: 200, results: { paymentState: 'authorized' } })
  } finally {
    await client.query('rollback')
    client.release()
  }
})
