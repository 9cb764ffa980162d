import { changeOrder } from '@stackyard/cms/modules/reservations/booking/operations/change-order'
import { beginOnboarding } from '@stackyard/cms/modules/payments/payout/operations/begin-onboarding'
import { followAccount } from '@stackyard/cms/modules/payments/payout/operations/follow-account'
import { settlePayout } from '@stackyard/cms/modules/payments/payout/operations/settle-payout'
import type { Services } from '@stackyard/cms/platform/services'
import { sql } from 'drizzle-orm'
import { accounts } from '../plans/accounts'
import { findUserById } from './find-user'

/** What becomes of the money of an order that was paid: sent to its seller, or sent and taken back with a refund. */
export type Sequel = 'sent' | 'returned'

/**
 * Makes seller@ one who can be paid: onboarding begun, and the form of the test provider answered as in a browser.
 * Without the simulator the form is for a person, and nothing is sent.
 */
async function makePayable(services: Services): Promise<boolean> {
  if (!services.env.STRIPE_API_URL) return false
  const seller = await findUserById(services, accounts.seller.id)
  const { url } = await beginOnboarding(services, seller)
  await fetch(url, { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' })
  const found = await services.db.execute<{ id: string }>(
    sql`select account_id as id from market.payout_account where user_id = ${seller.id}`,
  )
  if (found.rows[0]) await followAccount(services, found.rows[0].id)
  return found.rows[0] !== undefined
}

/** Pays seller@ for some of the demo's orders before their week is over, by the operations that the worker calls. */
export async function makePayouts(
  services: Services,
  orders: readonly { id: number; sequel: Sequel }[],
): Promise<void> {
  if (!(await makePayable(services))) return
  for (const { id, sequel } of orders) {
    const due = await services.db.execute<{ id: string }>(sql`
      update market.payout set due_at = now(), next_try_at = now() where order_id = ${id} and state = 'due'
      returning id`)
    const payoutId = Number(due.rows[0]?.id ?? 0)
    if (payoutId === 0) continue
    await settlePayout(services, payoutId)
    if (sequel === 'sent') continue
    await changeOrder(services, id, 'cancel', { actor: 'admin', userId: accounts.admin.id })
    await settlePayout(services, payoutId)
  }
}
