import type { Contract } from '@stackyard/shared/contract/index'
import type { ChartQuery } from '@stackyard/shared/schema/campaign'
import { reply } from '@stackyard/shared/schema/envelope'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { exportInsights, listInsights } from '../operations/list-insights'
import {
  compareTypes,
  readImpressions,
  readTotals,
  readVisits,
  type Scope,
  topCampaigns,
} from '../operations/read-figures'
import { spanOf } from '../queries/span'

type Endpoints = Contract['campaign']

/** Figures of all sellers and of another one are for admins alone. @throws CodedError FORBIDDEN. */
function scopeOf(
  user: SessionUser,
  { overall, userId, campaignType, serviceType }: Omit<ChartQuery, 'dateRange' | 'startDate' | 'endDate'>,
): Scope {
  if (user.userType === 'admin') return { sellerId: overall ? undefined : userId, campaignType, serviceType }
  if (userId !== undefined && userId !== user.id) throw new CodedError('FORBIDDEN')
  return { sellerId: user.id, campaignType }
}

export const getAnalytics: Procedure<Endpoints['analytics']> = async ({ input, context }) => {
  const { db, clock } = context.services
  return reply(await readTotals(db, scopeOf(context.user, input), spanOf(input, clock.now())))
}

export const getOverallAnalytics: Procedure<Endpoints['overallAnalytics']> = async ({ context }) => {
  const { db, clock } = context.services
  return reply(await readTotals(db, {}, spanOf({ dateRange: 'all' }, clock.now())))
}

export const filterOverallAnalytics: Procedure<Endpoints['overallAnalyticsFilter']> = async ({ input, context }) => {
  const { db, clock } = context.services
  const { clientId, serviceType, campaignType } = input
  return reply(await readTotals(db, { sellerId: clientId, serviceType, campaignType }, spanOf(input, clock.now())))
}

export const chartImpressions: Procedure<Endpoints['impressionsOverTime']> = async ({ input, context }) => {
  const { db, clock } = context.services
  return reply(await readImpressions(db, scopeOf(context.user, input), spanOf(input, clock.now())))
}

export const chartTypes: Procedure<Endpoints['performanceComparison']> = async ({ input, context }) => {
  const { db, clock } = context.services
  const scope = scopeOf(context.user, { ...input, campaignType: undefined })
  return reply(await compareTypes(db, scope, spanOf(input, clock.now())))
}

export const chartTop: Procedure<Endpoints['topCampaigns']> = async ({ input, context }) => {
  const { db, clock } = context.services
  return reply(await topCampaigns(db, scopeOf(context.user, input), spanOf(input, clock.now())))
}

export const chartVisits: Procedure<Endpoints['dailyPageVisits']> = async ({ input, context }) => {
  const { db, clock } = context.services
  return reply(await readVisits(db, scopeOf(context.user, input), spanOf(input, clock.now())))
}

/** The seller whose listings are asked for: one's own, or for admins the one they name. @throws CodedError NOT_FOUND. */
function sellerOf(user: SessionUser, userId: number | undefined): number {
  if (user.userType !== 'admin') return user.id
  if (userId === undefined) throw new CodedError('NOT_FOUND')
  return userId
}

export const listOwnInsights: Procedure<Endpoints['listings']> = async ({ input, context }) => {
  const { db, clock } = context.services
  const { listings, total } = await listInsights(db, sellerOf(context.user, input.userId), input, clock.now())
  return reply(listings, { total })
}

export const exportOwnInsights: Procedure<Endpoints['exportListings']> = async ({ input, context }) => {
  const { db, clock } = context.services
  return reply(await exportInsights(db, sellerOf(context.user, input.userId), input, clock.now()))
}
