import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { Tabs } from '@stackyard/shared/ui/tabs'
import { Totals } from '../../../../components/ads/totals'
import { adTexts } from '../../../../lib/texts/ads'
import { analyticsTexts as words } from '../../../../lib/texts/analytics'
import { type AnalyticsSearch, withFilter } from '../analytics-search'
import { ownTotalsQuery } from '../queries'
import { sellerFigures } from '../seller-figures'
import { AnalyticsFilters } from './analytics-filters'
import { ChartGrid } from './chart-grid'
import { ListingInsights } from './listing-insights'

export type AnalyticsViewProps = { search: AnalyticsSearch; onSearch: (search: AnalyticsSearch) => void }

/** A seller's figures: of their ads, and of each of their listings. */
export function SellerAnalytics({ search, onSearch }: AnalyticsViewProps) {
  const tab = search.tab === 'listings' ? 'listings' : 'ads'
  return (
    <>
      <AnalyticsFilters viewer="seller" search={search} onSearch={onSearch} />
      <Tabs
        label={words.tabs.label}
        items={[
          { value: 'ads', label: words.tabs.ads },
          { value: 'listings', label: words.tabs.listings },
        ]}
        value={tab}
        onValueChange={(next) =>
          onSearch(withFilter(search, { tab: next === 'listings' ? next : undefined, query: undefined }))
        }
      >
        {tab === 'ads' ? (
          <OwnAds search={search} onSearch={onSearch} />
        ) : (
          <ListingInsights viewer="seller" search={search} onSearch={onSearch} />
        )}
      </Tabs>
    </>
  )
}

/** Totals and charts; without any campaign the way to one, and what the listings bring without ads. */
function OwnAds({ search, onSearch }: AnalyticsViewProps) {
  const query = useQuery(ownTotalsQuery(search))
  const hasNone = query.data?.campaigns === 0 && !query.isPlaceholderData && !search.campaignType
  if (!hasNone)
    return (
      <div className="grid grid-cols-1 gap-6">
        <Totals label={adTexts.totalsLabel} totals={query.data ? sellerFigures(query.data) : null} query={query} />
        <ChartGrid viewer="seller" search={search} />
      </div>
    )
  return (
    <>
      <EmptyState
        className="rounded-card mb-8 border border-dashed"
        title={words.noAds.title}
        action={
          <Button asChild variant="outline">
            <Link to="/dashboard/campaigns/create">{words.noAds.action}</Link>
          </Button>
        }
      >
        {words.noAds.lead}
      </EmptyState>
      <ListingInsights viewer="seller" search={search} onSearch={onSearch} />
    </>
  )
}
