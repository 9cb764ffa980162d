import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { contactTopics } from '@stackyard/shared/reference/newsletter'
import type { ContactMessage, Subscription } from '@stackyard/shared/schema/newsletter'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Input } from '@stackyard/shared/ui/input'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Page } from '../../../../components/page'
import { apiQuery } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { toProblem } from '../../../../lib/problem'
import { submissionTexts as words } from '../../../../lib/texts/newsletter'
import { type SubmissionSearch, submissionViews } from '../submission-search'
import { sayName } from '@stackyard/shared/ui/say'

const PAGE_SIZE = 25

type Props = { search: SubmissionSearch; onSearch: (search: SubmissionSearch) => void }

/** What people sent by email forms: messages and subscriptions. */
export function SubmissionsPage({ search, onSearch }: Props) {
  const view = search.view ?? 'messages'
  return (
    <Page title={words.title} description={words.lead}>
      <div className="mb-4 flex flex-wrap gap-3">
        <div role="group" aria-label={words.views} className="flex gap-2">
          {submissionViews.map((one) => (
            <Button
              key={one}
              variant={one === view ? 'soft' : 'ghost'}
              aria-pressed={one === view}
              onClick={() => onSearch({ view: one })}
            >
              {words[one]}
            </Button>
          ))}
        </div>
        <SearchForm search={search} onSearch={onSearch} />
      </div>
      {view === 'messages' ? (
        <Messages search={search} onSearch={onSearch} />
      ) : (
        <Subscriptions search={search} onSearch={onSearch} />
      )}
    </Page>
  )
}

function SearchForm({ search, onSearch }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    onSearch({ view: search.view, query: typed || undefined })
  }
  return (
    <form role="search" aria-label={words.search} onSubmit={submit} className="flex min-w-0 flex-1 basis-72 gap-3">
      <Input
        key={search.query ?? ''}
        type="search"
        name="query"
        aria-label={words.search}
        placeholder={words.search}
        defaultValue={search.query ?? ''}
        maxLength={100}
        className="min-w-0 flex-1 sm:max-w-80"
      />
      <Button type="submit" variant="outline">
        <Search aria-hidden />
        {words.find}
      </Button>
    </form>
  )
}

const inputOf = ({ query, page = 1 }: SubmissionSearch) => ({
  limit: PAGE_SIZE,
  skip: (page - 1) * PAGE_SIZE,
  ...(query ? { query } : {}),
})

function Messages(props: Props) {
  const query = useQuery(apiQuery.contactUs.list.queryOptions({ input: inputOf(props.search) }))
  return (
    <Rows {...props} query={query}>
      {(query.data?.results ?? []).map((message) => (
        <MessageRow key={message.id} message={message} />
      ))}
    </Rows>
  )
}

function Subscriptions(props: Props) {
  const query = useQuery(apiQuery.newsletter.subscriptions.queryOptions({ input: inputOf(props.search) }))
  return (
    <Rows {...props} query={query}>
      {(query.data?.results ?? []).map((subscription) => (
        <SubscriptionRow key={subscription.id} subscription={subscription} />
      ))}
    </Rows>
  )
}

type RowsQuery = {
  isPending: boolean
  isError: boolean
  error: unknown
  data: { results: unknown[]; total?: number | undefined } | undefined
  refetch: () => Promise<unknown>
}

function Rows({ search, onSearch, query, children }: Props & { query: RowsQuery; children: ReactNode }) {
  if (query.isPending) return <Skeleton className="rounded-card h-96" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  const total = query.data?.total ?? 0
  if (total === 0) return <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
  return (
    <>
      <p role="status" className="text-muted-foreground mb-3 text-sm">
        {words.found(total)}
      </p>
      <ul className="rounded-card divide-y border">{children}</ul>
      <Pagination
        className="mt-6 justify-center"
        label={words.pages}
        page={search.page ?? 1}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        onPageChange={(page) => onSearch({ ...search, page: page > 1 ? page : undefined })}
      />
    </>
  )
}

function MessageRow({ message }: { message: ContactMessage }) {
  const { id, name, company, email, topic, message: text, status, createdAt } = message
  const about = sayName(contactTopics.find(({ key }) => key === topic)?.name ?? topic)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 truncate">{[name, company].filter(Boolean).join(', ')}</span>
          <Badge tone={status === 'new' ? 'warning' : 'neutral'}>{words.states[status]}</Badge>
        </p>
        <p className="text-muted-foreground text-sm break-words">
          {about} · <bdi>{email}</bdi> · <bdi>{formatDate(createdAt)}</bdi>
        </p>
        <p className="mt-2 text-sm break-words whitespace-pre-line">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="outline" size="sm">
          <a href={`mailto:${encodeURIComponent(email)}`} aria-label={words.answerTo(email)}>
            {words.answer}
          </a>
        </Button>
        <Button asChild variant="ghost" size="sm">
          <a href={`/admin/collections/contact-messages/${id}`} aria-label={words.panelFor(email)}>
            {words.panel}
          </a>
        </Button>
      </div>
    </li>
  )
}

function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const { email, sellerId, state, askedAt } = subscription
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <span className="min-w-0 break-words">{email}</span>
        <Badge tone={state === 'confirmed' ? 'success' : 'neutral'}>{words.states[state]}</Badge>
      </p>
      <p className="text-muted-foreground text-sm">
        {[sellerId === null ? words.ofHouse : words.ofSeller(sellerId), words.asked(formatDate(askedAt))].join(' · ')}
      </p>
    </li>
  )
}
