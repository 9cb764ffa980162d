import type { InstallmentPayment } from '@stackyard/shared/schema/installment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { settledInTime } from '../../../../integrations/stripe/provider-deadline'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { findAch, findCardChoice } from '../../../payments/payment'
import { scheduleSettling } from '../jobs/job-names'
import { findInstallment, lockBilledOrder, lockInstallment, moveInstallment, type InstallmentKey } from '../repository'
import type { ChargedMethod } from '../tables'
import { runs } from './begin-charge'
import { settleInstallment } from './settle-installment'

/**
 * Pays an installment that failed with another method of the customer's. While it is being charged a second call is
 * refused, so it is never paid twice. A charge whose outcome is not known in time is finished by its job.
 * @throws CodedError NOT_FOUND for anybody else, PAYMENT_METHOD_INVALID, TRANSITION_REFUSED when it is not open, or
 * CARD_DECLINED with the bank's reason.
 */
export async function payInstallment(services: Services, user: SessionUser, input: InstallmentPayment): Promise<void> {
  const key = { orderId: input.id, number: input.number }
  await withTransaction(services.db, async (tx) => {
    const order = await lockBilledOrder(tx, key.orderId)
    const row = order?.customerId === user.id ? await lockInstallment(tx, key) : undefined
    if (!order || !row) throw new CodedError('NOT_FOUND')
    if (!runs(order)) throw new CodedError('TRANSITION_REFUSED')
    const now = services.clock.now()
    const method = await findMethod(tx, user.id, input)
    const patch = { method, attempts: row.attempts + 1, paymentIntentId: null }
    await moveInstallment(tx, row, { action: 'pay', actor: 'customer', userId: user.id, now, patch })
    await scheduleSettling(services, tx, key, now)
  })
  await settledInTime(settle(services, key), undefined)
  const after = await findInstallment(services.db, key)
  if (after?.state === 'retrying' || after?.state === 'failed')
    throw new CodedError('CARD_DECLINED', after.failure ? { message: after.failure } : {})
}

const settle = (services: Services, key: InstallmentKey): Promise<void> =>
  settleInstallment(services, key).catch((error: unknown) =>
    services.log.warn({ err: error, ...key }, 'the charge of an installment is not known yet'),
  )

async function findMethod(tx: Tx, userId: number, input: InstallmentPayment): Promise<ChargedMethod> {
  const { paymentType } = input
  const isCard = paymentType === 'CARD'
  const account = isCard ? undefined : await findAch(tx, userId, input.achId ?? 0)
  if (account?.isUsable) {
    const { bankName: brand, last4, stripeCustomerId, stripePaymentMethodId, mandateId } = account
    return { paymentType, brand, last4, stripeCustomerId, stripePaymentMethodId, mandateId }
  }
  const { card } = isCard
    ? await findCardChoice(tx, userId, { cardId: input.cardId ?? 0, billingInfoId: 0 })
    : { card: undefined }
  if (!card)
    throw new CodedError('PAYMENT_METHOD_INVALID', {
      issues: [{ path: isCard ? 'cardId' : 'achId', message: 'Choose one of your own.' }],
    })
  const { brand, last4, stripeCustomerId, stripePaymentMethodId } = card
  return { paymentType, brand, last4, stripeCustomerId, stripePaymentMethodId, mandateId: null }
}
