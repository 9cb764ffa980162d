import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from '@stackyard/shared/ui/select'
import { PagedList } from '../../../../components/paged-list'
import { SearchBox } from '../../../../components/search-box'
import { SearchForm } from '../../../../components/search-form'
import { apiQuery } from '../../../../lib/api'
import { readOneOf } from '@stackyard/shared/domain/read-search'
import { couponTexts as words } from '../../../../lib/texts/coupons'
import { CouponRow } from './coupon-row'
import type { CouponSearch } from '../coupon-search'

const PAGE = 24

const statuses = [
  { value: 'active', label: words.active },
  { value: 'inactive', label: words.inactive },
]

export type CouponListProps = { search: CouponSearch; onSearch: (search: CouponSearch) => void }

/** The coupons, newest first, with how often each was used. */
export function CouponList({ search, onSearch }: CouponListProps) {
  const { query, status, page = 1 } = search
  const active = status === undefined ? undefined : status === 'active'
  const input = { query, active, limit: PAGE, skip: (page - 1) * PAGE }
  const found = useQuery(apiQuery.coupon.list.queryOptions({ input, placeholderData: keepPreviousData }))
  return (
    <>
      <SearchForm
        label={words.search}
        find={words.find}
        onFind={(text) => onSearch({ ...search, query: text, page: undefined })}
      >
        <SearchBox query={query} label={words.search} className="min-w-48 flex-1 max-sm:basis-full sm:max-w-96" />
        <Select
          aria-label={words.status}
          className="w-full sm:w-44"
          value={status ?? ''}
          placeholder={words.any}
          options={statuses}
          onChange={(event) =>
            onSearch({
              ...search,
              status: readOneOf(event.target.value, ['active', 'inactive'] as const),
              page: undefined,
            })
          }
        />
      </SearchForm>
      <PagedList
        words={words}
        query={found}
        page={page}
        pageSize={PAGE}
        onPage={(next) => onSearch({ ...search, page: next })}
        className="rounded-card bg-card divide-y border"
        renderRow={(coupon) => <CouponRow key={coupon.id} coupon={coupon} />}
      />
    </>
  )
}
