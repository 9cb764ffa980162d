import { ServiceChoice, TypeChoice } from '../../../../components/ads/campaign-choices'
import { SpanPicker } from '../../../../components/ads/span-picker'
import { type Viewer, type AnalyticsSearch, withFilter } from '../analytics-search'
import { ClientPicker } from './client-picker'

export type AnalyticsFiltersProps = {
  viewer: Viewer
  search: AnalyticsSearch
  onSearch: (search: AnalyticsSearch) => void
}

/** Days, and campaign type where there are charts; for admins also the seller and the service type. All are in the address. */
export function AnalyticsFilters({ viewer, search, onSearch }: AnalyticsFiltersProps) {
  const narrow = (changes: Partial<AnalyticsSearch>) => onSearch(withFilter(search, changes))
  return (
    <div className="mb-6 flex flex-wrap gap-3">
      <SpanPicker span={search} onSpan={narrow} />
      {search.tab === undefined ? (
        <TypeChoice
          className="w-full sm:w-52"
          value={search.campaignType}
          onChoose={(campaignType) => narrow({ campaignType })}
        />
      ) : null}
      {viewer === 'admin' ? (
        <>
          <ServiceChoice
            className="w-full sm:w-52"
            value={search.serviceType}
            onChoose={(serviceType) => narrow({ serviceType })}
          />
          {search.tab === 'sellers' ? null : <ClientPicker search={search} onSearch={onSearch} />}
        </>
      ) : null}
    </div>
  )
}
