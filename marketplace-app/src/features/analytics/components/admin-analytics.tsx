import { useQuery } from '@tanstack/react-query'
import { Tabs } from '@stackyard/shared/ui/tabs'
import { OverallTotals } from '../../../components/ads/overall-totals'
import { Totals } from '../../../components/ads/totals'
import { formatRounded } from '../../../lib/rounded-dollars'
import { figure } from '../../../lib/format'
import { adTexts } from '../../../lib/texts/ads'
import { percent } from '../../../lib/percent'
import { analyticsTexts as words } from '../../../lib/texts/analytics'
import { type AnalyticsSearch, clientOf, withFilter } from '../analytics-search'
import type { TypeFigures } from '../figure-columns'
import { comparisonQuery } from '../queries'
import { AnalyticsFilters } from './analytics-filters'
import { ChartGrid } from './chart-grid'
import { useClientName } from './client-picker'
import { ListingInsights } from './listing-insights'
import type { AnalyticsViewProps } from './seller-analytics'
import { SellerList } from './seller-list'

/** The figures of all sellers or of one, the sellers themselves, and the listings of the one. */
export function AdminAnalytics({ search, onSearch }: AnalyticsViewProps) {
  const client = clientOf('admin', search)
  const name = useClientName(client)
  const tab = search.tab === 'listings' && client === null ? 'overview' : (search.tab ?? 'overview')
  const items = [
    { value: 'overview', label: words.tabs.overview },
    { value: 'sellers', label: words.tabs.sellers },
    ...(client === null ? [] : [{ value: 'listings', label: words.tabs.clientListings }]),
  ]
  const choose = (next: string) =>
    onSearch(
      withFilter(search, {
        tab: next === 'sellers' || next === 'listings' ? next : undefined,
        query: undefined,
        seller: undefined,
      }),
    )
  return (
    <>
      <AnalyticsFilters viewer="admin" search={search} onSearch={onSearch} />
      <Tabs label={words.tabs.label} items={items} value={tab} onValueChange={choose}>
        {tab === 'overview' ? <Overview search={search} /> : null}
        {tab === 'sellers' ? <SellerList search={search} onSearch={onSearch} /> : null}
        {tab === 'listings' ? (
          <ListingInsights
            viewer="admin"
            search={search}
            onSearch={onSearch}
            title={words.listings.clientTitle(name)}
          />
        ) : null}
      </Tabs>
    </>
  )
}

function Overview({ search }: { search: AnalyticsSearch }) {
  const client = clientOf('admin', search)
  const notes = [
    ...(client === null && search.campaignType ? [words.notes.totalsOfAllTypes] : []),
    ...(client === null && search.serviceType ? [words.notes.chartsOfAllServices] : []),
  ]
  return (
    <div className="grid grid-cols-1 gap-6">
      {client === null ? <OverallTotals search={search} /> : <ClientTotals search={search} />}
      {notes.length > 0 ? <p className="text-muted-foreground -mt-3 text-sm">{notes.join(' ')}</p> : null}
      <ChartGrid viewer="admin" search={search} />
    </div>
  )
}

/** The totals of one seller: the figures of their campaign types together. */
function ClientTotals({ search }: { search: AnalyticsSearch }) {
  const query = useQuery(comparisonQuery('admin', search))
  const types = query.data?.filter(({ campaignType }) => (search.campaignType ?? campaignType) === campaignType)
  const sum = (of: (figures: TypeFigures) => number) => (types ?? []).reduce((total, each) => total + of(each), 0)
  const impressions = sum((each) => each.impressions)
  const visits = sum((each) => each.visits)
  const totals = [
    { label: adTexts.figures.impressions, value: figure(impressions) },
    { label: adTexts.figures.visits, value: figure(visits) },
    { label: adTexts.figures.visitRate, value: percent(impressions === 0 ? 0 : visits / impressions) },
    { label: adTexts.figures.spent, value: formatRounded(sum((each) => each.spent)) },
    { label: adTexts.figures.campaigns, value: figure(sum((each) => each.campaigns)) },
  ]
  return <Totals label={adTexts.totalsLabel} totals={types ? totals : null} query={query} />
}
