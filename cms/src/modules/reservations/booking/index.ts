import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../../platform/jobs'
import type { Procedures } from '../../../platform/procedure'
import { onClose } from '../../accounts/account'
import { onPaymentIntent } from '../../payments/payment'
import { expireOrderJob } from './jobs/expire-order'
import { printAgreementJob } from './jobs/print-agreement'
import { reconcileOrdersJob } from './jobs/reconcile-orders'
import { remindOfExpiryJob } from './jobs/remind-of-expiry'
import { reportMoneyJob } from './jobs/report-money'
import { reprintAgreementJob } from './jobs/reprint-agreement'
import { settleOrderJob } from './jobs/settle-order'
import { turnSpaceJob } from './jobs/turn-space'
import { openOrdersOf } from './open-orders'
import { followPayment } from './operations/follow-payment'
import {
  approveTransaction,
  cancelTransaction,
  cancelTransactionAsAdmin,
  completeTransaction,
  declineCancelRequest,
  requestCancelTransaction,
  setPoNumber,
} from './procedures/change-transaction'
import { createPurchase } from './procedures/create-purchase'
import { downloadAgreement } from './procedures/download-agreement'
import { exportAllTransactions, exportTransactions } from './procedures/export-transactions'
import { getTransaction } from './procedures/get-transaction'
import { listReports } from './procedures/list-money-reports'
import { listAllTransactions, listTransactions } from './procedures/list-transactions'
import { space } from './procedures/space'

export { smallestTotalPallets, smallestTotals } from './operations/read-space'

export { forgetPartyOf } from './operations/reprint-agreement'

export { amendOrder, isFulfillmentRunning, isRunning } from './operations/amend-order'
export { keepAgreement } from './operations/keep-agreement'
export { findDocument, keepDocument, type OrderDocument } from './operations/keep-document'
export { isOwn } from './operations/list-orders'
export { amendedTermsOfOrder, factsOfTerms } from './order-commitment'
export { assertFits } from './order-space'
export { nameOf } from './announce-order'
export { findOrder, lockOrder, type Order } from './repository'
export { runningTermsOf } from './running-terms'

onPaymentIntent(followPayment)
onClose(openOrdersOf)

export const jobs: JobDefinition[] = [
  settleOrderJob,
  printAgreementJob,
  reprintAgreementJob,
  expireOrderJob,
  remindOfExpiryJob,
  reconcileOrdersJob,
  reportMoneyJob,
  turnSpaceJob,
]

export const procedures = {
  purchase: { create: createPurchase },
  space,
  transaction: {
    list: listTransactions,
    export: exportTransactions,
    get: getTransaction,
    agreement: downloadAgreement,
    complete: completeTransaction,
    cancel: cancelTransaction,
    requestCancel: requestCancelTransaction,
    declineCancelRequest,
    poNumber: setPoNumber,
  },
  adminTransaction: {
    list: listAllTransactions,
    export: exportAllTransactions,
    reports: listReports,
    approve: approveTransaction,
    cancel: cancelTransactionAsAdmin,
  },
} satisfies Procedures<Pick<Contract, 'purchase' | 'space' | 'transaction' | 'adminTransaction'>>
