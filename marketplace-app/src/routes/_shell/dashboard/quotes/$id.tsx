import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { NotFoundPage } from '../../../../components/not-found-page'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { QuotePage } from '../../../../features/reservations/quote/components/quote-page'
import { quoteQuery } from '../../../../features/reservations/quote/queries'
import { requireSession } from '../../../../lib/guards'
import { toProblem } from '../../../../lib/problem'
import { readWhole } from '@stackyard/shared/domain/read-search'
import { userAtom } from '../../../../lib/session'
import { quoteTexts as words } from '../../../../lib/texts/quotes'

export const Route = createFileRoute('/_shell/dashboard/quotes/$id')({
  beforeLoad: (context) => {
    requireSession(context)
    const id = readWhole(context.params.id, 1, Number.MAX_SAFE_INTEGER)
    if (id === undefined) throw notFound()
    return { id }
  },
  component: QuoteRoute,
})

function QuoteRoute() {
  const { id } = Route.useRouteContext()
  const user = useAtomValue(userAtom)
  const query = useQuery(quoteQuery(id))
  if (query.isPending || !user) return <PagePending />
  if (query.isError) {
    const { status, message, reference } = toProblem(query.error)
    if (status === 404) return <NotFoundPage />
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const quote = query.data
  const warehouse = quote.warehouse?.name ?? (quote.sellerName || words.profile)
  return (
    <Page title={words.heading(quote.merchant.company, warehouse)}>
      <QuotePage quote={quote} isSeller={user.userType === 'seller' || quote.isOnBehalf} />
    </Page>
  )
}
