import { centsToDollars, dollarsToCents, formatCents } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { FinalizeInput, WalletCredit } from '@stackyard/shared/schema/wallet'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findLastOfSubscription, findSubscriptionByStripeId, findTopupByIntent, type Topup } from '../repository'
import { toCredit } from '../to-wallet'
import { followTopupNow } from './follow-payment'

type Found = { topup: Topup; stripeSubscriptionId: string | null }

/** The seller's own top-up of a payment or subscription at Stripe; another's is not found. */
async function findOwn({ db }: Services, userId: number, stripeId: string): Promise<Found | undefined> {
  const single = await findTopupByIntent(db, stripeId)
  if (single) return single.userId === userId ? { topup: single, stripeSubscriptionId: null } : undefined
  const row = await findSubscriptionByStripeId(db, stripeId)
  const topup = row?.userId === userId ? await findLastOfSubscription(db, row.id) : undefined
  return topup && { topup, stripeSubscriptionId: stripeId }
}

/**
 * Credits a payment that its bank has confirmed: what Stripe says of it counts, `amount` and `paymentType` are
 * compared alone. Called again it answers the same credit.
 * @throws CodedError NOT_FOUND for an id that is not the seller's, PRICE_CHANGED when amount or type differ,
 * PAYMENT_PENDING while it is not paid, PAYMENT_FAILED when it failed or was taken back.
 */
export async function finalizeCredit(services: Services, userId: number, input: FinalizeInput): Promise<WalletCredit> {
  const found = await findOwn(services, userId, input.subscriptionId)
  if (!found) throw new CodedError('NOT_FOUND')
  assertSame(found.topup, input)
  const topup = (await followTopupNow(services, found.topup)) ?? found.topup
  if (topup.state === 'failed' || topup.state === 'taken_back')
    throw new CodedError('PAYMENT_FAILED', topup.failure ? { message: topup.failure } : {})
  if (topup.state !== 'credited') throw new CodedError('PAYMENT_PENDING')
  return toCredit(topup, found.stripeSubscriptionId)
}

/** `amount` may be the credit or what is charged for it. */
function assertSame({ amountCents, couponCents, paymentType }: Topup, input: FinalizeInput): void {
  const isSame = [amountCents, amountCents - couponCents].includes(dollarsToCents(input.amount) ?? -1)
  if (isSame && paymentType === input.paymentType) return
  const message = text('wallet.finalize.differs', { amount: formatCents(amountCents) })
  const path = isSame ? 'paymentType' : 'amount'
  throw new CodedError('PRICE_CHANGED', {
    message,
    issues: [{ path, message }],
    data: { amount: centsToDollars(amountCents) },
  })
}
