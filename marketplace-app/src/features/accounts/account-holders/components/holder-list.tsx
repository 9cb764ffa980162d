import { useQuery } from '@tanstack/react-query'
import { userTypes } from '@stackyard/shared/reference/user-types'
import { accountHolderSorts } from '@stackyard/shared/reference/account-holder-sorts'
import type { AccountHolder } from '@stackyard/shared/schema/account-holder'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { Choice } from '../../../../components/choice'
import { type Column, DataTable } from '../../../../components/data-table'
import { Page } from '../../../../components/page'
import { PagedResults } from '../../../../components/paged-results'
import { SearchBox } from '../../../../components/search-box'
import { SearchForm } from '../../../../components/search-form'
import { formatRounded } from '../../../../lib/rounded-dollars'
import { figure, formatDate } from '../../../../lib/format'
import { accountHolderTexts } from '../../../../lib/texts/account-holders'
import { tableTexts } from '../../../../lib/texts/tables'
import { type HolderSearch, withFilter } from '../holder-search'
import { holderPageSize, holdersQuery } from '../queries'
import { HolderName } from './holder-name'

const words = accountHolderTexts.holders

const amount = (field: 'balance' | 'reserved' | 'spent'): Column<AccountHolder> => ({
  label: words.columns[field],
  sort: field,
  isNumeric: true,
  cell: ({ wallet }) => (wallet ? formatRounded(wallet[field]) : tableTexts.none),
})

const columns: [Column<AccountHolder>, ...Column<AccountHolder>[]] = [
  {
    label: words.columns.person,
    sort: 'company',
    cell: (holder) => <HolderName holder={holder} userType={holder.userType} />,
  },
  {
    label: words.columns.type,
    cell: ({ userType, isActive }) => (
      <>
        {words.types[userType]}
        {isActive ? null : (
          <Badge tone="warning" className="mt-1 block w-fit">
            {words.inactive}
          </Badge>
        )}
      </>
    ),
  },
  { label: words.columns.plan, cell: ({ planName }) => planName || tableTexts.none },
  amount('balance'),
  amount('reserved'),
  amount('spent'),
  {
    label: words.columns.lastTopUp,
    sort: 'lastTopUpAt',
    cell: ({ wallet }) => (wallet ? <When at={wallet.lastTopUpAt} /> : tableTexts.none),
  },
  { label: words.columns.orders, sort: 'orders', isNumeric: true, cell: ({ orders }) => figure(orders) },
  { label: words.columns.lastSignIn, sort: 'lastSignInAt', cell: ({ lastSignInAt }) => <When at={lastSignInAt} /> },
]

function When({ at }: { at: string | null }) {
  if (!at) return <span className="text-muted-foreground">{words.never}</span>
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatDate(at)}
    </time>
  )
}

export type HolderListProps = { search: HolderSearch; onSearch: (search: HolderSearch) => void }

/** Account holders with their money and use, for admins. */
export function HolderList({ search, onSearch }: HolderListProps) {
  const query = useQuery(holdersQuery(search))
  const { sortBy = 'createdAt', order = 'desc' } = search
  const isFiltered = [search.query, search.userType, search.status].some((value) => value !== undefined)
  return (
    <Page title={words.title} description={words.lead}>
      <HolderFilters search={search} onSearch={onSearch} />
      <PagedResults
        words={words}
        query={query}
        page={search.page ?? 1}
        pageSize={holderPageSize}
        onPage={(page) => onSearch({ ...search, page })}
        emptyAction={
          isFiltered ? (
            <Button variant="outline" onClick={() => onSearch({})}>
              {words.clear}
            </Button>
          ) : undefined
        }
      >
        {(holders) => (
          <DataTable
            caption={words.caption}
            columns={columns}
            rows={holders}
            keyOf={({ id }) => id}
            isStale={query.isPlaceholderData}
            sorting={{
              by: sortBy,
              order,
              onSort: (by, next) =>
                onSearch(withFilter(search, { sortBy: accountHolderSorts.find((each) => each === by), order: next })),
            }}
          />
        )}
      </PagedResults>
    </Page>
  )
}

const typeOptions = userTypes.map((value) => ({ value, label: words.types[value] }))
const statusOptions = (['active', 'inactive'] as const).map((value) => ({ value, label: words.statuses[value] }))

function HolderFilters({ search, onSearch }: HolderListProps) {
  const narrow = (changes: Partial<HolderSearch>) => onSearch(withFilter(search, changes))
  return (
    <SearchForm label={words.search} find={words.find} onFind={(query) => narrow({ query })}>
      <SearchBox query={search.query} label={words.search} className="min-w-48 flex-1 max-sm:basis-full sm:max-w-96" />
      <Choice
        label={words.typeLabel}
        placeholder={words.everyType}
        className="w-full sm:w-40"
        value={search.userType}
        options={typeOptions}
        onChoose={(userType) => narrow({ userType })}
      />
      <Choice
        label={words.statusLabel}
        placeholder={words.everyStatus}
        className="w-full sm:w-56"
        value={search.status}
        options={statusOptions}
        onChoose={(status) => narrow({ status })}
      />
    </SearchForm>
  )
}
