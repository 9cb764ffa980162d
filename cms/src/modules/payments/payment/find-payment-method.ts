import type { AchAccount, BillingInfo, Card } from '@stackyard/shared/schema/payment'
import type { Db, Tx } from '../../../platform/db'
import { findCardWithBilling, findCustomerId, findOwned, findPrimary } from './repository'
import { achAccount, billingInfo } from './tables'
import { toAchAccount } from './to-ach-account'
import { toBillingInfo } from './to-billing-info'
import { toCard } from './to-card'

/** Whom and what to charge at Stripe. */
type Chargeable = { stripeCustomerId: string; stripePaymentMethodId: string }

/**
 * An own card with what is needed to charge it, and own billing details as on the wire; undefined for another's, a
 * removed or a missing one.
 */
export async function findCardChoice(
  db: Db | Tx,
  userId: number,
  ids: { cardId: number; billingInfoId: number },
): Promise<{ card: (Card & Chargeable) | undefined; billing: BillingInfo | undefined }> {
  const row = await findCardWithBilling(db, userId, ids)
  const stripeCustomerId = row?.customerId
  return {
    card: stripeCustomerId
      ? { ...toCard(row.card), stripeCustomerId, stripePaymentMethodId: row.card.paymentMethodId }
      : undefined,
    billing: row?.billing ? toBillingInfo(row.billing) : undefined,
  }
}

/** Own billing details, the primary ones without an id; undefined for another's, removed or missing ones. */
export async function findOwnBilling(
  db: Db | Tx,
  userId: number,
  id: number | undefined,
): Promise<BillingInfo | undefined> {
  const row = await (id === undefined ? findPrimary(db, billingInfo, userId) : findOwned(db, billingInfo, userId, id))
  return row && toBillingInfo(row)
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
