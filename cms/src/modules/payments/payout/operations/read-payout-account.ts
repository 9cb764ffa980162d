import type { PayoutAccountState } from '@stackyard/shared/reference/payout-states'
import type { PayoutAccount } from '@stackyard/shared/schema/payout'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../../platform/services'
import { type AccountRow, findAccount } from '../repository'
import { followAccount } from './follow-account'

const stateOf = (row: AccountRow | undefined): PayoutAccountState => {
  if (!row) return 'none'
  if (row.isReady) return 'ready'
  return row.isSubmitted && row.requirements.length === 0 ? 'review' : 'incomplete'
}

/** A seller's standing, asked of Stripe while they can't be paid yet, since its news may be late. */
export async function readPayoutAccount(services: Services, userId: number): Promise<PayoutAccount> {
  const known = await findAccount(services.db, userId)
  if (known && !known.isReady)
    await followAccount(services, known.accountId).catch((error: unknown) =>
      services.log.warn({ err: error, userId }, 'a payout account could not be read'),
    )
  const account = known && (await findAccount(services.db, userId))
  const found = await services.db.execute<{ owed: string; paid: string; next_due: Date | string | null }>(sql`
    select coalesce((select balance from market.ledger_account where owner_id = ${userId} and kind = 'seller_payable'), 0) as owed,
      coalesce(sum(amount_cents - fee_cents - withheld_cents - returned_cents) filter (where paid_at is not null), 0) as paid,
      min(due_at) filter (where state = 'due') as next_due
    from market.payout where seller_id = ${userId}`)
  const row = found.rows[0]
  return {
    state: stateOf(account),
    openRequirements: account?.requirements.length ?? 0,
    owedCents: Number(row?.owed ?? 0),
    paidCents: Number(row?.paid ?? 0),
    nextDueAt: row?.next_due ? new Date(row.next_due).toISOString() : null,
  }
}
