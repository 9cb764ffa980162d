import { createStripe } from '@stackyard/cms/integrations/stripe/create-stripe'
import { checkBooks } from '@stackyard/cms/modules/reservations/booking/operations/check-books'
import type { Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

/** What `npm run check:money` finds wrong on a stack: nothing, whatever was done to it. */
export async function moneyFaults(stack: Pick<Stack, 'pool' | 'simUrl'>): Promise<string[]> {
  const stripe = createStripe({ STRIPE_SECRET_KEY: 'sk_test_stackyard', STRIPE_API_URL: stack.simUrl, LIVE: false })
  const { violations } = await checkBooks(stack.pool, stripe)
  return violations.map(({ invariant, detail }) => `${invariant}: ${detail}`)
}

/** Until no order of the stack waits for the provider any more; the reconciler is called for what there is. */
export const atRest = ({ pool }: Pick<Stack, 'pool'>): Promise<true> =>
  eventually<true>('all orders at rest', 60_000, async () => {
    const { rows } = await pool.query<{ id: number; state: string }>(
      `select id::int, payment_state as state from market.orders where in_flight_since is not null
        and payment_state <> 'ach_processing' and not (payment_state = 'refunding' and refund_id is not null)`,
    )
    if (rows.length === 0) return true
    await pool.query(`select graphile_worker.add_job('reconcile-orders',
      json_build_object('olderThanSeconds', 0), job_key => 'rest')`)
    throw new Error(JSON.stringify(rows))
  })
