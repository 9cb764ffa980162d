import type { CardUpdate } from '@stackyard/shared/schema/payment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { changePrimary } from '../change-primary'
import { findOwned, updateCard, type CardRow } from '../repository'
import { card } from '../tables'

/**
 * Changes holder, expiry or being primary of an own card.
 * @throws CodedError NOT_FOUND for another's or a removed card, VALIDATION_FAILED for an expiry the bank refuses.
 */
export async function changeCard(services: Services, user: SessionUser, input: CardUpdate): Promise<CardRow> {
  const before = await findOwned(services.db, card, user.id, input.id)
  if (!before) throw new CodedError('NOT_FOUND')
  const { cardHolder, expirationMonth, expirationYear } = input
  const isChanged =
    cardHolder !== before.cardHolder ||
    expirationMonth !== before.expirationMonth ||
    expirationYear !== before.expirationYear
  if (isChanged) await changeAtProvider(services, before.paymentMethodId, input)
  return withTransaction(services.db, async (tx) => {
    const primary = await changePrimary(tx, card, user.id, input.isPrimary)
    const key = { userId: user.id, id: input.id }
    const row = await updateCard(tx, key, { cardHolder, expirationMonth, expirationYear, ...primary })
    if (!row) throw new CodedError('NOT_FOUND')
    return row
  })
}

async function changeAtProvider({ stripe }: Services, paymentMethodId: string, input: CardUpdate): Promise<void> {
  const params = {
    billing_details: { name: input.cardHolder },
    card: { exp_month: input.expirationMonth, exp_year: input.expirationYear },
  }
  try {
    await callStripe(() => stripe.paymentMethods.update(paymentMethodId, params))
  } catch (error) {
    const path = error instanceof CodedError ? fields[String(error.data?.providerCode)] : undefined
    if (!path || !(error instanceof CodedError)) throw error
    throw new CodedError('VALIDATION_FAILED', {
      message: error.message,
      issues: [{ path, message: error.message }],
      cause: error,
    })
  }
}

/** Form fields by Stripe's code. */
const fields: Record<string, string> = {
  invalid_expiry_month: 'expirationMonth',
  invalid_expiry_year: 'expirationYear',
  expired_card: 'expirationYear',
}
