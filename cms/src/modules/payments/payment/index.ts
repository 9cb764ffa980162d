import { onEmailChange } from '../../accounts/account'
import { updateCustomer } from './job-names'
import { detachPaymentMethodJob } from './jobs/detach-payment-method'
import { processWebhookJob } from './jobs/process-webhook'
import { sweepWebhookInboxJob } from './jobs/sweep-webhook-inbox'
import { updateCustomerJob } from './jobs/update-customer'
import { createAchAccount } from './procedures/create-ach-account'
import { createBillingInfo } from './procedures/create-billing-info'
import { createCard } from './procedures/create-card'
import { createSetupIntent } from './procedures/create-setup-intent'
import { deleteAchAccount } from './procedures/delete-ach-account'
import { deleteBillingInfo } from './procedures/delete-billing-info'
import { deleteCard } from './procedures/delete-card'
import { getAchAccount } from './procedures/get-ach-account'
import { getBillingInfo } from './procedures/get-billing-info'
import { getBillingSummary } from './procedures/get-billing-summary'
import { getCard } from './procedures/get-card'
import { getPrimaryAchAccount } from './procedures/get-primary-ach-account'
import { getPrimaryBillingInfo } from './procedures/get-primary-billing-info'
import { getPrimaryCard } from './procedures/get-primary-card'
import { listAchAccounts } from './procedures/list-ach-accounts'
import { listBillingInfos } from './procedures/list-billing-infos'
import { listCards } from './procedures/list-cards'
import { updateAchAccount } from './procedures/update-ach-account'
import { updateBillingInfo } from './procedures/update-billing-info'
import { updateCard } from './procedures/update-card'
import { verifyAchAccount } from './procedures/verify-ach-account'

export { findAch, findCardChoice, findOwnBilling } from './find-payment-method'
export { forgetPaymentMethods } from './operations/forget-payment-methods'
export { ensureCustomer } from './operations/ensure-customer'
export { onRemovePaymentMethod } from './removal-guards'
export { onPaymentIntent, type PaymentIntentHandler } from './payment-intent-handlers'
export { webhookRoute } from './webhook-route'

onEmailChange(({ jobs: queue }, tx, { userId, to }) => queue.add(tx, updateCustomer, { userId, email: to }))

export const jobs = [processWebhookJob, sweepWebhookInboxJob, detachPaymentMethodJob, updateCustomerJob]

export const procedures = {
  billing: { summary: getBillingSummary },
  billingInfo: {
    list: listBillingInfos,
    primary: getPrimaryBillingInfo,
    get: getBillingInfo,
    create: createBillingInfo,
    update: updateBillingInfo,
    delete: deleteBillingInfo,
  },
  cards: {
    list: listCards,
    primary: getPrimaryCard,
    get: getCard,
    create: createCard,
    update: updateCard,
    delete: deleteCard,
  },
  ach: {
    list: listAchAccounts,
    primary: getPrimaryAchAccount,
    get: getAchAccount,
    create: createAchAccount,
    update: updateAchAccount,
    delete: deleteAchAccount,
    setupIntent: createSetupIntent,
    verify: verifyAchAccount,
  },
}
