import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { saidNeed } from '@stackyard/shared/domain/said-need'
import type { Quote } from '@stackyard/shared/schema/quote'
import type { UserType } from '@stackyard/shared/schema/user'
import { Badge } from '@stackyard/shared/ui/badge'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { formatDay } from '@stackyard/shared/ui/format'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../lib/problem'
import { quoteTexts as words } from '../../../lib/texts/quotes'
import { pageSize, quotesQuery } from '../queries'

export type QuoteListProps = { role: UserType; page: number; onPage: (page: number) => void }

/** Requests for quotes, newest first; each leads to its own page. */
export function QuoteList({ role, page, onPage }: QuoteListProps) {
  const list = useQuery(quotesQuery(role, page))
  if (list.isPending)
    return (
      <div aria-hidden className="grid gap-3">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-20" />
        ))}
      </div>
    )
  if (list.isError) return <ErrorState {...toProblem(list.error)} onRetry={() => void list.refetch()} />
  const { results, total } = list.data
  if (results.length === 0)
    return (
      <EmptyState title={words.empty.title}>{role === 'seller' ? words.empty.seller : words.empty.customer}</EmptyState>
    )
  return (
    <>
      <ul className="divide-y border-y">
        {results.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} role={role} />
        ))}
      </ul>
      <Pagination
        className="mt-6 justify-center"
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        onPageChange={onPage}
      />
    </>
  )
}

function QuoteRow({ quote, role }: { quote: Quote; role: UserType }) {
  const warehouse = quote.warehouse?.name ?? (quote.sellerName || words.profile)
  const title = role === 'customer' ? warehouse : words.heading(quote.merchant.company, warehouse)
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to="/dashboard/quotes/$id"
          params={{ id: String(quote.id) }}
          className="text-link font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <p className="text-muted-foreground text-sm">{saidNeed(quote.storageVolume, quote.monthlyShipmentVolume)}</p>
      </div>
      <span className="text-muted-foreground text-sm tabular-nums">{formatDay(quote.createdAt)}</span>
      <QuoteState state={quote.state} />
    </li>
  )
}

/** Whether a request awaits its answer, as a chip. */
export const QuoteState = ({ state }: Pick<Quote, 'state'>) => (
  <Badge tone={state === 'answered' ? 'success' : 'info'}>{words.states[state]}</Badge>
)
