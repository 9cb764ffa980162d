import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { NotFoundPage } from '../../../../components/not-found-page'
import { PagePending } from '../../../../components/page-pending'
import { InvoicePage } from '../../../../features/payments/invoices/components/invoice-page'
import { apiQuery } from '../../../../lib/api'
import { requireSession } from '../../../../lib/guards'
import { toProblem } from '../../../../lib/problem'
import { readWhole } from '@stackyard/shared/domain/read-search'
import { userAtom } from '../../../../lib/session'

export const Route = createFileRoute('/_shell/dashboard/invoices/$id')({
  beforeLoad: (context) => {
    requireSession(context)
    const id = readWhole(context.params.id, 1, Number.MAX_SAFE_INTEGER)
    if (id === undefined) throw notFound()
    return { id }
  },
  component: DocumentRoute,
})

function DocumentRoute() {
  const { id } = Route.useRouteContext()
  const user = useAtomValue(userAtom)
  const query = useQuery(apiQuery.invoices.get.queryOptions({ input: { id }, select: (reply) => reply.results }))
  if (query.isPending) return <PagePending />
  if (query.isError) {
    const { status, message, reference } = toProblem(query.error)
    if (status === 404) return <NotFoundPage />
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  return <InvoicePage key={id} invoice={query.data} isOwn={user?.userType !== 'admin'} />
}
