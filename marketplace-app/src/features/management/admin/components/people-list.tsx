import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '@stackyard/shared/ui/button'
import { Select } from '@stackyard/shared/ui/select'
import { PagedList } from '../../../../components/paged-list'
import { SearchBox } from '../../../../components/search-box'
import { SearchForm } from '../../../../components/search-form'
import { adminTexts } from '../../../../lib/texts/admin'
import { peopleTexts } from '../../../../lib/texts/people'
import { type PeopleKind, peoplePageSize, peopleQuery, type PeopleSearch } from '../queries'
import { OrderPopover } from './order-popover'
import { orderOptions, sortOptions } from './people-orders'
import { PersonCard } from './person-card'

const words = adminTexts.people

export type PeopleListProps = { kind: PeopleKind; search: PeopleSearch; onSearch: (search: PeopleSearch) => void }

/** The directory: search, sort, order and status in the address. */
export function PeopleList({ kind, search, onSearch }: PeopleListProps) {
  const query = useQuery(peopleQuery(kind, search))
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
      <PagedList
        words={{ ...words, empty: adminTexts.empty }}
        query={query}
        page={search.page ?? 1}
        pageSize={peoplePageSize}
        onPage={(page) => onSearch({ ...search, page })}
        className="grid grid-cols-1 gap-3 lg:grid-cols-2"
        renderRow={(person) => <PersonCard key={person.id} person={person} />}
      />
    </div>
  )
}

/** The managers' search: the box, and sort and order behind a button. */
function ManagerFilters({ search, onSearch }: Omit<PeopleListProps, 'kind'>) {
  const find = (query: string | undefined, given: FormData) =>
    onSearch({
      ...search,
      query,
      sortBy: String(given.get('sortBy')),
      order: given.get('order') === 'asc' ? 'asc' : 'desc',
      page: undefined,
    })
  return (
    <SearchForm label={words.search} find={words.find} onFind={find} after={<OrderPopover search={search} />}>
      <SearchBox query={search.query} label={words.search} className="min-w-48 flex-1 max-sm:basis-full sm:max-w-96" />
    </SearchForm>
  )
}

function PeopleFilters({ search, onSearch }: Omit<PeopleListProps, 'kind'>) {
  return (
    <SearchForm
      label={words.search}
      find={words.apply}
      onFind={(query) => onSearch({ ...search, query, page: undefined })}
    >
      <SearchBox query={search.query} label={words.search} className="min-w-48 flex-1 max-sm:basis-full sm:max-w-96" />
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
    </SearchForm>
  )
}
