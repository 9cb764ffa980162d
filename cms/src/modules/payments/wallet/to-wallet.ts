import { microsToDollars } from '@stackyard/shared/domain/micros'
import { centsToDollars } from '@stackyard/shared/domain/money'
import type { WalletBalance, WalletCredit, WalletSubscription } from '@stackyard/shared/schema/wallet'
import type { Topup, WalletSubscriptionRow } from './repository'

type Micros = Pick<WalletBalance, 'balanceMicros' | 'reservedMicros' | 'debtMicros'>

export const toBalance = (
  { balanceMicros, reservedMicros, debtMicros }: Micros,
  { pending, refused }: Pick<WalletBalance, 'pending' | 'refused'>,
): WalletBalance => ({
  balance: microsToDollars(balanceMicros),
  reserved: microsToDollars(reservedMicros),
  debt: microsToDollars(debtMicros),
  balanceMicros,
  reservedMicros,
  debtMicros,
  pending,
  refused,
})

/** A top-up on the wire; `stripeSubscriptionId` is that of its monthly top-up. */
export const toCredit = (row: Topup, stripeSubscriptionId: string | null = null): WalletCredit => ({
  id: row.id,
  _id: row.id,
  subscriptionId: stripeSubscriptionId ?? row.paymentIntentId,
  state: row.state,
  amount: centsToDollars(row.amountCents),
  charged: centsToDollars(row.amountCents - row.couponCents),
  couponCode: row.couponCode,
  isRecurring: row.subscriptionId !== null,
  paymentType: row.paymentType,
  paymentMethod: row.paymentMethod.label,
  failure: row.failure,
  createdAt: row.createdAt.toISOString(),
  creditedAt: row.creditedAt?.toISOString() ?? null,
})

/** A live monthly top-up on the wire; null for one that Stripe has not made or that has ended. */
export function toSubscription(row: WalletSubscriptionRow | undefined): WalletSubscription | null {
  if (!row?.stripeSubscriptionId || (row.status !== 'active' && row.status !== 'past_due')) return null
  return {
    id: row.id,
    _id: row.id,
    subscriptionId: row.stripeSubscriptionId,
    amount: centsToDollars(row.amountCents),
    status: row.status,
    paymentType: row.paymentType,
    paymentMethod: row.paymentMethod.label,
    nextChargeAt: (row.nextChargeAt ?? row.createdAt).toISOString(),
    createdAt: row.createdAt.toISOString(),
  }
}
