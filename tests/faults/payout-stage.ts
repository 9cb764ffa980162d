import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { tokenOf } from '../setup/actors'
import { ok } from '../setup/api'
import { control } from '../setup/simulator'
import type { Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

/** The transfers of an order that the provider knows. */
export async function transfersOf({ simUrl }: Pick<Stack, 'simUrl'>, orderId: number): Promise<Stripe.Transfer[]> {
  const dump = (await (await fetch(`${simUrl}/__sim/dump`)).json()) as {
    transfer: Record<string, Stripe.Transfer>
  }
  return Object.values(dump.transfer).filter((transfer) => transfer.transfer_group === `order_${orderId}`)
}

/** Asks a control of the simulator that answers. */
export async function askSimulator<T>(simUrl: string, name: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${simUrl}/__sim/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await reply.json()) as T
}

/** Cuts the power while the call stands at a barrier, lets it end unheard, and starts anew. */
export async function cutAt(
  stack: Stack,
  match: string,
  when: 'before' | 'after',
  work: () => Promise<unknown>,
): Promise<void> {
  const id = randomUUID()
  await control(stack.simUrl, 'barrier', { id, match, when })
  await work()
  await eventually(`a call at ${match}`, 20_000, async () =>
    (await askSimulator<{ waiting: number }>(stack.simUrl, 'barrier/waiting', { id })).waiting > 0 ? true : undefined,
  )
  await stack.kill9()
  await control(stack.simUrl, 'barrier/open', { id })
  await stack.start()
}

/** How often something was told about an order. */
export const alertsOf = async ({ pool }: Pick<Stack, 'pool'>, kind: string, orderId: number): Promise<number> =>
  (
    await pool.query(`select 1 from market.notification where kind = $1 and (data ->> 'transactionId')::int = $2`, [
      kind,
      orderId,
    ])
  ).rows.length

type Settled = { state: string; withheld: number; recovered: number; returned: number; attempts: number }

/** What became of the money of an order's payout. */
export const settledOf = async ({ pool }: Pick<Stack, 'pool'>, orderId: number): Promise<Settled | undefined> =>
  (
    await pool.query<Settled>(
      `select state, withheld_cents::int as withheld, recovered_cents::int as recovered, attempts,
        returned_cents::int as returned from market.payout where order_id = $1`,
      [orderId],
    )
  ).rows[0]

/** Lets the seller's account give nothing back, so many times. */
export const refuseReversals = ({ simUrl }: Pick<Stack, 'simUrl'>, times: number): Promise<void> =>
  control(simUrl, 'fail', {
    match: 'POST /v1/transfers/:id/reversals',
    status: 400,
    code: 'balance_insufficient',
    message: 'No balance',
    times,
  })

/** The lines of this month's statement about some orders, as the seller downloads them: kind, amount, fee, net. */
export async function statedOf({ url }: Pick<Stack, 'url'>, orderIds: readonly number[]): Promise<string[][]> {
  const token = await tokenOf(url, 'seller')
  const month = new Date().toISOString().slice(0, 7)
  const reply = await fetch(`${url}/api/payment/payout-statements/${month}?format=csv`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const rows = (await reply.text()).split('\r\n').map((row) => row.split(','))
  const own = rows.filter((row) => orderIds.includes(Number(row[2])))
  return own.map((row) => [row[1] ?? '', row[4] ?? '', row[5] ?? '', row[6] ?? ''])
}

/** A new code for deposits that takes five dollars off. */
export async function newCode({ url }: Pick<Stack, 'url'>, admin: string): Promise<string> {
  const body = { code: `F-${randomUUID().slice(0, 8)}`, kind: 'fixed', amountCents: 500, appliesTo: 'deposits' }
  return (await ok<{ code: string }>(url, 'POST', '/coupon/create', { token: admin, body })).code
}
