import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { NotFoundPage } from '../../../../components/not-found-page'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { rfpQuery } from '../../../../features/reservations/merchants/queries'
import { requireSession } from '../../../../lib/guards'
import { toProblem } from '../../../../lib/problem'
import { readWhole } from '@stackyard/shared/domain/read-search'
import { merchantTexts as words } from '../../../../lib/texts/merchants'

const RfpPage = lazy(async () => ({
  default: (await import('../../../../features/reservations/merchants/components/rfp-page')).RfpPage,
}))

export const Route = createFileRoute('/_shell/dashboard/submit-rfp/$id')({
  beforeLoad: (context) => {
    requireSession(context)
    const id = readWhole(context.params.id, 1, 2_147_483_647)
    if (id === undefined) throw notFound()
    return { id }
  },
  component: RfpRoute,
})

function RfpRoute() {
  const { id } = Route.useRouteContext()
  const query = useQuery(rfpQuery(id))
  if (query.isPending) return <PagePending />
  if (query.isError) {
    const { status, message, reference } = toProblem(query.error)
    if (status === 404) return <NotFoundPage />
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const { company, user } = query.data
  return (
    <Page title={words.heading(company || `${user.firstName} ${user.lastName}`)}>
      <Suspense fallback={<PagePending />}>
        <RfpPage record={query.data} />
      </Suspense>
    </Page>
  )
}
