import { ApiError } from '@stackyard/shared/contract/api-error'
import type { AddCreditInput, AddedCredit, FinalizeInput, WalletCredit } from '@stackyard/shared/schema/wallet'

export type AddCreditSteps = {
  add: (input: AddCreditInput) => Promise<AddedCredit>
  /** Has the card's bank ask its holder to confirm a payment; resolves to the payment's id. */
  confirmPayment: (clientSecret: string) => Promise<string>
  /** Has the bank ask its holder to confirm the card for later payments. */
  confirmCard: (clientSecret: string) => Promise<void>
  /** Called once the bank has said yes to a payment, before it is credited. */
  onConfirmed: () => void
  finalize: (input: FinalizeInput) => Promise<WalletCredit>
}

/** A client secret of the payment provider that belongs to a card and not to a payment. */
const isOfCard = (clientSecret: string): boolean => clientSecret.startsWith('seti_')

/**
 * Adds credit, and lets the card's bank ask its holder where it wants to (3-D Secure). With the answer, the question is
 * about this payment, which is credited afterwards. As the refusal PAYMENT_ACTION_REQUIRED it is about the card of a
 * monthly top-up: nothing was charged, and the call is made again; or about a payment, whose own id names it then.
 * @throws what a step throws.
 */
export async function addCredit(input: AddCreditInput, steps: AddCreditSteps): Promise<WalletCredit> {
  const { amount, paymentType } = input
  const finish = async (clientSecret: string, subscriptionId?: string) => {
    const paymentId = await steps.confirmPayment(clientSecret)
    steps.onConfirmed()
    return steps.finalize({ subscriptionId: subscriptionId ?? paymentId, amount, paymentType })
  }
  let added: AddedCredit
  try {
    added = await steps.add(input)
  } catch (error) {
    if (!(error instanceof ApiError) || !error.clientSecret) throw error
    if (!isOfCard(error.clientSecret)) return finish(error.clientSecret)
    await steps.confirmCard(error.clientSecret)
    added = await steps.add(input)
  }
  return added.clientSecret ? finish(added.clientSecret, added.subscriptionId) : added.credit
}
