import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Notice } from '../../../../components/notice'
import { Page } from '../../../../components/page'
import { TestModeBanner } from '../../../../components/test-mode-banner'
import type { PaymentPicker } from '../../../../lib/payment-choice'
import { toProblem } from '../../../../lib/problem'
import { walletTexts as words } from '../../../../lib/texts/wallet'
import { useIsActing } from '../../../../lib/use-is-acting'
import { balanceQuery, subscriptionQuery } from '../queries'
import type { WalletSearch } from '../wallet-search'
import { BalanceCard } from './balance-card'
import { History } from './history'
import { MonthlyCard } from './monthly-card'
import { ProcessingNotices } from './processing-notices'

const AddCreditDialog = lazy(async () => ({ default: (await import('./add-credit-dialog')).AddCreditDialog }))

export type WalletScreenProps = {
  Picker: PaymentPicker
  search: WalletSearch
  onSearch: (search: WalletSearch) => void
}

/** A seller's credit: what there is, how it is added, and where it went. */
export function WalletScreen({ Picker, search, onSearch }: WalletScreenProps) {
  const [adding, setAdding] = useState<'once' | 'monthly' | null>(null)
  const isActing = useIsActing()
  const add = isActing ? undefined : () => setAdding('once')
  return (
    <Page
      title={words.title}
      description={words.lead}
      actions={
        <>
          <Button asChild variant="outline">
            <Link to="/settings" hash="billing">
              {words.invoices}
            </Link>
          </Button>
          {add ? (
            <Button variant="highlight" onClick={add}>
              <Plus aria-hidden />
              {words.addCredit}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-8">
        <div className="grid grid-cols-1 gap-4">
          <div className="empty:hidden">
            <TestModeBanner />
          </div>
          {isActing ? (
            <Notice tone="info">{words.acting}</Notice>
          ) : (
            <Credit onAdd={add} onSetUp={() => setAdding('monthly')} />
          )}
        </div>
        {isActing ? null : <History search={search} onSearch={onSearch} onAdd={add} />}
      </div>
      {adding ? (
        <Suspense>
          <AddCreditDialog Picker={Picker} isMonthly={adding === 'monthly'} onClose={() => setAdding(null)} />
        </Suspense>
      ) : null}
    </Page>
  )
}

type CreditProps = { onAdd: (() => void) | undefined; onSetUp: (() => void) | undefined }

/** Payments on their way; balance and monthly top-up beside each other. */
function Credit({ onAdd, onSetUp }: CreditProps) {
  const balance = useQuery(balanceQuery())
  const subscription = useQuery(subscriptionQuery())
  const failed = balance.error ?? subscription.error
  if (failed)
    return (
      <ErrorState
        className="py-8"
        message={toProblem(failed).message}
        onRetry={() => {
          void balance.refetch()
          void subscription.refetch()
        }}
      />
    )
  return (
    <>
      {balance.data ? <ProcessingNotices balance={balance.data} onAgain={onAdd} /> : null}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        {balance.data ? <BalanceCard balance={balance.data} /> : <Skeleton className="rounded-card h-40" />}
        {subscription.data === undefined ? (
          <Skeleton className="rounded-card h-40" />
        ) : (
          <MonthlyCard subscription={subscription.data} onSetUp={onSetUp} />
        )}
      </div>
    </>
  )
}
