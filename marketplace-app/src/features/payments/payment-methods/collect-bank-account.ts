import { text } from '@stackyard/shared/messages/text'
import { besideModals, type StripeClient } from '../../../lib/stripe'
import { moneyTexts } from '../../../lib/texts/money'
import { ProviderRefusal } from './provider-refusal'

export type BankHolder = { name: string; email: string }

/**
 * Collects and confirms a US bank account with the provider: what it reports as requires_confirmation is
 * confirmed and the confirmed id used, anything else is used as it is. Gives the setup's id, our `achToken`.
 * Throws ProviderRefusal in the provider's words, or when the person stops half-way.
 */
export const collectBankAccount = async (
  stripe: StripeClient,
  clientSecret: string,
  holder: BankHolder,
): Promise<string> => {
  const collected = await besideModals(() =>
    stripe.collectBankAccountForSetup({
      clientSecret,
      params: { payment_method_type: 'us_bank_account', payment_method_data: { billing_details: holder } },
    }),
  )
  const setup = settled(collected)
  // Closed without choosing an account: nothing to confirm.
  if (setup.status === 'requires_payment_method') throw new ProviderRefusal(moneyTexts.methods.achStopped)
  if (setup.status !== 'requires_confirmation') return setup.id
  return settled(await stripe.confirmUsBankAccountSetup(clientSecret)).id
}

const settled = ({ setupIntent, error }: Awaited<ReturnType<StripeClient['confirmUsBankAccountSetup']>>) => {
  if (!setupIntent) throw new ProviderRefusal(error?.message ?? text('ach.setup.error'))
  return setupIntent
}
