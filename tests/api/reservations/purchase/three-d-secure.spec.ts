import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Card } from '@stackyard/shared/schema/payment'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { beforeAll, describe, expect, it } from 'vitest'
import { ok } from '../../../setup/api'
import { newBuyer, palletsByCard, purchase, readTransaction, type Buyer, type Placed } from '../../../setup/buyer'
import { paymentIntentOf } from '../../../setup/simulator'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { answerChallenge, cardToken } from '../../payments/billing/payment-browser'

/** The card whose bank asks at each payment (docs.stripe.com/testing). */
const ALWAYS_ASKED = '4000002760003184'

const stack = sharedStack()
const { url, pool, simUrl } = stack
let buyer: Buyer
beforeAll(async () => {
  buyer = await newBuyer(stack)
  // The ready-made records stand under their customer; a card typed in by hand needs them to be there first.
  const body = { cardToken: await cardToken(simUrl, ALWAYS_ASKED), cardHolder: 'Bea Okafor' }
  buyer.cardId = (await ok<Card>(url, 'POST', '/user/cards/', { token: buyer.token, body })).id
})

const body = () => palletsByCard(buyer, listingIds.main)

async function asked(key: string): Promise<Placed & { clientSecret: string }> {
  const reply = await purchase(url, buyer.token, body(), key)
  expect(reply).toMatchObject({ status: 200, results: { paymentState: 'authorizing' } })
  const { clientSecret } = reply.results
  if (!clientSecret) throw new Error('the bank was not asked')
  return { ...reply.results, clientSecret }
}

const becomes = (id: number, paymentState: Transaction['paymentState']): Promise<Transaction> =>
  eventually(`order ${id} ${paymentState}`, 15_000, async () => {
    const order = await readTransaction(url, buyer.token, id)
    return order.paymentState === paymentState ? order : undefined
  })

const holdOf = async (id: number): Promise<string | undefined> =>
  (await pool.query<{ state: string }>('select state from market.capacity_hold where order_id = $1', [id])).rows[0]
    ?.state

describe('a card whose bank asks the customer (3-D Secure)', () => {
  it('holds the amount once the customer has confirmed', async () => {
    const { id, clientSecret } = await asked(randomUUID())
    expect(await holdOf(id)).toBe('held')
    await answerChallenge(simUrl, clientSecret, true)
    expect(await becomes(id, 'authorized')).toMatchObject({ status: 'pending', amountDue: 40 })
    expect(await paymentIntentOf(simUrl, id)).toMatchObject({ status: 'requires_capture', amount: 4000 })
  })

  it('ends the order, charges nothing and gives the space back when the customer fails', async () => {
    const key = randomUUID()
    const { id, clientSecret } = await asked(key)
    await expect(answerChallenge(simUrl, clientSecret, false)).rejects.toThrow('unable to authenticate')
    expect(await becomes(id, 'failed')).toMatchObject({ status: 'cancelled' })
    expect(await holdOf(id)).toBe('released')
    const again = await purchase(url, buyer.token, body(), key)
    expect(again).toMatchObject({ status: 402, error: { code: 'CARD_DECLINED' } })
    expect(again.message).toContain('unable to authenticate')
  })

  it('goes on from where it was after a reload: the same key answers with the same question', async () => {
    const key = randomUUID()
    const first = await asked(key)
    const again = await asked(key)
    expect(again).toEqual(first)
    await answerChallenge(simUrl, again.clientSecret, true)
    await becomes(first.id, 'authorized')
    const done = await purchase(url, buyer.token, body(), key)
    expect(done).toMatchObject({
      status: 200,
      results: { id: first.id, paymentState: 'authorized', clientSecret: null },
    })
    expect(await paymentIntentOf(simUrl, first.id)).toMatchObject({ status: 'requires_capture' })
  })

  it('finds a confirmation whose news was not there yet when the same key asks again', async () => {
    const key = randomUUID()
    const { id, clientSecret } = await asked(key)
    await answerChallenge(simUrl, clientSecret, true)
    const again = await purchase(url, buyer.token, body(), key)
    expect(again).toMatchObject({ status: 200, results: { id, paymentState: 'authorized' } })
  })

  it('lets the hold go when the customer has walked away', async () => {
    const key = randomUUID()
    const { id, clientSecret } = await asked(key)
    await pool.query(`update market.orders set created_at = now() - interval '5 minutes' where id = $1`, [id])
    await pool.query(`select graphile_worker.add_job('settle-order', json_build_object('orderId', $1::int))`, [id])
    expect(await becomes(id, 'failed')).toMatchObject({ status: 'cancelled' })
    expect(await holdOf(id)).toBe('released')
    expect(await paymentIntentOf(simUrl, id)).toMatchObject({ status: 'canceled', amount_received: 0 })
    await expect(answerChallenge(simUrl, clientSecret, true)).rejects.toThrow('does not await authentication')
    expect(await purchase(url, buyer.token, body(), key)).toMatchObject({ status: 402 })
  })
})
