import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { saidNeed } from '@stackyard/shared/domain/said-need'
import { merchantTypes, type MerchantType } from '@stackyard/shared/reference/rfp-ranges'
import type { MerchantCard } from '@stackyard/shared/schema/merchant'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { formatDay } from '@stackyard/shared/ui/format'
import { Select } from '@stackyard/shared/ui/select'
import { Avatar } from '../../../components/avatar'
import { PagedList } from '../../../components/paged-list'
import { SearchBox } from '../../../components/search-box'
import { merchantTexts as words } from '../../../lib/texts/merchants'
import { rfpPageSize, type RfpSearch, type RfpSort, rfpSorts, submittedQuery } from '../queries'

export type RfpListProps = { reader: 'admin' | 'seller'; search: RfpSearch; onSearch: (search: RfpSearch) => void }

/** Submitted requests (002 §2.11): all of them with the sort panel for admins, those they may read for providers. */
export function RfpList({ reader, search, onSearch }: RfpListProps) {
  const query = useQuery(submittedQuery(reader, search))
  return (
    <div>
      {reader === 'admin' ? <SortPanel search={search} onSearch={onSearch} /> : null}
      <PagedList
        words={words}
        query={query}
        page={search.page ?? 1}
        pageSize={rfpPageSize}
        onPage={(page) => onSearch({ ...search, page })}
        className="divide-y border-y"
        renderRow={(merchant) => <RfpRow key={merchant.id} merchant={merchant} />}
      />
    </div>
  )
}

function RfpRow({ merchant }: { merchant: MerchantCard }) {
  const { id, firstName, lastName, company, avatar, merchantType, isComplete, submittedAt } = merchant
  const name = company || `${firstName} ${lastName}`
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-4">
      <Avatar firstName={firstName} lastName={lastName} picture={avatar} className="size-10" />
      <div className="min-w-0 flex-1 basis-56">
        <Link
          to="/dashboard/submit-rfp/$id"
          params={{ id: String(id) }}
          className="text-link font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <p className="text-muted-foreground text-sm">
          {[
            merchantType ? merchantTypes[merchantType] : '',
            saidNeed(merchant.storageVolume, merchant.monthlyShipmentVolume),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {submittedAt ? (
        <span className="text-muted-foreground text-sm tabular-nums">{formatDay(submittedAt)}</span>
      ) : null}
      <Badge tone={isComplete ? 'success' : 'neutral'}>{isComplete ? words.complete : words.incomplete}</Badge>
    </li>
  )
}

/** Sort By, Order and the merchant type, applied together (002 §2.11). */
function SortPanel({ search, onSearch }: Omit<RfpListProps, 'reader'>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => String(form.get(name) ?? '').trim() || undefined
    onSearch({
      query: read('query'),
      sortBy: rfpSorts.find((one): one is RfpSort => one === read('sortBy')),
      order: read('order') === 'asc' ? 'asc' : 'desc',
      type: read('type') as MerchantType | undefined,
    })
  }
  return (
    <form role="search" aria-label={words.search} onSubmit={submit} className="mb-4 flex flex-wrap gap-3">
      <SearchBox query={search.query} label={words.search} className="min-w-0 flex-1 basis-56 sm:max-w-96" />
      <Select
        key={`sortBy ${search.sortBy}`}
        name="sortBy"
        aria-label={words.sort}
        className="w-full sm:w-44"
        defaultValue={search.sortBy ?? 'submittedAt'}
        options={rfpSorts.map((value) => ({ value, label: words.sorts[value] }))}
      />
      <Select
        key={`order ${search.order}`}
        name="order"
        aria-label={words.order}
        className="w-full sm:w-40"
        defaultValue={search.order ?? 'desc'}
        options={[
          { value: 'asc', label: words.ascending },
          { value: 'desc', label: words.descending },
        ]}
      />
      <Select
        key={`type ${search.type}`}
        name="type"
        aria-label={words.fields.merchantType}
        className="w-full sm:w-48"
        defaultValue={search.type ?? ''}
        placeholder={words.anyType}
        options={Object.entries(merchantTypes).map(([value, label]) => ({ value, label }))}
      />
      <Button type="submit" variant="outline">
        {words.apply}
      </Button>
    </form>
  )
}
