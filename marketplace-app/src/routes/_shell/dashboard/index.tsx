import { createFileRoute, Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import type { SessionUser, UserType } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Page } from '../../../components/page'
import { TransactionsPreview } from '../../../features/reservations/transactions/components/transactions-preview'
import { hasTransactions } from '../../../features/reservations/transactions/queries'
import { requireSession } from '../../../lib/guards'
import { isServiceProvider } from '../../../lib/service-provider'
import { userAtom } from '../../../lib/session'
import { texts } from '../../../lib/texts'
import { moneyTexts } from '../../../lib/texts/money'

const OverviewPanel = lazy(async () => ({
  default: (await import('../../../features/management/overview/components/overview-panel')).OverviewPanel,
}))

const DeskPanel = lazy(async () => ({
  default: (await import('../../../features/management/desk/components/desk-panel')).DeskPanel,
}))

const PlatformContact = lazy(async () => ({
  default: (await import('../../../features/accounts/people/components/platform-contact')).PlatformContact,
}))

export const Route = createFileRoute('/_shell/dashboard/')({
  beforeLoad: requireSession,
  component: DashboardPage,
})

/** What stands in place of the latest orders while there are none. */
const noneYet: Record<UserType, string> = {
  admin: moneyTexts.transactions.allOrdersNone,
  seller: moneyTexts.transactions.recentOrdersNone,
  customer: moneyTexts.transactions.recentNone,
  manager: moneyTexts.transactions.recentNone,
  editor: moneyTexts.transactions.recentNone,
}

/** What the desk lists one by one. */
const onDesk = ['ordersToAccept', 'cancelRequests', 'quotesToAnswer'] as const

/** What waits for this person: orders to decide on, own reservations, or the way to work. */
function DashboardPage() {
  const user = useAtomValue(userAtom)
  if (!user) return null
  const words = texts.dashboard
  const role = user.userType
  const isService = isServiceProvider(user)
  const hasDesk = role === 'seller' && !isService
  const hasWork = role === 'admin' || (role === 'seller' && isService)
  return (
    <Page
      title={words.hello(user.firstName)}
      description={isService ? words.leadOfService : words.lead[role]}
      actions={<FirstStep user={user} />}
    >
      {hasDesk ? (
        <Suspense fallback={<Skeleton className="rounded-card mb-8 h-72" />}>
          <DeskPanel />
        </Suspense>
      ) : null}
      <Suspense fallback={<Skeleton className="rounded-card mb-8 h-40" />}>
        <OverviewPanel person={user} without={hasDesk ? onDesk : []} />
      </Suspense>
      {hasTransactions(role) ? (
        <div className="grid items-start gap-8 empty:hidden lg:grid-cols-2">
          {hasWork ? (
            <>
              <TransactionsPreview
                role={role}
                status="pending"
                title={moneyTexts.transactions.awaiting}
                empty={moneyTexts.transactions.awaitingNone}
                isOptional={isService}
              />
              <TransactionsPreview
                role={role}
                status="customer_cancel_request"
                title={moneyTexts.transactions.cancelRequests}
                empty={moneyTexts.transactions.awaitingNone}
                isOptional={isService}
              />
            </>
          ) : null}
          <TransactionsPreview
            className="lg:col-span-2"
            role={role}
            title={hasWork || hasDesk ? moneyTexts.transactions.recentOrders : moneyTexts.transactions.recent}
            empty={noneYet[role]}
            isOptional={isService}
          />
        </div>
      ) : null}
      {role === 'editor' || role === 'admin' ? null : (
        <Suspense>
          <PlatformContact />
        </Suspense>
      )}
    </Page>
  )
}

/** What a person of this role does most often from here. */
function FirstStep({ user }: { user: SessionUser }) {
  const { dashboard: words, nav } = texts
  if (user.userType === 'editor' || user.userType === 'admin')
    return (
      <Button asChild variant="outline">
        <a href="/admin">{words.openPanel}</a>
      </Button>
    )
  return (
    <Button asChild>
      {user.userType !== 'seller' ? (
        <Link to="/dashboard/warehouses">{words.explore}</Link>
      ) : isServiceProvider(user) ? (
        <Link to="/dashboard/services/edit/$id" params={{ id: 'own' }}>
          {nav.listService}
        </Link>
      ) : (
        <Link to="/dashboard/warehouses/create">{nav.listWarehouse}</Link>
      )}
    </Button>
  )
}
