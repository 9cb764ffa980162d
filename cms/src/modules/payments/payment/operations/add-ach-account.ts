import type Stripe from 'stripe'
import type { AchInput } from '@stackyard/shared/schema/payment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { changePrimary } from '../change-primary'
import { depositsOf, mandateOf } from '../deposits-of'
import { findBySetup, findCustomerId, findOwned, insertAch, type AchRow } from '../repository'
import { achAccount } from '../tables'
import { tellOfDeposits } from '../tell-of-deposits'
import { followSetup } from './follow-setup'

/**
 * Saves the bank account behind a setup of the own. What is known of the account comes from the provider,
 * never from the form; until its small deposits are verified it has no mandate and cannot be debited.
 * @throws CodedError PAYMENT_METHOD_INVALID for a setup that is another's, unfinished or unknown.
 */
export async function addAchAccount(services: Services, user: SessionUser, input: AchInput): Promise<AchRow> {
  const intent = await ownSetup(services, user, input.achToken)
  const method = intent.payment_method
  const bank = typeof method === 'object' ? method?.us_bank_account : undefined
  if (!method || typeof method === 'string' || !bank) throw invalid()
  const row = await withTransaction(services.db, async (tx) => {
    const primary = await changePrimary(tx, achAccount, user.id, input.isPrimary)
    const isKnown = await findBySetup(tx, intent.id)
    const row = await insertAch(tx, {
      userId: user.id,
      setupIntentId: intent.id,
      paymentMethodId: method.id,
      mandateId: mandateOf(intent),
      ...depositsOf(intent),
      routingNumber: bank.routing_number ?? '',
      bankName: bank.bank_name ?? '',
      last4: bank.last4 ?? '',
      accountName: input.accountName,
      accountHolderType: input.accountHolderType,
      email: input.email,
      ...primary,
    })
    if (!row) throw invalid()
    if (!isKnown) await tellOfDeposits(services.jobs, tx, row)
    return row
  })
  return row.mandateId ? row : followLate(services, user, row)
}

/** News of the proof that came before the account was kept has found nothing to note itself on, be it good or bad. */
async function followLate(services: Services, user: SessionUser, row: AchRow): Promise<AchRow> {
  await followSetup(services, await callStripe(() => services.stripe.setupIntents.retrieve(row.setupIntentId)))
  return (await findOwned(services.db, achAccount, user.id, row.id)) ?? row
}

async function ownSetup(services: Services, user: SessionUser, id: string): Promise<Stripe.SetupIntent> {
  const customer = await findCustomerId(services.db, user.id)
  if (!customer || !/^seti_\w+$/.test(id)) throw invalid()
  const intent = await callStripe(() =>
    services.stripe.setupIntents.retrieve(id, { expand: ['payment_method'] }),
  ).catch((error: unknown) => {
    throw error instanceof CodedError && error.code === 'PAYMENT_FAILED' ? invalid(error) : error
  })
  const isVerifying = intent.status === 'requires_action' && intent.next_action?.type === 'verify_with_microdeposits'
  if (intent.customer !== customer || !(intent.status === 'succeeded' || isVerifying)) throw invalid()
  return intent
}

const invalid = (cause?: unknown): CodedError =>
  new CodedError('PAYMENT_METHOD_INVALID', { message: 'Connect your bank account first, then save it.', cause })
