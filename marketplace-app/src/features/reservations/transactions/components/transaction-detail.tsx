import { lazy, type ReactNode, Suspense } from 'react'
import { isSettling } from '@stackyard/shared/domain/order-status'
import { text } from '@stackyard/shared/messages/text'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { BackLink } from '../../../../components/back-link'
import { Notice } from '../../../../components/notice'
import { Page } from '../../../../components/page'
import { TestModeBanner } from '../../../../components/test-mode-banner'
import { formatDateTime } from '../../../../lib/format'
import { moneyTexts } from '../../../../lib/texts/money'
import { isRefundUnderWay } from '../transaction-query'
import { TransactionActions } from './transaction-actions'
import { MoneyBadge, StatusBadge } from './transaction-badges'
import { CommitmentCard, MoneyFacts, OrderFacts, PartyFacts } from './transaction-facts'

const BillingPlan = lazy(async () => ({ default: (await import('./billing-plan')).BillingPlan }))
// Papers and history are fetched beside the order, not with it.
const TransactionAgreement = lazy(async () => ({
  default: (await import('./transaction-agreement')).TransactionAgreement,
}))
const TransactionInvoice = lazy(async () => ({ default: (await import('./transaction-invoice')).TransactionInvoice }))
const TransactionTimeline = lazy(async () => ({
  default: (await import('./transaction-timeline')).TransactionTimeline,
}))

type DetailProps = {
  transaction: Transaction
  role: UserType
  /** The next step, first on the page. */
  banner?: ReactNode
  /** What happens with the goods. */
  goods?: ReactNode
  /** Changes of what was agreed, before its papers and its history. */
  changes?: ReactNode
  /** Documents beside the agreement and the invoice. */
  documents?: ReactNode
}

/** One order: its next step, parties, goods, money, papers, history, and what its reader can do now. */
export function TransactionDetail({ transaction, role, banner, goods, changes, documents }: DetailProps) {
  const { id, status, expiresAt, failure } = transaction
  return (
    <Page
      title={text('transaction.details.title', { id })}
      eyebrow={<BackLink to="/dashboard/transactions">{moneyTexts.transactions.back}</BackLink>}
      description={
        <span role="status" className="flex flex-wrap gap-2 pt-1">
          <StatusBadge status={status} />
          <MoneyBadge transaction={transaction} />
        </span>
      }
      actions={<TransactionActions transaction={transaction} role={role} />}
    >
      <div className="grid grid-cols-1 gap-4">
        <TestModeBanner />
        {banner}
        <MoneyNotice transaction={transaction} />
        {failure ? <Notice tone="danger">{failure}</Notice> : null}
        {status === 'pending' && expiresAt && !banner ? (
          <p className="text-muted-foreground text-sm">{moneyTexts.transactions.expires(formatDateTime(expiresAt))}</p>
        ) : null}
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <OrderFacts transaction={transaction} />
          <PartyFacts transaction={transaction} role={role} />
          {goods ? <div className="empty:hidden lg:col-span-2">{goods}</div> : null}
          <CommitmentCard transaction={transaction} />
          <MoneyFacts transaction={transaction} />
          <Suspense>
            {transaction.billedBy === 'platform' ? <BillingPlan transaction={transaction} /> : null}
            {changes}
            <TransactionAgreement transaction={transaction} />
            <TransactionInvoice transaction={transaction} role={role} />
            {documents}
            <div className="rounded-card bg-card border p-5">
              <TransactionTimeline transaction={transaction} />
            </div>
          </Suspense>
        </div>
      </div>
    </Page>
  )
}

/** What the money is waiting for, if anything. */
function MoneyNotice({ transaction }: { transaction: Transaction }) {
  if (isRefundUnderWay(transaction)) return <Notice tone="info">{moneyTexts.transactions.refundUnderWay}</Notice>
  if (!isSettling(transaction.paymentState) || transaction.failure) return null
  return <Notice tone="info">{moneyTexts.transactions.working}</Notice>
}
