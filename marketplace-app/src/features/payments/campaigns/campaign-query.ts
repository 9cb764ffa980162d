import { present } from '@stackyard/shared/domain/read-search'
import type { CampaignSearch } from './campaign-search'

/** Campaigns on a page. */
export const pageSize = 10

const joined = (items: readonly string[] | undefined): string | undefined => items?.join(',')

/**
 * The parameters of the call. All types are sent as an empty text. Days and order are always named: the server's
 * own defaults are those of its other lists.
 */
export function toCampaignQuery({ page = 1, campaignType, dateRange = 'all', ...search }: CampaignSearch) {
  const { adWarehouseIds, adServiceIds, categories, expertise, serviceSubType, ...rest } = search
  const hasDays = rest.startDate !== undefined || rest.endDate !== undefined
  return present({
    sortBy: 'createdAt' as const,
    order: 'desc' as const,
    ...rest,
    page,
    limit: pageSize,
    campaignType: campaignType ?? ('' as const),
    dateRange: hasDays ? undefined : dateRange,
    adWarehouseIds: joined(adWarehouseIds),
    adServiceIds: joined(adServiceIds),
    categories: joined(categories),
    expertise: joined(expertise),
    serviceSubType: joined(serviceSubType),
  })
}

/** Another filter starts at the first page. */
export const withFilter = (search: CampaignSearch, changes: Partial<CampaignSearch>): CampaignSearch =>
  present({ ...search, ...changes, page: undefined })

/** The search without its filters: order and nothing else. */
export const withoutFilters = ({ sortBy, order }: CampaignSearch): CampaignSearch => present({ sortBy, order })

/** Whether anything narrows the list: without it, an empty list means that there are no campaigns. */
export const isFiltered = ({ sortBy: _sortBy, order: _order, page: _page, ...filters }: CampaignSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined)
