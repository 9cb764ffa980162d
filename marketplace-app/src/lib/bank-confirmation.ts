import type { QueryClient } from '@tanstack/react-query'
import { text } from '@stackyard/shared/messages/text'
import { BankRefusal, BankUnanswered } from '@stackyard/shared/contract/key-keeper'
import { publicConfigQuery } from './public-config'
import { besideModals, loadStripe, type ProviderError, type StripeClient } from './stripe'

/** The bank has said yes now, or before the page was left. */
const isConfirmed = (intent: { status: string } | undefined): boolean =>
  intent !== undefined && ['requires_capture', 'processing', 'succeeded'].includes(intent.status)

const isRefusal = (error: ProviderError | undefined): error is ProviderError =>
  error?.type === 'card_error' || error?.code?.endsWith('_intent_authentication_failure') === true

/** Opens the bank's window. @throws BankUnanswered with this sentence when it could not be opened. */
async function ask<T>(
  queryClient: QueryClient,
  unanswered: string,
  question: (stripe: StripeClient) => Promise<T>,
): Promise<T> {
  try {
    const { results: config } = await queryClient.ensureQueryData(publicConfigQuery())
    const stripe = await loadStripe(config.stripeJsUrl, config.stripePublishableKey)
    return await besideModals(() => question(stripe))
  } catch {
    // The provider cannot be reached: the caller says that the bank has not answered.
    throw new BankUnanswered(unanswered)
  }
}

const refusalOf = (error: ProviderError | undefined, unanswered: string): Error =>
  isRefusal(error) ? new BankRefusal(error.message ?? text('purchase.threeDSecure')) : new BankUnanswered(unanswered)

/**
 * Has the card's bank ask its holder to confirm a payment (3-D Secure), and resolves to the payment's id.
 * `unanswered` is the sentence for a bank that gave no answer.
 * @throws BankRefusal when the bank or the holder says no, BankUnanswered when there is no answer.
 */
export async function confirmWithBank(
  queryClient: QueryClient,
  clientSecret: string,
  unanswered: string,
): Promise<string> {
  const asked = await ask(queryClient, unanswered, (stripe) => stripe.confirmCardPayment(clientSecret))
  if (!isConfirmed(asked.paymentIntent ?? asked.error?.payment_intent)) throw refusalOf(asked.error, unanswered)
  // A client secret begins with the id of its payment.
  return asked.paymentIntent?.id ?? clientSecret.replace(/_secret_.*$/, '')
}

/** The same for a card that is to pay later: nothing is paid yet. */
export async function confirmCardWithBank(
  queryClient: QueryClient,
  clientSecret: string,
  unanswered: string,
): Promise<void> {
  const asked = await ask(queryClient, unanswered, (stripe) => stripe.confirmCardSetup(clientSecret))
  if (asked.setupIntent?.status !== 'succeeded') throw refusalOf(asked.error, unanswered)
}
