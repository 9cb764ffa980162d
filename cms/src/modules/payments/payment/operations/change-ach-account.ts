import type { AchUpdate } from '@stackyard/shared/schema/payment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { changePrimary } from '../change-primary'
import { findOwned, updateAch, type AchRow } from '../repository'
import { achAccount } from '../tables'

/**
 * Changes name, holder type or being primary of an own bank account.
 * @throws CodedError NOT_FOUND for another's or a removed account.
 */
export async function changeAchAccount(services: Services, user: SessionUser, input: AchUpdate): Promise<AchRow> {
  const before = await findOwned(services.db, achAccount, user.id, input.id)
  if (!before) throw new CodedError('NOT_FOUND')
  const { accountName, accountHolderType } = input
  // Stripe lets an account that is not yet verified alone.
  if (before.mandateId && (accountName !== before.accountName || accountHolderType !== before.accountHolderType))
    await callStripe(() =>
      services.stripe.paymentMethods.update(before.paymentMethodId, {
        billing_details: { name: accountName },
        us_bank_account: { account_holder_type: accountHolderType },
      }),
    )
  return withTransaction(services.db, async (tx) => {
    const primary = await changePrimary(tx, achAccount, user.id, input.isPrimary)
    const row = await updateAch(tx, { userId: user.id, id: input.id }, { accountName, accountHolderType, ...primary })
    if (!row) throw new CodedError('NOT_FOUND')
    return row
  })
}
