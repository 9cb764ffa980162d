import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { Page } from '../../../../components/page'
import { TestModeBanner } from '../../../../components/test-mode-banner'
import { MoneyReports } from '../../../../features/reservations/transactions/components/money-reports'
import { TransactionList } from '../../../../features/reservations/transactions/components/transaction-list'
import { hasTransactions, transactionsQuery } from '../../../../features/reservations/transactions/queries'
import { readTransactionSearch } from '../../../../features/reservations/transactions/transaction-search'
import { requireSession } from '../../../../lib/guards'
import { currentUser, userAtom } from '../../../../lib/session'
import { moneyTexts } from '../../../../lib/texts/money'

const MoneyAtAGlance = lazy(async () => ({
  default: (await import('../../../../features/payments/payouts/components/money-at-a-glance')).MoneyAtAGlance,
}))

export const Route = createFileRoute('/_shell/dashboard/transactions/')({
  validateSearch: readTransactionSearch,
  beforeLoad: (context) => {
    requireSession(context)
    const role = currentUser()?.userType
    if (!role || !hasTransactions(role)) throw redirect({ to: '/dashboard' })
    return { role }
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(transactionsQuery(context.role, deps))
  },
  component: TransactionsPage,
})

function TransactionsPage() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const role = useAtomValue(userAtom)?.userType
  if (!role || !hasTransactions(role)) return null
  return (
    <Page title={text('transaction.list.title')} description={moneyTexts.transactions.lead[role]}>
      <div className="mb-5 empty:hidden">
        <TestModeBanner />
      </div>
      <TransactionList role={role} search={search} onSearch={(next) => void navigate({ search: next })} />
      {role === 'admin' ? (
        <Suspense>
          <div className="mt-10 empty:hidden">
            <MoneyAtAGlance />
          </div>
        </Suspense>
      ) : null}
      {role === 'admin' ? <MoneyReports /> : null}
    </Page>
  )
}
