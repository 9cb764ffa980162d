import { useQuery } from '@tanstack/react-query'
import { Tabs } from '@stackyard/shared/ui/tabs'
import { OverallTotals } from '../../../../components/ads/overall-totals'
import { Totals } from '../../../../components/ads/totals'
import { adTexts } from '../../../../lib/texts/ads'
import { analyticsTexts as words } from '../../../../lib/texts/analytics'
import { type AnalyticsSearch, clientOf, withFilter } from '../analytics-search'
import { clientTotalsQuery } from '../queries'
import { sellerFigures } from '../seller-figures'
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
  return (
    <div className="grid grid-cols-1 gap-6">
      {client === null ? <OverallTotals search={search} /> : <ClientTotals client={client} search={search} />}
      {client === null && search.campaignType ? (
        <p className="text-muted-foreground -mt-3 text-sm">{words.notes.totalsOfAllTypes}</p>
      ) : null}
      <ChartGrid viewer="admin" search={search} />
    </div>
  )
}

type ClientTotalsProps = { client: number; search: AnalyticsSearch }

/** The totals of one seller, as they see them. */
function ClientTotals({ client, search }: ClientTotalsProps) {
  const query = useQuery(clientTotalsQuery(client, search))
  return <Totals label={adTexts.totalsLabel} totals={query.data ? sellerFigures(query.data) : null} query={query} />
}
