import type { Stack } from './stack.ts'

/** Has the worker do the work of a day (UTC) on the months that the platform charges. */
export const workOfDay = ({ pool }: Pick<Stack, 'pool'>, today: string) =>
  pool.query(`select graphile_worker.add_job('run-installments', json_build_object('today', $1::text))`, [today])

/** What a reservation was paid with fails from now on: a card that can be saved, but is declined at each charge. */
export async function breakCard(
  { pool, simUrl }: Pick<Stack, 'pool' | 'simUrl'>,
  { orderId, buyerId }: { orderId: number; buyerId: number },
): Promise<void> {
  const reply = await fetch(`${simUrl}/v1/payment_methods/pm_card_chargeCustomerFail/attach`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_stackyard', 'content-type': 'application/x-www-form-urlencoded' },
    body: `customer=cus_demo_${buyerId}`,
  })
  const { id: method } = (await reply.json()) as { id: string }
  await pool.query(
    `update market.orders set payment_method = payment_method || jsonb_build_object('stripePaymentMethodId', $2::text)
      where id = $1`,
    [orderId, method],
  )
}
