import type { CardInput } from '@stackyard/shared/schema/payment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { changePrimary } from '../change-primary'
import { insertCard, type CardRow } from '../repository'
import { card } from '../tables'
import { ensureCustomer } from './ensure-customer'

/**
 * Saves the card behind a token of the provider; sending the same token again adds nothing.
 * @throws CodedError CARD_DECLINED with the bank's sentence, PAYMENT_METHOD_INVALID for a token that is no good,
 * PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function addCard(services: Services, user: SessionUser, input: CardInput): Promise<CardRow> {
  const customer = await ensureCustomer(services, user)
  const method = await saveAtProvider(services, customer, input)
  const details = method.card
  if (!details) throw invalid()
  return withTransaction(services.db, async (tx) => {
    const primary = await changePrimary(tx, card, user.id, input.isPrimary)
    const row = await insertCard(tx, {
      userId: user.id,
      paymentMethodId: method.id,
      brand: details.brand,
      last4: details.last4,
      cardHolder: input.cardHolder,
      expirationMonth: details.exp_month,
      expirationYear: details.exp_year,
      ...primary,
    })
    if (!row) throw invalid()
    return row
  })
}

async function saveAtProvider({ stripe }: Services, customer: string, { cardToken, cardHolder }: CardInput) {
  try {
    return await callStripe(async () => {
      const method = await stripe.paymentMethods.create(
        { type: 'card', card: { token: cardToken }, billing_details: { name: cardHolder } },
        { idempotencyKey: `card:${customer}:${cardToken}` },
      )
      return stripe.paymentMethods.attach(method.id, { customer })
    })
  } catch (error) {
    if (error instanceof CodedError && error.code === 'PAYMENT_FAILED') throw invalid(error)
    throw error
  }
}

const invalid = (cause?: unknown): CodedError =>
  new CodedError('PAYMENT_METHOD_INVALID', { message: 'This card could not be saved. Enter it again.', cause })
