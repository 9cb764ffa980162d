import type { OnboardingLink, Payout } from '@stackyard/shared/schema/payout'
import type { Pool } from 'pg'
import { ok } from '../../../setup/api'
import { eventually } from '../../../setup/wait'

type Place = { url: string; pool: Pool }

/** Answers the provider's form as a person would in a browser; gives back where it led to. */
export async function answerForm(link: string, answer: 'complete' | 'later'): Promise<string | null> {
  const reply = await fetch(link, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' })
  return reply.headers.get('location')
}

/** A seller who can be paid: onboarding begun and the form sent in. Again it changes nothing. */
export async function makePayable({ url, pool }: Place, token: string, sellerId: number): Promise<void> {
  const { url: link } = await ok<OnboardingLink>(url, 'POST', '/payment/onboarding', { token })
  await answerForm(link, 'complete')
  await ok(url, 'GET', '/payment/payout-account', { token })
  await eventually(`seller ${sellerId} can be paid`, 10_000, async () => {
    const { rows } = await pool.query('select 1 from market.payout_account where user_id = $1 and is_ready', [sellerId])
    return rows.length > 0 ? true : undefined
  })
}

type Kept = Pick<Payout, 'id' | 'state' | 'failure'> & { transferId: string | null; sellerId: number }

/** The payout of an order as it is kept. */
export async function payoutOf({ pool }: Pick<Place, 'pool'>, orderId: number): Promise<Kept> {
  const { rows } = await pool.query<Kept>(
    `select id::int, state, failure, transfer_id as "transferId", seller_id as "sellerId" from market.payout
      where order_id = $1`,
    [orderId],
  )
  if (!rows[0]) throw new Error(`order ${orderId} has no payout`)
  return rows[0]
}

/** Lets its day come and the worker look at it now. */
export async function settleNow({ pool }: Pick<Place, 'pool'>, orderId: number): Promise<void> {
  await pool.query(
    `update market.payout set due_at = least(due_at, now()), next_try_at = now() - interval '1 second' where order_id = $1`,
    [orderId],
  )
  const { id } = await payoutOf({ pool }, orderId)
  await pool.query(`select graphile_worker.add_job('settle-payout', json_build_object('payoutId', $1::int))`, [id])
}

export const payoutBecomes = (place: Pick<Place, 'pool'>, orderId: number, state: Payout['state']): Promise<Kept> =>
  eventually(`the payout of order ${orderId} ${state}`, 20_000, async () => {
    const now = await payoutOf(place, orderId)
    if (now.state !== state) throw new Error(`it is ${now.state}${now.failure ? `: ${now.failure}` : ''}`)
    return now
  })
