import type { AchAccount, BillingInfo, Card } from '@stackyard/shared/schema/payment'
import type { Db, Tx } from '../../platform/db'
import { findCustomerId, findOwned } from './repository'
import { achAccount, billingInfo, card } from './tables'
import { toAchAccount } from './to-ach-account'
import { toBillingInfo } from './to-billing-info'
import { toCard } from './to-card'

/** Whom and what to charge at Stripe. */
type Chargeable = { stripeCustomerId: string; stripePaymentMethodId: string }

/** An own card with what is needed to charge it; undefined for another's, a removed or a missing one. */
export async function findCard(db: Db | Tx, userId: number, id: number): Promise<(Card & Chargeable) | undefined> {
  const row = await findOwned(db, card, userId, id)
  const stripeCustomerId = row && (await findCustomerId(db, userId))
  return row && stripeCustomerId
    ? { ...toCard(row), stripeCustomerId, stripePaymentMethodId: row.paymentMethodId }
    : undefined
}

/** An own bank account with what is needed to debit it; without a mandate it is not `isUsable`. */
export async function findAch(
  db: Db | Tx,
  userId: number,
  id: number,
): Promise<(AchAccount & Chargeable & { mandateId: string | null }) | undefined> {
  const row = await findOwned(db, achAccount, userId, id)
  const stripeCustomerId = row && (await findCustomerId(db, userId))
  if (!row || !stripeCustomerId) return undefined
  return {
    ...toAchAccount(row),
    stripeCustomerId,
    stripePaymentMethodId: row.paymentMethodId,
    mandateId: row.mandateId,
  }
}

/** Own billing details as on the wire; undefined for another's, removed or missing ones. */
export async function findBillingInfo(db: Db | Tx, userId: number, id: number): Promise<BillingInfo | undefined> {
  const row = await findOwned(db, billingInfo, userId, id)
  return row && toBillingInfo(row)
}
