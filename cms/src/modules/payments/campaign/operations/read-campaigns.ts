import type { Campaign, CampaignQuery } from '@stackyard/shared/schema/campaign'
import { sql, type SQL } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import { campaignColumns } from '../queries/campaign-columns'
import { campaignConditions, campaignOrder } from '../queries/campaign-filters'
import { type CampaignRead, toCampaign } from '../to-campaign'

/** A campaign by its id; `sellerId` limits it to those of one seller. @throws CodedError NOT_FOUND. */
export async function readCampaign(db: Db, id: number, sellerId?: number): Promise<Campaign> {
  const own = sellerId === undefined ? sql`` : sql`and c.seller_id = ${sellerId}`
  const { rows } = await db.execute<CampaignRead>(
    sql`select ${campaignColumns} from market.campaign c where c.id = ${id} and c.deleted_at is null ${own}`,
  )
  if (!rows[0]) throw new CodedError('NOT_FOUND')
  return toCampaign(rows[0])
}

type Page = { campaigns: Campaign[]; total: number }

/** The campaigns of a seller under the filters asked for. */
export async function listCampaigns(db: Db, sellerId: number, query: CampaignQuery, now: Date): Promise<Page> {
  const where = sql.join([sql`c.seller_id = ${sellerId}`, ...campaignConditions(query, now)], sql` and `)
  return readPage(db, where, query)
}

async function readPage(db: Db, where: SQL, query: CampaignQuery): Promise<Page> {
  const [{ rows }, counted] = await Promise.all([
    db.execute<CampaignRead>(sql`select ${campaignColumns} from market.campaign c where ${where}
      order by ${campaignOrder(query)} limit ${query.limit} offset ${query.skip}`),
    db.execute<{ n: number }>(sql`select count(*)::int as n from market.campaign c where ${where}`),
  ])
  return { campaigns: rows.map(toCampaign), total: counted.rows[0]?.n ?? 0 }
}
