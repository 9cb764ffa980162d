import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePayable, payoutBecomes, payoutOf, settleNow } from '../api/payments/payment/payout-calls'
import { done, orderIn } from '../api/reservations/transaction/order-in'
import { ACTORS, PASSWORD, signInWith, tokenOf } from '../setup/actors'
import { newBuyer, type Buyer } from '../setup/buyer'
import { control, paymentIntentOf } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { moneyFaults } from './money'
import { alertsOf, cutAt, newCode, refuseReversals, settledOf, statedOf, transfersOf } from './payout-stage'

let stack: Stack
let buyer: Buyer
let admin: string
let accountId: string
beforeAll(async () => {
  stack = await startStack()
  buyer = await newBuyer(stack)
  admin = await tokenOf(stack.url, 'admin')
  const seller = await signInWith(stack.url, ACTORS.seller, PASSWORD)
  await makePayable(stack, seller.token, seller.user.id)
  const { rows } = await stack.pool.query<{ id: string }>(
    'select account_id as id from market.payout_account where user_id = $1',
    [seller.user.id],
  )
  accountId = rows[0]?.id ?? ''
})
beforeEach(() => control(stack.simUrl, 'webhooks', { mode: 'drop' }))
afterAll(() => stack?.stop())

const captured = (): Promise<number> => orderIn(stack.url, buyer, 'approved')

