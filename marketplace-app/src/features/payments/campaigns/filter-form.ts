import { type CampaignSearch, readCampaignSearch } from './campaign-search'

/** The filters of the sheet as its form gives them; empty fields are no filters. */
export function readFilterForm(form: FormData): Partial<CampaignSearch> {
  const text = (name: string) => String(form.get(name) ?? '').trim() || undefined
  const list = (name: string) => form.getAll(name).map(String)
  return readCampaignSearch({
    startDate: text('startDate'),
    endDate: text('endDate'),
    adWarehouseIds: list('adWarehouseIds'),
    adServiceIds: list('adServiceIds'),
    country: text('country'),
    state: text('state'),
    region: text('region'),
    categories: list('categories'),
    expertise: list('expertise'),
    serviceType: text('serviceType'),
    serviceSubType: list('serviceSubType'),
  })
}

/** The search with other filters of the sheet. Place, status and order stay, and so does the range without own dates. */
export function applyFilters(search: CampaignSearch, filters: Partial<CampaignSearch>): CampaignSearch {
  const { campaignType, adStatus, dateRange, sortBy, order } = search
  const hasDays = filters.startDate !== undefined || filters.endDate !== undefined
  const others = { campaignType, adStatus, sortBy, order, ...(hasDays ? {} : { dateRange }) }
  return readCampaignSearch({ ...others, ...filters })
}
