import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { campaign } from './tables'

/** Campaigns that run or are paused: they keep an account from being closed. */
export async function openCampaignsOf(db: Db | Tx, userId: number) {
  const isLive = and(eq(campaign.sellerId, userId), ne(campaign.status, 'INACTIVE'), isNull(campaign.deletedAt))
  return [{ kind: 'campaigns' as const, count: await db.$count(campaign, isLive) }]
}
