import { mostAds } from '@stackyard/shared/domain/ad-places'
import type { AdLabel } from '@stackyard/shared/schema/ad-label'
import type { AdQuery, SponsoredCard } from '@stackyard/shared/schema/sponsored'
import { isbot } from 'isbot'
import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Services } from '../../../platform/services'
import { listingsMatching } from '../../discovery'
import { servicesMatching } from '../../service'
import { halfHourOf, type Reader, visitorOf } from '../../traffic'
import { adMatches } from '../ad-matches'
import { cardToken } from '../card-token'
import { liveCampaigns } from '../queries/live-campaigns'

type Row = { campaign_id: number; id: number; card: Record<string, unknown>; paid_by: string }

/**
 * Sponsored cards for a list: at most two for each ten cards of the page, of listings that the list's own
 * filters match, those furthest behind the even pace of their budget first. Each card carries the token of this reader.
 * Bots and admins get none. The list itself is another call, which knows nothing of campaigns.
 */
export async function serveAds(services: Services, query: AdQuery, reader: Reader): Promise<SponsoredCard[]> {
  const limit = mostAds(query.limit)
  if (limit === 0 || reader.user?.userType === 'admin' || isbot(reader.agent)) return []
  const { env, clock } = services
  const now = clock.now()
  const visitor = visitorOf(reader, env.PAYLOAD_SECRET, now)
  const subject = isForServices(query) ? 'service' : 'warehouse'
  const rows = await findCards(services, { query, reader, subject, visitor, limit })
  const matched = adMatches(query)
  return rows.map(({ campaign_id: campaignId, id, card, paid_by: paidBy }) => {
    const token = cardToken(env.PAYLOAD_SECRET, { campaignId, subject, subjectId: id, visitor }, now)
    const ad: z.infer<typeof AdLabel> = { label: 'Sponsored', paidBy, matched, token }
    return { ...card, isAd: true, campaignId, ad } as SponsoredCard
  })
}

/** `type` says which kind of listing; a service type other than warehouse says services. */
export function isForServices({ type, serviceType }: Pick<AdQuery, 'type' | 'serviceType'>): boolean {
  if (type) return type.trim().toLowerCase() !== 'warehouse'
  return serviceType !== undefined && serviceType.trim().toLowerCase() !== 'warehouse'
}

type Wanted = { query: AdQuery; reader: Reader; subject: 'warehouse' | 'service'; visitor: string; limit: number }

async function findCards({ db, clock }: Services, wanted: Wanted): Promise<Row[]> {
  const { query, reader, subject, visitor, limit } = wanted
  const now = clock.now()
  const viewer = reader.user
  const isService = subject === 'service'
  const where = isService ? servicesMatching(ofServices(query), viewer) : await listingsMatching(db, query, viewer)
  const table = isService ? sql`market.service_search` : sql`market.listing_search`
  const skip = mostAds(query.skip)
  const { rows } = await db.execute<Row>(sql`
    with live as materialized (${liveCampaigns(now, query.campaignType)}),
      shown as (select live.id as campaign_id, live.seller_id, live.pace, l.subject_id from live
        join market.campaign_listing l on l.campaign_id = live.id and l.subject = ${subject}),
      best as materialized (select distinct on (subject_id) * from shown order by subject_id, pace, campaign_id),
      found as (select best.* from best, lateral (select from ${table} where id = best.subject_id and ${where} offset 0) listing),
      page as (select *, row_number() over (order by round(pace::numeric, 2),
          md5(campaign_id || ':' || subject_id || ':' || ${visitor} || ':' || ${halfHourOf(now)})) as place
        from found order by place limit ${limit} offset ${skip})
    select page.campaign_id, s.id, ${cardOf(isService, viewer !== null)} as card,
      coalesce(nullif(u.company, ''), trim(concat_ws(' ', u.first_name, u.last_name))) as paid_by
    from page join ${table} s on s.id = page.subject_id join users u on u.id = page.seller_id order by page.place`)
  return rows
}

/** Prices are added to warehouses for signed-in readers only. */
const cardOf = (isService: boolean, isSignedIn: boolean): SQL =>
  !isService && isSignedIn ? sql`s.card || jsonb_build_object('prices', s.prices)` : sql`s.card`

/** The filters of a list of services; `warehouse` and `service` are no type of theirs. */
function ofServices(query: AdQuery) {
  const { serviceSubType, subtypesQuery, verified, featured, sellerId, regionScope, country, state } = query
  const named = query.serviceType ?? query.type
  const serviceType = named && /^(service|services)$/i.test(named.trim()) ? undefined : named
  return {
    serviceSubType,
    subtypesQuery,
    verified,
    featured,
    sellerId,
    regionScope,
    country,
    state,
    serviceType,
    type: undefined,
    visible: undefined,
    partner: undefined,
    region: query.region?.[0],
    query: query.query ?? query.search,
    sort: 'default' as const,
    limit: query.limit,
    skip: query.skip,
  }
}
