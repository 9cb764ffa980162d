import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { insightSorts } from '@stackyard/shared/reference/insight-sorts'
import { Button } from '@stackyard/shared/ui/button'
import { ExportButton } from '../../../../components/export-button'
import { PagedResults } from '../../../../components/paged-results'
import { SearchBox } from '../../../../components/search-box'
import { SearchForm } from '../../../../components/search-form'
import { analyticsTexts } from '../../../../lib/texts/analytics'
import { type Viewer, type AnalyticsSearch, withFilter } from '../analytics-search'
import { exportListings, listingsQuery, pageSize } from '../queries'
import { InsightTable } from './insight-table'

const words = analyticsTexts.listings

export type ListingInsightsProps = {
  viewer: Viewer
  search: AnalyticsSearch
  onSearch: (search: AnalyticsSearch) => void
  title?: string
}

/** What each listing brings, with and without ads, beside the median of its region. */
export function ListingInsights({ viewer, search, onSearch, title = words.title }: ListingInsightsProps) {
  const id = useId()
  const query = useQuery(listingsQuery(viewer, search))
  const hasNone = query.data?.total === 0 && !search.query
  const { sortBy = 'visits', order = sortBy === 'name' ? 'asc' : 'desc' } = search
  const sort = (by: string, next: 'asc' | 'desc') => {
    const known = insightSorts.find((each) => each === by)
    onSearch(withFilter(search, { sortBy: known, order: next }))
  }
  const empty = hasNone && viewer === 'seller' ? { empty: words.noneTitle, emptyLead: words.noneLead } : {}
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-xl font-semibold">
        {title}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.lead}</p>
      <SearchForm
        label={words.search}
        find={words.find}
        onFind={(typed) => onSearch(withFilter(search, { query: typed }))}
        after={<ExportButton className="sm:ms-auto" load={async () => exportListings(viewer, search)} />}
      >
        <SearchBox
          query={search.query}
          label={words.search}
          className="min-w-48 flex-1 max-sm:basis-full sm:max-w-96"
        />
      </SearchForm>
      <PagedResults
        words={{ ...words, ...empty }}
        query={query}
        page={search.page ?? 1}
        pageSize={pageSize}
        onPage={(page) => onSearch({ ...search, page })}
        emptyAction={
          hasNone && viewer === 'seller' ? (
            <Button asChild variant="outline">
              <Link to="/dashboard/warehouses/create">{words.none}</Link>
            </Button>
          ) : undefined
        }
      >
        {(listings) => (
          <InsightTable
            listings={listings}
            span={search}
            isStale={query.isPlaceholderData}
            sorting={{ by: sortBy, order, onSort: sort }}
          />
        )}
      </PagedResults>
    </section>
  )
}
