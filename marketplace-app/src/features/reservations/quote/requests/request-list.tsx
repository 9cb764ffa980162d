import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { RequestRow } from '@stackyard/shared/schema/sourcing'
import { Badge } from '@stackyard/shared/ui/badge'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { formatDay } from '@stackyard/shared/ui/format'
import { PagedList } from '../../../../components/paged-list'
import { quoteTexts } from '../../../../lib/texts/quotes'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import { requestsPerPage, requestsQuery } from './queries'

const words = sourcingTexts.list

export type RequestSearch = { page?: number | undefined; open?: boolean | undefined }
type RequestListProps = {
  isSeller: boolean
  search: RequestSearch
  onSearch: (search: RequestSearch) => void
}

const tones: Readonly<Record<string, ComponentProps<typeof Badge>['tone']>> = {
  draft: 'neutral',
  open: 'info',
  requested: 'info',
  sent: 'brand',
  countered: 'warning',
  awarded: 'success',
  accepted: 'success',
  ordered: 'success',
  answered: 'success',
}

export const RequestState = ({ state }: { state: string }) => (
  <Badge tone={tones[state] ?? 'neutral'}>{sourcingTexts.states[state] ?? state}</Badge>
)

/** Requests to several warehouses and for single quotes in one list, newest first. */
export function RequestList({ isSeller, search, onSearch }: RequestListProps) {
  const { page = 1, open = false } = search
  const query = useQuery(requestsQuery({ page, open }))
  return (
    <>
      <Checkbox
        className="mb-4"
        label={words.openOnly}
        checked={open}
        onChange={(event) => onSearch(event.currentTarget.checked ? { open: true } : {})}
      />
      <PagedList
        words={{ ...words, emptyLead: isSeller ? words.emptyLead.seller : words.emptyLead.customer }}
        query={query}
        page={page}
        onPage={(next) => onSearch({ ...search, page: next })}
        pageSize={requestsPerPage}
        className="divide-y border-y"
        renderRow={(row) => <Row key={`${row.kind}-${row.id}-${row.warehouses[0]}`} row={row} isSeller={isSeller} />}
      />
    </>
  )
}

const SHOWN = 3

function Row({ row, isSeller }: { row: RequestRow; isSeller: boolean }) {
  const { kind, id, title, warehouses, lots, quoted, answerBy } = row
  const shown = warehouses.slice(0, SHOWN).join(', ')
  const rest = warehouses.length - SHOWN
  const asked = isSeller ? lots : lots * warehouses.length
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to={kind === 'event' ? '/dashboard/requests/$id' : '/dashboard/quotes/$id'}
          params={{ id: String(id) }}
          className="text-link font-semibold break-words underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {title || quoteTexts.profile}
        </Link>
        <p className="text-muted-foreground text-sm break-words">
          {kind === 'quote' && warehouses.length === 0 ? words.inWords : null}
          {kind === 'quote' && warehouses.length > 0 && !isSeller ? words.single : null}
          {kind === 'event' || isSeller ? [shown, rest > 0 ? words.more(rest) : ''].join(' ').trim() : null}
        </p>
      </div>
      {kind === 'event' && asked > 0 ? (
        <span className="text-sm tabular-nums">
          {isSeller ? words.own(quoted, asked) : words.quoted(quoted, asked)}
        </span>
      ) : null}
      <RequestState state={row.state} />
      <span className="text-muted-foreground text-sm tabular-nums">
        {answerBy ? quoteTexts.answerBy(formatDay(answerBy)) : formatDay(row.createdAt)}
      </span>
    </li>
  )
}
