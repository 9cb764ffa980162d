import type Stripe from 'stripe'
import type { AchProof } from '@stackyard/shared/schema/payment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findOwned, type AchRow } from '../repository'
import { achAccount } from '../tables'
import { followSetup } from './follow-setup'

const DEPOSIT_REFUSAL = /^payment_method_microdeposit_/

/**
 * Proves an own bank account by what its bank shows of the small deposits. The provider counts wrong answers; after too
 * many, or too late, the account stays unusable. One that is proven already is answered as it is.
 * @throws CodedError NOT_FOUND for another's or a removed one, PAYMENT_METHOD_INVALID in the provider's words for a wrong
 * answer and for an account that can't be proven any more.
 */
export async function verifyAchAccount(services: Services, user: SessionUser, proof: AchProof): Promise<AchRow> {
  const account = await findOwned(services.db, achAccount, user.id, proof.id)
  if (!account) throw new CodedError('NOT_FOUND')
  if (account.mandateId) return account
  const { setupIntentId } = account
  const [intent, refusal] = await answer(services, setupIntentId, proof)
  await followSetup(services, intent)
  const row = await findOwned(services.db, achAccount, user.id, proof.id)
  if (!row) throw new CodedError('NOT_FOUND')
  if (!row.mandateId) throw new CodedError('PAYMENT_METHOD_INVALID', { message: refusal ?? failed })
  return row
}

const failed = 'This bank account can no longer be confirmed. Remove it and connect it again.'

/** The setup after the answer, with the provider's sentence when it took the answer for wrong. */
async function answer(
  { stripe }: Services,
  setupIntentId: string,
  { amounts, descriptorCode }: AchProof,
): Promise<[Stripe.SetupIntent, string?]> {
  const given = amounts ? { amounts } : { descriptor_code: descriptorCode ?? '' }
  try {
    return [await callStripe(() => stripe.setupIntents.verifyMicrodeposits(setupIntentId, given))]
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'PAYMENT_FAILED') throw error
    // Whatever was refused: what is true now, the setup itself says.
    const intent = await callStripe(() => stripe.setupIntents.retrieve(setupIntentId))
    const isAnswer = DEPOSIT_REFUSAL.test(String(error.data?.['providerCode']))
    return isAnswer && error.cause instanceof Error ? [intent, error.cause.message] : [intent]
  }
}
