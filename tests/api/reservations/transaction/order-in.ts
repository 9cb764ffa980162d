import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { OrderStatus } from '@stackyard/shared/domain/order-status'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { tokenOf } from '../../../setup/actors'
import { call, type Reply } from '../../../setup/api'
import { bought, palletsByCard, type Buyer, readTransaction } from '../../../setup/buyer'
import type { Stack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

/** The calls that change an order. */
export const paths = {
  approve: (id: number) => `/admin/transactions/approve/${id}`,
  'cancel as admin': (id: number) => `/admin/transactions/cancel/${id}`,
  complete: (id: number) => `/user/transaction/complete/${id}`,
  cancel: (id: number) => `/user/transaction/cancel/${id}`,
  'request-cancel': (id: number) => `/user/transaction/request-cancel/${id}`,
  'decline-cancel-request': (id: number) => `/user/transaction/decline-cancel-request/${id}`,
} as const
export type Call = keyof typeof paths

export const act = (url: string, token: string, name: Call, id: number): Promise<Reply<Transaction>> =>
  call<Transaction>(url, 'PUT', paths[name](id), { token })

/** The same, which must succeed. */
export async function done(url: string, token: string, name: Call, id: number): Promise<Transaction> {
  const reply = await act(url, token, name, id)
  if (!reply.success) throw new Error(`${name} of ${id}: ${reply.status} ${reply.message}`)
  return reply.results
}

/** A new order of the buyer at the demo seller's listing, brought into a status. */
export async function orderIn(
  url: string,
  buyer: Buyer,
  status: OrderStatus | 'asked after charge',
  more: Record<string, unknown> = {},
): Promise<number> {
  const seller = await tokenOf(url, 'seller')
  const id = await bought(url, buyer.token, palletsByCard(buyer, listingIds.main, { quantity: 1, ...more }))
  if (status === 'approved' || status === 'asked after charge') await done(url, seller, 'complete', id)
  if (status === 'customer_cancel_request' || status === 'asked after charge')
    await done(url, buyer.token, 'request-cancel', id)
  if (status === 'cancelled') await done(url, buyer.token, 'cancel', id)
  return id
}

/** Nobody answers an order until its time is over: its job ends it, and the money is given back. */
export async function lapse({ url, pool }: Pick<Stack, 'url' | 'pool'>, buyer: Buyer, id: number): Promise<void> {
  await pool.query(`update market.orders set expires_at = now() - interval '1 minute' where id = $1`, [id])
  await pool.query(`select graphile_worker.add_job('expire-order', json_build_object('orderId', $1::int))`, [id])
  await eventually('the end of an unanswered order', 60_000, async () =>
    (await readTransaction(url, buyer.token, id)).paymentState === 'released' ? true : undefined,
  )
}

/** An order to compare with a later reading: without its papers, which the worker makes at a time of its own. */
export const readSettled = async (url: string, token: string, id: number): Promise<Transaction> => ({
  ...(await readTransaction(url, token, id)),
  agreement: null,
  invoice: null,
})
