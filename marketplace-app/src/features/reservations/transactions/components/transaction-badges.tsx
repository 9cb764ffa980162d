import { text } from '@stackyard/shared/messages/text'
import type { PaymentState, Transaction, TransactionStatus } from '@stackyard/shared/schema/transaction'
import { Badge } from '@stackyard/shared/ui/badge'

const statusTone = {
  pending: 'warning',
  approved: 'success',
  cancelled: 'neutral',
  customer_cancel_request: 'info',
} as const satisfies Record<TransactionStatus, string>

export function StatusBadge({ status }: { status: TransactionStatus }) {
  return <Badge tone={statusTone[status]}>{text(`transaction.status.${status}`)}</Badge>
}

const moneyTone = {
  authorizing: 'info',
  authorized: 'info',
  capturing: 'info',
  ach_processing: 'info',
  captured: 'success',
  releasing: 'info',
  released: 'neutral',
  refunding: 'info',
  refunded: 'neutral',
  charged_back: 'danger',
  failed: 'danger',
} as const satisfies Record<PaymentState, string>

/** Where the money is; a kept bank account is no hold, and says so. */
export const moneyLabel = ({ paymentState, paymentType }: Pick<Transaction, 'paymentState' | 'paymentType'>): string =>
  paymentState === 'authorized' && paymentType === 'ACH'
    ? text('transaction.payment.authorized.ach')
    : text(`transaction.payment.${paymentState}`)

export function MoneyBadge({ transaction }: { transaction: Pick<Transaction, 'paymentState' | 'paymentType'> }) {
  return <Badge tone={moneyTone[transaction.paymentState]}>{moneyLabel(transaction)}</Badge>
}
