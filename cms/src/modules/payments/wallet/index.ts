import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../../platform/jobs'
import type { Procedures } from '../../../platform/procedure'
import { onClose } from '../../accounts/account'
import { onStripeObject } from '../../../platform/stripe-object-handlers'
import { onPaymentIntent, onRemovePaymentMethod } from '../payment'
import {
  endWalletOfInactiveJob,
  reconcileSubscriptionsJob,
  reconcileTopupsJob,
  settleSubscriptionJob,
  settleTopupJob,
} from './jobs/wallet-jobs'
import { openWalletOf } from './open-wallet'
import { followWalletPayment } from './operations/follow-payment'
import { followWalletInvoice, followWalletSubscription } from './operations/follow-subscription'
import { keepWalletMethod } from './operations/keep-wallet-method'
import {
  addOwnCredit,
  cancelOwnSubscription,
  exportOwnEntries,
  finalizeOwnCredit,
  getActiveSubscription,
  getBalance,
  listOwnEntries,
  listZeroBalanceUsers,
} from './procedures/wallet'

export { onCreditShortage } from './credit-shortage'
export { checkWallet } from './operations/check-wallet'
export { listEntries } from './operations/list-entries'
export { readBalance } from './operations/read-balance'

onPaymentIntent(followWalletPayment)
onStripeObject('sub_', followWalletSubscription)
onStripeObject('in_', async (services, id) => void (await followWalletInvoice(services, id)))
onRemovePaymentMethod(keepWalletMethod)
onClose(openWalletOf)

export const jobs: JobDefinition[] = [
  settleTopupJob,
  settleSubscriptionJob,
  reconcileTopupsJob,
  reconcileSubscriptionsJob,
  endWalletOfInactiveJob,
]

export const procedures = {
  wallet: {
    balance: getBalance,
    addCredit: addOwnCredit,
    finalize: finalizeOwnCredit,
    transactions: listOwnEntries,
    exportTransactions: exportOwnEntries,
    activeSubscription: getActiveSubscription,
    cancelSubscription: cancelOwnSubscription,
    zeroBalanceUsers: listZeroBalanceUsers,
  },
} satisfies Procedures<Pick<Contract, 'wallet'>>
