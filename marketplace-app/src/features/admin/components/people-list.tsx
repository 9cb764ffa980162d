import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { Select } from '@stackyard/shared/ui/select'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { SearchBox } from '../../../components/search-box'
import { toProblem } from '../../../lib/problem'
import { texts } from '../../../lib/texts'
import { adminTexts } from '../../../lib/texts/admin'
import { peopleTexts } from '../../../lib/texts/people'
import { type PeopleKind, peoplePageSize, peopleQuery, type PeopleSearch } from '../queries'
import { OrderPopover } from './order-popover'
import { orderOptions, sortOptions } from './people-orders'
import { PersonCard } from './person-card'

const words = adminTexts.people

export type PeopleListProps = { kind: PeopleKind; search: PeopleSearch; onSearch: (search: PeopleSearch) => void }

/** The directory (002 §2.11): search, sort, order and status in the address. */
export function PeopleList({ kind, search, onSearch }: PeopleListProps) {
  const query = useQuery(peopleQuery(kind, search))
  const total = query.data?.total ?? 0
  return (
    <div>
      {kind === 'manager' ? (
        <p className="mb-4 flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/dashboard/managed/create">{adminTexts.manager.create}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/dashboard/managed/claims">{peopleTexts.claims.title}</Link>
          </Button>
        </p>
      ) : (
        <p className="mb-4 flex flex-wrap gap-3">
          <Button asChild variant="outline">
            <Link to="/dashboard/users-password">{peopleTexts.password.title}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/dashboard/export-user-data">{adminTexts.export.title}</Link>
          </Button>
        </p>
      )}
      {kind === 'manager' ? (
        <ManagerFilters search={search} onSearch={onSearch} />
      ) : (
        <PeopleFilters search={search} onSearch={onSearch} />
      )}
      <p role="status" className="text-muted-foreground mb-3 text-sm">
        {query.isFetching ? texts.shell.loading : words.found(total)}
      </p>
      {query.isPending ? (
        <Skeleton className="rounded-card h-96" />
      ) : query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : query.data.results.length === 0 ? (
        <EmptyState title={adminTexts.empty}>{words.emptyLead}</EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {query.data.results.map((person) => (
            <PersonCard key={person.id} person={person} />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-6 justify-center"
        label={words.pages}
        page={search.page ?? 1}
        pageCount={Math.ceil(total / peoplePageSize)}
        onPageChange={(page) => onSearch({ ...search, page: page > 1 ? page : undefined })}
      />
    </div>
  )
}

/** The managers' search (002 §2.4): the box, and sort and order behind a button. */
function ManagerFilters({ search, onSearch }: Omit<PeopleListProps, 'kind'>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    onSearch({
      ...search,
      query: String(given.get('query') ?? '').trim() || undefined,
      sortBy: String(given.get('sortBy')),
      order: given.get('order') === 'asc' ? 'asc' : 'desc',
      page: undefined,
    })
  }
  return (
    <form role="search" aria-label={words.search} onSubmit={submit} className="mb-4 flex flex-wrap gap-3">
      <SearchBox query={search.query} label={words.search} className="min-w-0 flex-1 sm:max-w-96" />
      <Button type="submit" variant="outline">
        <Search aria-hidden />
        {words.find}
      </Button>
      <OrderPopover key={`${search.sortBy} ${search.order}`} search={search} />
    </form>
  )
}

function PeopleFilters({ search, onSearch }: Omit<PeopleListProps, 'kind'>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    onSearch({ ...search, query: typed || undefined, page: undefined })
  }
  return (
    <form role="search" aria-label={words.search} onSubmit={submit} className="mb-4 flex flex-wrap gap-3">
      <SearchBox query={search.query} label={words.search} className="min-w-0 flex-1 sm:max-w-96" />
      <Select
        aria-label={words.sort}
        className="w-full sm:w-52"
        value={search.sortBy ?? 'createdAt'}
        options={sortOptions}
        onChange={(event) => onSearch({ ...search, sortBy: event.target.value, page: undefined })}
      />
      <Select
        aria-label={words.order}
        className="w-full sm:w-40"
        value={search.order ?? 'desc'}
        options={orderOptions}
        onChange={(event) =>
          onSearch({ ...search, order: event.target.value === 'asc' ? 'asc' : 'desc', page: undefined })
        }
      />
      <Select
        aria-label={words.status}
        className="w-full sm:w-40"
        value={search.status ?? ''}
        placeholder={words.any}
        options={[
          { value: 'active', label: words.active },
          { value: 'inactive', label: words.inactive },
        ]}
        onChange={(event) => {
          const { value } = event.target
          onSearch({
            ...search,
            status: value === 'active' || value === 'inactive' ? value : undefined,
            page: undefined,
          })
        }}
      />
      <Button type="submit" variant="outline">
        <Search aria-hidden />
        {adminTexts.bulk.apply}
      </Button>
    </form>
  )
}
