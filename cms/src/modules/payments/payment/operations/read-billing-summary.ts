import type { BillingSummary } from '@stackyard/shared/schema/payment'
import type { Db } from '../../../../platform/db'
import { findPrimary, paysByTheYear } from '../repository'
import { achAccount, billingInfo, card } from '../tables'
import { toAchAccount } from '../to-ach-account'
import { toBillingInfo } from '../to-billing-info'
import { toCard } from '../to-card'

/**
 * What the purchase dialog preselects: each primary or null, read from the records themselves so that it can never
 * point at another. `annualPlan` says whether the own plan is paid by the year.
 */
export async function readBillingSummary(db: Db, userId: number): Promise<BillingSummary> {
  const [info, ownCard, account, annualPlan] = await Promise.all([
    findPrimary(db, billingInfo, userId),
    findPrimary(db, card, userId),
    findPrimary(db, achAccount, userId),
    paysByTheYear(db, userId),
  ])
  return {
    primaryBillingInfo: info ? toBillingInfo(info) : null,
    primaryCard: ownCard ? toCard(ownCard) : null,
    primaryACH: account ? toAchAccount(account) : null,
    annualPlan,
  }
}
