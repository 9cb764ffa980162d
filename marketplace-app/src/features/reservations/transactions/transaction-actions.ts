import { text } from '@stackyard/shared/messages/text'
import type { Transaction, TransactionAction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { client } from '../../../lib/api'

/** How an action looks and what it calls. The server says which are allowed now (`transaction.actions`). */
export type ActionPlan = {
  action: TransactionAction
  title: string
  body: string
  tone: 'primary' | 'danger' | 'outline'
  failed: string
  done: string
  run: (id: number) => Promise<unknown>
}

const approve = (): ActionPlan => ({
  action: 'approve',
  title: text('transaction.approve.title'),
  body: text('transaction.approve.body'),
  tone: 'primary',
  failed: text('transaction.approve.error'),
  done: text('transaction.approve.success'),
  run: (id) => client.adminTransaction.approve({ id }),
})

const complete = (): ActionPlan => ({
  action: 'complete',
  title: text('transaction.accept.title'),
  body: text('transaction.accept.body'),
  tone: 'primary',
  failed: text('transaction.complete.error'),
  done: text('transaction.complete.success'),
  run: (id) => client.transaction.complete({ id }),
})

const requestCancel = (): ActionPlan => ({
  action: 'request-cancel',
  title: text('transaction.requestCancel.title'),
  body: text('transaction.requestCancel.body'),
  tone: 'outline',
  failed: text('transaction.requestCancel.error'),
  done: text('transaction.requestCancel.success'),
  run: (id) => client.transaction.requestCancel({ id }),
})

const declineCancelRequest = (): ActionPlan => ({
  action: 'decline-cancel-request',
  title: text('transaction.decline.title'),
  body: text('transaction.decline.body'),
  tone: 'outline',
  failed: text('transaction.decline.error'),
  done: text('transaction.decline.success'),
  run: (id) => client.transaction.declineCancelRequest({ id }),
})

/** Canceling means another thing to a seller: denying an order, or accepting the wish to cancel. */
const cancelTitle = (role: UserType, status: Transaction['status']) => {
  if (role !== 'seller') return text('transaction.cancel.title')
  return status === 'customer_cancel_request' ? text('transaction.acceptCancel') : text('transaction.deny')
}

const cancel = (role: UserType, status: Transaction['status']): ActionPlan => ({
  action: 'cancel',
  title: cancelTitle(role, status),
  body: text('transaction.cancel.body'),
  tone: 'danger',
  failed: text('transaction.cancel.error'),
  done: text('transaction.cancel.success'),
  run: (id) => (role === 'admin' ? client.adminTransaction.cancel({ id }) : client.transaction.cancel({ id })),
})

type Offered = Pick<Transaction, 'actions' | 'status'> & Partial<Pick<Transaction, 'paymentState'>>

/** An admin's approval of an order that its seller has accepted matters only while the payment waits for it. */
const isApprovedEnough = (action: TransactionAction, { status, paymentState }: Offered): boolean =>
  action === 'approve' && status === 'approved' && paymentState !== 'authorized'

/** Whoever can cancel need not ask for it. */
const isAskedInVain = (action: TransactionAction, { actions }: Offered): boolean =>
  action === 'request-cancel' && actions.includes('cancel')

/** The buttons of an order for its reader, in the order they are shown. */
export const actionPlans = (transaction: Offered, role: UserType): readonly ActionPlan[] =>
  [approve(), complete(), declineCancelRequest(), requestCancel(), cancel(role, transaction.status)].filter(
    ({ action }) =>
      transaction.actions.includes(action) &&
      !isApprovedEnough(action, transaction) &&
      !isAskedInVain(action, transaction),
  )
