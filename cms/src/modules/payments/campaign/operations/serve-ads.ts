import { createHash } from 'node:crypto'
import { mostAds } from '@stackyard/shared/domain/ad-places'
import type { AdLabel } from '@stackyard/shared/schema/ad-label'
import type { AdQuery, SponsoredCard } from '@stackyard/shared/schema/sponsored'
import { isbot } from 'isbot'
import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Services } from '../../../../platform/services'
import { listingsMatching } from '../../../listings/discovery'
import { servicesMatching } from '../../../listings/service'
import { halfHourOf, type Reader, visitorOf } from '../../../listings/traffic'
import { adMatches } from '../ad-matches'
import { cardToken } from '../card-token'
import { liveCampaigns } from '../queries/live-campaigns'

type Row = { campaign_id: number; id: number; card: Record<string, unknown>; paid_by: string }

/**
 * Sponsored cards for a list (R-423, R-424): at most two for each ten cards of the page, of listings that the list's own
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
  const matching = isService
    ? sql`market.service_search where ${servicesMatching(ofServices(query), viewer)}`
    : await listingsMatching(db, query, viewer)
  const skip = mostAds(query.skip)
  const { rows } = await db.execute<Row>(sql`
    with live as materialized (${liveCampaigns(now, query.campaignType)}),
      shown as (select live.id as campaign_id, live.seller_id, live.pace, l.subject_id from live
        join market.campaign_listing l on l.campaign_id = live.id and l.subject = ${subject}),
      best as (select distinct on (subject_id) * from shown order by subject_id, pace, campaign_id),
      drawn as (select *, floor(pace * 100) as step,
          hashint8extended((campaign_id::bigint << 32) | subject_id, ${seedOf(visitor, now)}::bigint) as draw
        from best order by step, draw offset 0),
      page as (select drawn.* from drawn, lateral (select from ${matching} and id = drawn.subject_id offset 0) listing
        order by step, draw limit ${limit} offset ${skip})
    select page.campaign_id, s.id, ${cardOf(isService, viewer !== null)} as card,
      coalesce(nullif(u.company, ''), trim(concat_ws(' ', u.first_name, u.last_name))) as paid_by
    from page join ${isService ? sql`market.service_search` : sql`market.listing_search`} s on s.id = page.subject_id
      join users u on u.id = page.seller_id order by page.step, page.draw`)
  return rows
}

/** Each reader's order among campaigns that are equally far behind, for half an hour. */
const seedOf = (visitor: string, now: Date): string =>
  createHash('sha256')
    .update(`${visitor} ${halfHourOf(now)}`)
    .digest()
    .readBigInt64BE()
    .toString()

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
