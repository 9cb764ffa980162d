import { productCategories } from '@stackyard/shared/reference/product-categories'
import { serviceSubtypes } from '@stackyard/shared/reference/service-subtypes'
import { serviceTypes } from '@stackyard/shared/reference/service-types'
import { usStates } from '@stackyard/shared/reference/us-states'
import { warehouseFeatures } from '@stackyard/shared/reference/warehouse-features'
import { countryName } from '@stackyard/shared/ui/format'
import { sayName } from '@stackyard/shared/ui/say'
import { formatDate } from '../../../lib/format'
import { campaignTexts } from '../../../lib/texts/campaigns'
import { withFilter } from './campaign-query'
import type { CampaignSearch } from './campaign-search'
import type { OwnListing } from './own-listings'
import { regionName } from './regions'

const words = campaignTexts.filters

/** One filter in use: its name, and the search without it. */
export type FilterChip = { id: string; label: string; without: CampaignSearch }

const labelIn = (entries: readonly { key: string; label: string }[], key: string): string =>
  sayName(entries.find((entry) => entry.key === key)?.label ?? key)

const stateName = (code: string): string => sayName(usStates.find((state) => state.code === code)?.label ?? code)

type ListKey = 'adWarehouseIds' | 'adServiceIds' | 'categories' | 'expertise' | 'serviceSubType'

const subtypes = Object.values(serviceSubtypes).flat()

/** The filters of the sheet and the days that are in use; type, status and range show in their own controls. */
export function chipsOf(search: CampaignSearch, listings: readonly OwnListing[]): FilterChip[] {
  const without = (changes: Partial<CampaignSearch>) => withFilter(search, changes)
  const listingName = (type: OwnListing['type']) => (id: string) =>
    listings.find((listing) => listing.type === type && String(listing.id) === id)?.name ?? words.listing(id)
  const one = (key: keyof CampaignSearch, value: string | undefined, label: (value: string) => string) =>
    value === undefined ? [] : [{ id: key, label: label(value), without: without({ [key]: undefined }) }]
  const many = (key: ListKey, label: (item: string) => string): FilterChip[] =>
    (search[key] ?? []).map((item) => {
      const rest = search[key]?.filter((other) => other !== item) ?? []
      return {
        id: `${key}-${item}`,
        label: label(item),
        without: without({ [key]: rest.length > 0 ? rest : undefined }),
      }
    })
  return [
    ...one('startDate', search.startDate, (day) => words.fromDay(formatDate(day))),
    ...one('endDate', search.endDate, (day) => words.toDay(formatDate(day))),
    ...many('adWarehouseIds', listingName('warehouse')),
    ...many('adServiceIds', listingName('service')),
    ...one('country', search.country, countryName),
    ...one('state', search.state, stateName),
    ...one('region', search.region, regionName),
    ...many('categories', (key) => labelIn(productCategories, key)),
    ...many('expertise', (key) => labelIn(warehouseFeatures, key)),
    ...one('serviceType', search.serviceType, (key) => labelIn(serviceTypes, key)),
    ...many('serviceSubType', (key) => labelIn(subtypes, key)),
  ]
}
