import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { type AmendmentKind, amendmentKinds } from '@stackyard/shared/reference/amendment-terms'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { NotFoundPage } from '../../../../components/not-found-page'
import { PagePending } from '../../../../components/page-pending'
import { TransactionDetail } from '../../../../features/reservations/transactions/components/transaction-detail'
import { transactionQuery } from '../../../../features/reservations/transactions/transaction-query'
import { requireSession } from '../../../../lib/guards'
import { toProblem } from '../../../../lib/problem'
import { present, readWhole } from '@stackyard/shared/domain/read-search'
import { userAtom } from '../../../../lib/session'

const NextStepBanner = lazy(async () => ({
  default: (await import('../../../../features/reservations/arrivals/components/next-step-banner')).NextStepBanner,
}))
const ArrivalsSection = lazy(async () => ({
  default: (await import('../../../../features/reservations/arrivals/components/arrivals-section')).ArrivalsSection,
}))
const SiteDocuments = lazy(async () => ({
  default: (await import('../../../../features/reservations/arrivals/components/site-documents')).SiteDocuments,
}))
const ReservationChange = lazy(async () => ({
  default: (await import('../../../../features/reservations/amendments/components/reservation-change'))
    .ReservationChange,
}))

export const Route = createFileRoute('/_shell/dashboard/transactions/$id')({
  validateSearch: (search: Record<string, unknown>) =>
    present<{ change?: AmendmentKind | undefined }>({ change: amendmentKinds.find((kind) => kind === search.change) }),
  beforeLoad: (context) => {
    requireSession(context)
    const id = readWhole(context.params.id, 1, Number.MAX_SAFE_INTEGER)
    if (id === undefined) throw notFound()
    return { id }
  },
  component: TransactionPage,
})

function TransactionPage() {
  const { id } = Route.useRouteContext()
  const { change } = Route.useSearch()
  const user = useAtomValue(userAtom)
  const query = useQuery(transactionQuery(id))
  if (query.isPending || !user) return <PagePending />
  if (query.isError) {
    const { status, message, reference } = toProblem(query.error)
    if (status === 404) return <NotFoundPage />
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const shown = { transaction: query.data, role: user.userType }
  return (
    <TransactionDetail
      {...shown}
      banner={
        <Suspense fallback={<Skeleton className="rounded-card h-20" />}>
          <NextStepBanner {...shown} />
        </Suspense>
      }
      goods={
        <Suspense fallback={<Skeleton className="rounded-card h-48" />}>
          <ArrivalsSection {...shown} />
        </Suspense>
      }
      changes={<ReservationChange {...shown} openWith={change} />}
      documents={<SiteDocuments transactionId={id} />}
    />
  )
}
