import type { Pool } from 'pg'
import type Stripe from 'stripe'
import type { Violation } from '../../../../platform/run-checks'
import { checkCampaigns } from '../../../payments/campaign'
import { checkPayouts } from '../../../payments/payout'
import { checkPlans } from '../../../payments/plan'
import { checkWallet } from '../../../payments/wallet'
import { checkInstallments } from '../../installment'
import { checkAmendments } from './check-amendments'
import { checkMoney } from './check-money'

/**
 * The invariants of all books: orders, their changes, installments, plans with their invoices, payouts, wallets, campaigns. An empty list means that
 * the money is right. Payments at Stripe are those made since.
 */
export async function checkBooks(
  pool: Pool,
  stripe: Stripe,
  since: Date = new Date(0),
): Promise<{ checked: number; violations: Violation[] }> {
  const books = [
    await checkMoney(pool, stripe, since),
    await checkAmendments(pool),
    await checkInstallments(pool, stripe, since),
    await checkPlans(pool, stripe, since),
    await checkPayouts(pool, stripe, since),
    await checkWallet(pool, stripe, since),
    await checkCampaigns(pool),
  ]
  return {
    checked: books.reduce((sum, each) => sum + each.checked, 0),
    violations: books.flatMap((each) => each.violations),
  }
}
