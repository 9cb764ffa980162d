import { sql, type SQL } from 'drizzle-orm'
import type { CardPrices, ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Db } from '../../platform/db'
import type { Viewer } from './queries/filters'

type CardRow = { card: ListingCard; prices?: CardPrices }

export type CardQuery = { where: SQL; order: SQL; limit: number; skip: number; viewer: Viewer }

/** The statement of a list; prices are read for signed-in readers only (DECISIONS 34). */
export const cardStatement = ({ where, order, limit, skip, viewer }: CardQuery): SQL =>
  sql`select card${viewer ? sql`, prices` : sql``} from market.listing_search where ${where} order by ${order} limit ${limit} offset ${skip}`

export async function listCards(db: Db, query: CardQuery): Promise<ListingCard[]> {
  const { rows } = await db.execute<CardRow>(cardStatement(query))
  return rows.map((row) => (row.prices ? { ...row.card, prices: row.prices } : row.card))
}

export async function countListings(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from market.listing_search where ${where}`,
  )
  return rows[0]?.n ?? 0
}
