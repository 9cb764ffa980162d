import { findCountry, findUsState } from '@stackyard/shared/domain/region'
import type { CampaignQuery } from '@stackyard/shared/schema/campaign'
import { sql, type SQL } from 'drizzle-orm'
import { asksForSpan, spanOf } from './span'

type Filters = Omit<CampaignQuery, 'limit' | 'skip' | 'page' | 'sortBy' | 'order'>

const fold = (text: string): string => text.trim().toLowerCase()

const list = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

const idsIn = (values: readonly string[] | undefined): number[] =>
  (values ?? []).map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647)

const advertises = (subject: 'warehouse' | 'service', ids: readonly number[]): SQL =>
  ids.length === 0
    ? sql`false`
    : sql`exists (select from market.campaign_listing l where l.campaign_id = c.id and l.subject = ${subject}
        and l.subject_id in (${list(ids)}))`

/** Conditions on the listings of a campaign; one listing has to meet all of them. */
function ofListings(filters: Filters): { warehouse: SQL[]; service: SQL[] } | null {
  const { country, state, region, categories, expertise, serviceType, serviceSubType } = filters
  const code = country && (findCountry(country)?.code2 ?? country)
  const stateCode = state && (findUsState(state)?.code ?? state)
  const place = [
    ...(code ? [sql`s.country = ${code}`] : []),
    ...(stateCode ? [sql`lower(s.state) = ${fold(stateCode)}`] : []),
    ...(region ? [sql`${fold(region)} in (select lower(r) from unnest(s.regions) r)`] : []),
  ]
  const goods = [
    ...(categories?.length ? [sql`s.categories && array[${list(categories)}]::text[]`] : []),
    ...(expertise?.length ? [sql`s.features && array[${list(expertise)}]::text[]`] : []),
  ]
  const type = serviceType ? fold(serviceType) : null
  const kinds = serviceSubType?.length ? [sql`s.subtypes && array[${list(serviceSubType)}]::text[]`] : []
  if (place.length + goods.length + kinds.length === 0 && !type) return null
  const isWarehouse = (type === null || type === 'warehouse') && kinds.length === 0
  const isService = type !== 'warehouse' && goods.length === 0
  return {
    warehouse: isWarehouse ? [...place, ...goods] : [sql`false`],
    service: isService ? [...place, ...kinds, ...(type ? [sql`s.service_type = ${type}`] : [])] : [sql`false`],
  }
}

const meets = (subject: 'warehouse' | 'service', conditions: SQL[]): SQL => {
  const table = subject === 'warehouse' ? sql`market.listing_search` : sql`market.service_search`
  const all = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
  return sql`exists (select from market.campaign_listing l join ${table} s on s.id = l.subject_id
    where l.campaign_id = c.id and l.subject = ${subject} and ${all})`
}

/** Conditions over `market.campaign c` of the filtered list (R-417); days narrow by when a campaign runs. */
export function campaignConditions(filters: Filters, now: Date): SQL[] {
  const found: SQL[] = [sql`c.deleted_at is null`]
  if (filters.campaignType) found.push(sql`c.campaign_type = ${filters.campaignType}`)
  if (filters.adStatus) found.push(sql`c.status = ${filters.adStatus}`)
  if (asksForSpan(filters)) {
    const { from, to } = runsWithin(filters, now)
    found.push(sql`c.start_day <= ${to}::date and c.end_day >= ${from}::date`)
  }
  const advertised = [
    ...(filters.adWarehouseIds ? [advertises('warehouse', idsIn(filters.adWarehouseIds))] : []),
    ...(filters.adServiceIds ? [advertises('service', idsIn(filters.adServiceIds))] : []),
  ]
  if (advertised.length > 0) found.push(sql`(${sql.join(advertised, sql` or `)})`)
  const listings = ofListings(filters)
  if (listings) found.push(sql`(${meets('warehouse', listings.warehouse)} or ${meets('service', listings.service)})`)
  return found
}

/** A campaign may run in the future: an asked last day counts as it is. */
function runsWithin(filters: Filters, now: Date): { from: string; to: string } {
  const { from, to } = spanOf(filters, now)
  return { from: filters.startDate ?? from, to: filters.endDate ?? to }
}

const columns: Record<NonNullable<CampaignQuery['sortBy']>, SQL> = {
  createdAt: sql`c.id`,
  name: sql`lower(c.name)`,
  budget: sql`c.budget_micros`,
  spent: sql`c.spent_micros`,
  impressions: sql`c.impressions`,
  visits: sql`c.visits`,
  startDate: sql`c.start_day`,
  endDate: sql`c.end_day`,
  status: sql`c.status`,
}

/** The order of a list of campaigns; the newest first by default. */
export const campaignOrder = ({ sortBy = 'createdAt', order }: Pick<CampaignQuery, 'sortBy' | 'order'>): SQL =>
  (order ?? (sortBy === 'createdAt' ? 'desc' : 'asc')) === 'asc'
    ? sql`${columns[sortBy]} asc, c.id`
    : sql`${columns[sortBy]} desc, c.id desc`
