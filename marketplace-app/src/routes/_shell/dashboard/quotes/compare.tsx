import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { CompareQuotes, type PricedQuote } from '../../../../features/reservations/quote/components/compare-quotes'
import { comparedQuotesQuery } from '../../../../features/reservations/quote/queries'
import { requireSession } from '../../../../lib/guards'
import { toProblem } from '../../../../lib/problem'
import { type RawSearch, readList } from '@stackyard/shared/domain/read-search'
import { currentUser } from '../../../../lib/session'
import { quoteTexts } from '../../../../lib/texts/quotes'

const words = quoteTexts.compare

export const Route = createFileRoute('/_shell/dashboard/quotes/compare')({
  validateSearch: (search: RawSearch): { ids: string } => ({ ids: (readList(search.ids) ?? []).join(',') }),
  beforeLoad: (context) => {
    requireSession(context)
    if (currentUser()?.userType !== 'customer') throw redirect({ to: '/dashboard/quotes' })
  },
  component: ComparePage,
})

const isPriced = (quote: { offer: unknown }): quote is PricedQuote => quote.offer !== null

/** A merchant's quotes side by side. */
function ComparePage() {
  const { ids } = Route.useSearch()
  const query = useQuery(comparedQuotesQuery(ids))
  if (query.isPending) return <PagePending />
  if (query.isError) {
    const { message, reference } = toProblem(query.error)
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const quotes = query.data.filter(isPriced)
  const back = (
    <Link to="/dashboard/quotes" className="text-link text-sm font-semibold">
      {words.back}
    </Link>
  )
  return (
    <Page title={words.title} description={words.lead} eyebrow={back} wide>
      {quotes.length === 0 ? (
        <EmptyState title={words.none}>{words.noneLead}</EmptyState>
      ) : (
        <CompareQuotes quotes={quotes} />
      )}
    </Page>
  )
}
