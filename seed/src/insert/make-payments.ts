import { addAchAccount } from '@stackyard/cms/modules/payments/payment/operations/add-ach-account'
import { addBillingInfo } from '@stackyard/cms/modules/payments/payment/operations/add-billing-info'
import { addCard } from '@stackyard/cms/modules/payments/payment/operations/add-card'
import { beginAchSetup } from '@stackyard/cms/modules/payments/payment/operations/begin-ach-setup'
import type { Services } from '@stackyard/cms/platform/services'
import { accounts } from '../plans/accounts'
import { findUserById } from './find-user'

export type PaymentIds = { cardId: number; achId: number; billingInfoId: number }

const HOLDER = `${accounts.customer.firstName} ${accounts.customer.lastName}`

const address = {
  street1: '2210 Franklin Avenue',
  street2: '',
  city: 'Columbus',
  state: 'OH',
  zipCode: '43205',
  country: 'US',
}

/** What the browser does in the dialog: names the bank account at the provider and agrees to the mandate. */
async function confirmSetup({ stripe }: Services, clientSecret: string): Promise<string> {
  const [id = ''] = clientSecret.split('_secret_')
  const intent = await stripe.setupIntents.confirm(id, {
    payment_method: 'pm_usBankAccount_success',
    mandate_data: { customer_acceptance: { type: 'offline' } },
  })
  return intent.id
}

/**
 * Gives customer@ a primary card, a usable bank account and billing details by the operations that the app calls, so that
 * all of them can be charged at the test provider.
 * @throws CodedError of these operations, PAYMENT_PROVIDER_UNAVAILABLE when the simulator does not answer.
 */
export async function makePayments(services: Services): Promise<PaymentIds> {
  const user = await findUserById(services, accounts.customer.id)
  const card = await addCard(services, user, { cardToken: 'tok_visa', cardHolder: HOLDER, isPrimary: true })
  const achToken = await confirmSetup(services, await beginAchSetup(services, user))
  const ach = await addAchAccount(services, user, {
    achToken,
    routingNumber: '110000000',
    accountName: accounts.customer.company ?? HOLDER,
    accountHolderType: 'company',
    email: user.email,
    isPrimary: true,
  })
  const billing = await addBillingInfo(services, user, {
    fullName: HOLDER,
    phoneNumber: '+16145550142',
    email: user.email,
    address,
    isPrimary: true,
  })
  return { cardId: card.id, achId: ach.id, billingInfoId: billing.id }
}
