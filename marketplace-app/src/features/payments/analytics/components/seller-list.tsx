import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { serviceTypes } from '@stackyard/shared/reference/service-types'
import type { AdSeller } from '@stackyard/shared/schema/campaign'
import { Button } from '@stackyard/shared/ui/button'
import { sayName } from '@stackyard/shared/ui/say'
import { type Column, DataTable } from '../../../../components/data-table'
import { PagedResults } from '../../../../components/paged-results'
import { SearchBox } from '../../../../components/search-box'
import { SearchForm } from '../../../../components/search-form'
import { formatRounded } from '../../../../lib/rounded-dollars'
import { figure } from '../../../../lib/format'
import { adTexts } from '../../../../lib/texts/ads'
import { analyticsTexts } from '../../../../lib/texts/analytics'
import { tableTexts } from '../../../../lib/texts/tables'
import { type AnalyticsSearch, withFilter } from '../analytics-search'
import { pageSize, sellersQuery } from '../queries'
import type { AnalyticsViewProps } from './seller-analytics'

const SellerCampaigns = lazy(async () => ({ default: (await import('./seller-campaigns')).SellerCampaigns }))

const words = analyticsTexts.sellers

const nameOf = ({ company, firstName, lastName, email }: AdSeller): string =>
  company || `${firstName} ${lastName}`.trim() || email

function serviceName(key: string | null): string {
  const type = serviceTypes.find((one) => one.key === key)
  return type ? sayName(type.label) : tableTexts.none
}

/** The sellers who advertise; each leads to their campaigns, in a sheet that leaves the list in place. */
export function SellerList({ search, onSearch }: AnalyticsViewProps) {
  const query = useQuery(sellersQuery(search))
  const open = (seller: number | undefined) => onSearch({ ...search, seller })
  const opened = query.data?.results.find(({ id }) => id === search.seller)
  return (
    <>
      <SearchForm
        label={words.search}
        find={words.find}
        onFind={(typed) => onSearch(withFilter(search, { query: typed, seller: undefined }))}
      >
        <SearchBox
          query={search.query}
          label={words.search}
          className="min-w-48 flex-1 max-sm:basis-full sm:max-w-96"
        />
      </SearchForm>
      <PagedResults
        words={words}
        query={query}
        page={search.page ?? 1}
        pageSize={pageSize}
        onPage={(page) => onSearch({ ...search, page, seller: undefined })}
      >
        {(sellers) => (
          <DataTable
            caption={words.caption}
            columns={columnsFor((seller) => open(seller.id))}
            rows={sellers}
            keyOf={({ id }) => id}
            isStale={query.isPlaceholderData}
            actions={{ label: words.actions, render: (seller) => <ToAnalytics seller={seller} search={search} /> }}
          />
        )}
      </PagedResults>
      {search.seller === undefined ? null : (
        <Suspense>
          <SellerCampaigns
            key={search.seller}
            id={search.seller}
            name={opened ? nameOf(opened) : undefined}
            search={search}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const columnsFor = (onOpen: (seller: AdSeller) => void): [Column<AdSeller>, ...Column<AdSeller>[]] => [
  {
    label: words.columns.company,
    cell: (seller) => (
      <>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(seller)}
          className="text-link min-h-6 text-start font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {nameOf(seller)}
        </button>
        <span className="text-muted-foreground block text-xs wrap-anywhere">{seller.email}</span>
      </>
    ),
  },
  { label: words.columns.serviceType, cell: ({ serviceType }) => serviceName(serviceType) },
  {
    label: words.columns.campaigns,
    isNumeric: true,
    cell: ({ activeCampaigns, campaigns }) => adTexts.ofCampaigns(activeCampaigns, campaigns),
  },
  { label: words.columns.impressions, isNumeric: true, cell: ({ impressions }) => figure(impressions) },
  { label: words.columns.visits, isNumeric: true, cell: ({ visits }) => figure(visits) },
  { label: words.columns.spent, isNumeric: true, cell: ({ spent }) => formatRounded(spent) },
  { label: words.columns.balance, isNumeric: true, cell: ({ balance }) => formatRounded(balance) },
  { label: words.columns.reserved, isNumeric: true, cell: ({ reserved }) => formatRounded(reserved) },
]

/** The charts of one seller, over the same days. */
function ToAnalytics({ seller, search }: { seller: AdSeller; search: AnalyticsSearch }) {
  const { range, from, to, campaignType } = search
  return (
    <Button asChild variant="outline" size="sm">
      <Link
        to="/dashboard/ad-analytics-dashboard"
        search={{ range, from, to, campaignType, userId: seller.id }}
        aria-label={words.analyticsOf(nameOf(seller))}
      >
        {words.analytics}
      </Link>
    </Button>
  )
}
