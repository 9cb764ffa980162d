import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import { type FormEvent, lazy, Suspense } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Input } from '@stackyard/shared/ui/input'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../../lib/problem'
import { contentTexts as words } from '../../../../lib/texts/content'
import { type ContentKind, newPathOf } from '../content-kind'
import { type ContentSearch, contentPageSize, contentQuery } from '../queries'
import { ContentRow } from './content-row'

const RecordDialog = lazy(() =>
  import('./record-dialog').then(({ RecordDialog: component }) => ({ default: component })),
)
const DraftDialog = lazy(() => import('./draft-dialog').then(({ DraftDialog: component }) => ({ default: component })))

export type ContentListProps = {
  kind: ContentKind
  search: ContentSearch
  onSearch: (search: ContentSearch) => void
  /** Whether this person may write here; prompts are for admins. */
  mayWrite: boolean
}

/** All records of a kind, drafts among them. Search, page and the open dialog stand in the address. */
export function ContentList({ kind, search, onSearch, mayWrite }: ContentListProps) {
  const query = useQuery(contentQuery(kind, search))
  const total = query.data?.total ?? 0
  const close = () => onSearch({ ...search, open: undefined })
  const edited = query.data?.results.find(({ id }) => String(id) === search.open) ?? null
  return (
    <div>
      <ListTools kind={kind} search={search} onSearch={onSearch} mayWrite={mayWrite} />
      <p role="status" className="text-muted-foreground mb-3 text-sm">
        {query.isPending ? '' : words.found(total)}
      </p>
      {query.isPending ? (
        <Skeleton className="rounded-card h-96" />
      ) : query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : query.data.results.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
      ) : (
        <ul className="rounded-card divide-y border">
          {query.data.results.map((record) => (
            <ContentRow
              key={record.id}
              kind={kind}
              record={record}
              mayWrite={mayWrite}
              onEdit={() => onSearch({ ...search, open: String(record.id) })}
            />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-6 justify-center"
        label={words.pages}
        page={search.page ?? 1}
        pageCount={Math.ceil(total / contentPageSize)}
        onPageChange={(page) => onSearch({ ...search, page: page > 1 ? page : undefined })}
      />
      <Suspense>
        {search.open === 'draft' && kind.draft ? <DraftDialog kind={kind} draft={kind.draft} onClose={close} /> : null}
        {mayWrite && (search.open === 'new' || edited) ? (
          <RecordDialog key={search.open} kind={kind} record={edited} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  )
}

function ListTools({ kind, search, onSearch, mayWrite }: ContentListProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    onSearch({ query: typed || undefined })
  }
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <form
        role="search"
        aria-label={words.search}
        onSubmit={submit}
        className="flex min-w-0 flex-1 gap-3 max-sm:basis-full"
      >
        <Input
          key={search.query ?? ''}
          type="search"
          name="query"
          aria-label={words.search}
          placeholder={words.search}
          defaultValue={search.query ?? ''}
          maxLength={100}
          className="min-w-0 flex-1 sm:max-w-96"
        />
        <Button type="submit" variant="outline">
          <Search aria-hidden />
          {words.find}
        </Button>
      </form>
      {kind.draft ? (
        <Button variant="outline" onClick={() => onSearch({ ...search, open: 'draft' })}>
          {words.ai.open}
        </Button>
      ) : null}
      {!mayWrite ? null : kind.hasPages || kind.key === 'faq' ? (
        <Button asChild>
          <Link to={newPathOf(kind)}>
            <Plus aria-hidden />
            {kind.newOne}
          </Link>
        </Button>
      ) : (
        <Button onClick={() => onSearch({ ...search, open: 'new' })}>
          <Plus aria-hidden />
          {kind.newOne}
        </Button>
      )}
    </div>
  )
}