describe('a payout, all webhooks lost', { timeout: 120_000 }, () => {
  it.each(['before', 'after'] as const)('cut off %s its transfer: money is sent once', async (when) => {
    const id = await captured()
    await cutAt(stack, 'POST /v1/transfers', when, () => settleNow(stack, id))
    expect(await payoutOf(stack, id)).toMatchObject({ state: 'sending' })
    await settleNow(stack, id)
    await payoutBecomes(stack, id, 'paid')
    expect((await transfersOf(stack, id)).map((transfer) => transfer.amount)).toEqual([2000])
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('cut off after its reversal: it comes back once', async () => {
    const id = await captured()
    await settleNow(stack, id)
    await payoutBecomes(stack, id, 'paid')
    await cutAt(stack, 'POST /v1/transfers/:id/reversals', 'after', () => done(stack.url, admin, 'cancel as admin', id))
    await settleNow(stack, id)
    await payoutBecomes(stack, id, 'reversed')
    expect(await transfersOf(stack, id)).toMatchObject([{ amount: 2000, amount_reversed: 2000, reversed: true }])
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('settled by four workers at once is sent once', async () => {
    const id = await captured()
    await Promise.all([1, 2, 3, 4].map(() => settleNow(stack, id)))
    await payoutBecomes(stack, id, 'paid')
    expect(await transfersOf(stack, id)).toHaveLength(1)
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('whose key the provider has forgotten is found, not made again', async () => {
    const id = await captured()
    await control(stack.simUrl, 'fail', { match: 'POST /v1/transfers', when: 'after', times: 3, hangUp: true })
    await settleNow(stack, id)
    await eventually('the transfer made', 10_000, async () =>
      (await transfersOf(stack, id)).length === 1 ? true : undefined,
    )
    await stack.pool.query(
      `update market.payout set in_flight_since = now() - interval '21 hours' where order_id = $1`,
      [id],
    )
    await settleNow(stack, id)
    await payoutBecomes(stack, id, 'paid')
    expect(await transfersOf(stack, id)).toHaveLength(1)
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('refused by the provider stays owed, is told to the admins once, and is sent when it can be', async () => {
    const id = await captured()
    await control(stack.simUrl, 'accounts/ready', { id: accountId, isBlocked: true })
    for (const tries of [1, 2]) {
      await stack.pool.query('update market.payout_account set is_ready = true where account_id = $1', [accountId])
      await settleNow(stack, id)
      await eventually(`try ${tries} refused`, 20_000, async () => {
        const { rows } = await stack.pool.query(
          `select 1 from market.payout p join market.payout_account a on a.user_id = p.seller_id
            where p.order_id = $1 and p.attempts = $2 and not a.is_ready`,
          [id, tries],
        )
        return rows.length > 0 ? true : undefined
      })
    }
    expect(await payoutOf(stack, id)).toMatchObject({ state: 'due', transferId: null })
    expect(await alertsOf(stack, 'payout_refused', id)).toBe(1)
    expect(await moneyFaults(stack)).toEqual([])
    await control(stack.simUrl, 'accounts/ready', { id: accountId })
    await stack.pool.query('update market.payout_account set is_ready = true where account_id = $1', [accountId])
    await settleNow(stack, id)
    expect(await payoutBecomes(stack, id, 'paid')).toMatchObject({ failure: null })
    expect(await moneyFaults(stack)).toEqual([])
  })

  const paid = async (): Promise<number> => {
    const id = await captured()
    await settleNow(stack, id)
    await payoutBecomes(stack, id, 'paid')
    return id
  }
  /** An order whose payout was sent, cancelled since, and whose money the seller's account does not give back. */
  async function owed(): Promise<number> {
    const id = await paid()
    await refuseReversals(stack, 1)
    await done(stack.url, admin, 'cancel as admin', id)
    await eventually('the refusal noted', 20_000, async () => ((await payoutOf(stack, id)).failure ? true : undefined))
    expect(await payoutOf(stack, id)).toMatchObject({ state: 'reversing', failure: 'No balance' })
    return id
  }

  it('that cannot be taken back is kept of the next one, which is not sent; both stand in the books', async () => {
    const id = await owed()
    const next = await paid()
    expect(await transfersOf(stack, next)).toEqual([])
    expect(await settledOf(stack, next)).toMatchObject({ withheld: 2000, returned: 0 })
    expect(await settledOf(stack, id)).toMatchObject({ state: 'reversed', recovered: 2000, returned: 0 })
    expect(await moneyFaults(stack)).toEqual([])
    await settleNow(stack, id)
    const after = await paid()
    expect((await transfersOf(stack, after)).map((transfer) => transfer.amount)).toEqual([2000])
    expect(await transfersOf(stack, id)).toMatchObject([{ amount_reversed: 0 }])
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('that made another good and is asked back itself owes that again', async () => {
    await owed()
    const next = await paid()
    await done(stack.url, admin, 'cancel as admin', next)
    await payoutBecomes(stack, next, 'reversing')
    expect(await moneyFaults(stack)).toEqual([])
    const last = await paid()
    expect(await transfersOf(stack, last)).toEqual([])
    expect(await settledOf(stack, next)).toMatchObject({ state: 'reversed', withheld: 2000, recovered: 2000 })
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('is kept in part when the next one is smaller, and the rest is taken back at the provider', async () => {
    const id = await owed()
    const small = await captured()
    await stack.pool.query('update market.payout set fee_cents = 1500 where order_id = $1', [small])
    await settleNow(stack, small)
    await payoutBecomes(stack, small, 'paid')
    expect(await settledOf(stack, small)).toMatchObject({ withheld: 500 })
    expect(await settledOf(stack, id)).toMatchObject({ state: 'reversing', recovered: 500 })
    expect(await moneyFaults(stack)).toEqual([])
    await settleNow(stack, id)
    await payoutBecomes(stack, id, 'reversed')
    expect(await transfersOf(stack, id)).toMatchObject([{ amount: 2000, amount_reversed: 1500 }])
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('whose seller owes less than it is sent, less that, by one of many at once', async () => {
    const small = await captured()
    await stack.pool.query('update market.payout set fee_cents = 1500 where order_id = $1', [small])
    await settleNow(stack, small)
    await payoutBecomes(stack, small, 'paid')
    await refuseReversals(stack, 1)
    await done(stack.url, admin, 'cancel as admin', small)
    await eventually('the refusal', 20_000, async () => ((await payoutOf(stack, small)).failure ? true : undefined))
    const next = [await captured(), await captured(), await captured()]
    await Promise.all(next.map((id) => settleNow(stack, id)))
    for (const id of next) await payoutBecomes(stack, id, 'paid')
    const sent = (await Promise.all(next.map((id) => transfersOf(stack, id)))).flat().map((transfer) => transfer.amount)
    expect(sent.toSorted((a, b) => a - b)).toEqual([1500, 2000, 2000])
    expect(await settledOf(stack, small)).toMatchObject({ state: 'reversed', recovered: 500 })
    expect(await moneyFaults(stack)).toEqual([])
  })

  const withFee = (id: number, cents: number) =>
    stack.pool.query('update market.payout set fee_cents = $2 where order_id = $1', [id, cents])

  it('made good out of a later one gives its fee back in the statement, too, which adds up to the books', async () => {
    const id = await captured()
    await withFee(id, 400)
    await settleNow(stack, id)
    await payoutBecomes(stack, id, 'paid')
    await refuseReversals(stack, 1)
    await done(stack.url, admin, 'cancel as admin', id)
    await eventually('the refusal noted', 20_000, async () => ((await payoutOf(stack, id)).failure ? true : undefined))
    const next = await paid()
    await payoutBecomes(stack, id, 'reversed')
    expect((await statedOf(stack, [id, next])).toSorted()).toEqual([
      ['fee', '-4.00', '-4.00', '0.00'],
      ['payout', '20.00', '0.00', '20.00'],
      ['payout', '20.00', '4.00', '16.00'],
      ['withheld', '-16.00', '0.00', '-16.00'],
    ])
    expect(await moneyFaults(stack)).toEqual([])
  })

  const takenBackByHand = async (id: number): Promise<void> => {
    await control(stack.simUrl, 'webhooks', { mode: 'deliver' })
    const { transferId } = await payoutBecomes(stack, id, 'paid')
    const headers = { authorization: 'Bearer sk_test_stackyard' }
    await fetch(`${stack.simUrl}/v1/transfers/${transferId}/reversals`, { method: 'POST', headers })
    await payoutBecomes(stack, id, 'reversed')
  }

  it('taken back by hand at the provider is owed again', async () => {
    const id = await captured()
    await settleNow(stack, id)
    await takenBackByHand(id)
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('that made another good, is taken back by hand and refunded then owes that again, its fee once', async () => {
    const debt = await captured()
    await withFee(debt, 1500)
    await settleNow(stack, debt)
    await payoutBecomes(stack, debt, 'paid')
    await refuseReversals(stack, 1)
    await done(stack.url, admin, 'cancel as admin', debt)
    await eventually('the refusal', 20_000, async () => ((await payoutOf(stack, debt)).failure ? true : undefined))
    const id = await captured()
    await withFee(id, 200)
    await settleNow(stack, id)
    await takenBackByHand(id)
    expect(await settledOf(stack, id)).toMatchObject({ withheld: 500, returned: 1300 })
    expect(await moneyFaults(stack)).toEqual([])
    await done(stack.url, admin, 'cancel as admin', id)
    expect(await payoutBecomes(stack, id, 'reversing')).toMatchObject({ failure: expect.any(String) })
    expect(await moneyFaults(stack)).toEqual([])
    const last = await paid()
    expect((await transfersOf(stack, last)).map((transfer) => transfer.amount)).toEqual([1500])
    expect(await settledOf(stack, id)).toMatchObject({ state: 'reversed', recovered: 500, returned: 1300 })
    const lines = await statedOf(stack, [id])
    expect(lines.filter(([, , fee]) => fee !== '0.00')).toHaveLength(2)
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe('a payout of an order with a coupon', { timeout: 120_000 }, () => {
  it('waits for the platform’s own balance, is sent in full, and comes back to both when it is refunded', async () => {
    const id = await orderIn(stack.url, buyer, 'approved', { couponCode: await newCode(stack, admin) })
    await settleNow(stack, id)
    await eventually('the refusal noted', 20_000, async () => ((await payoutOf(stack, id)).failure ? true : undefined))
    expect(await payoutOf(stack, id)).toMatchObject({ state: 'due', transferId: null })
    expect(await moneyFaults(stack)).toEqual([])
    await orderIn(stack.url, buyer, 'approved', { quantity: 100 })
    await control(stack.simUrl, 'clock', { advanceSeconds: 3 * 86_400 })
    await settleNow(stack, id)
    await payoutBecomes(stack, id, 'paid')
    expect(await transfersOf(stack, id)).toMatchObject([{ amount: 2000, source_transaction: null }])
    expect(await moneyFaults(stack)).toEqual([])
    await done(stack.url, admin, 'cancel as admin', id)
    await payoutBecomes(stack, id, 'reversed')
    expect(await paymentIntentOf(stack.simUrl, id)).toMatchObject({ amount: 1500, amount_received: 1500 })
    expect(await moneyFaults(stack)).toEqual([])
  })
})
