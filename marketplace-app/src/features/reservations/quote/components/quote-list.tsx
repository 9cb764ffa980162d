import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { saidNeed } from '@stackyard/shared/domain/said-need'
import type { Quote } from '@stackyard/shared/schema/quote'
import type { UserType } from '@stackyard/shared/schema/user'
import { Badge } from '@stackyard/shared/ui/badge'
import { formatDay } from '@stackyard/shared/ui/format'
import { AwaitingList, type AwaitingSearch } from '../../../../components/awaiting-list'
import { quoteTexts as words } from '../../../../lib/texts/quotes'
import { pageSize, quotesQuery } from '../queries'

export type QuoteListProps = { role: UserType; search: AwaitingSearch; onSearch: (search: AwaitingSearch) => void }

/** Requests for quotes, newest first, all or only those without an answer; each leads to its own page. */
export function QuoteList({ role, search, onSearch }: QuoteListProps) {
  const { page = 1, awaiting = false } = search
  const query = useQuery(quotesQuery(role, page, awaiting))
  const emptyLead = role === 'seller' ? words.leadOfNone.seller : words.leadOfNone.customer
  return (
    <AwaitingList
      words={{ ...words, emptyLead }}
      query={query}
      search={search}
      onSearch={onSearch}
      pageSize={pageSize}
      className="divide-y border-y"
      renderRow={(quote) => <QuoteRow key={quote.id} quote={quote} role={role} />}
    />
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
