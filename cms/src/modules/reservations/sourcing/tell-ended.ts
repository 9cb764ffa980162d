import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import type { QuoteRow } from '../quote'
import type { EventRow } from './repository'
import { tellProviders, type Told } from './sourcing-news'

/** The types of these providers' accounts, and the names of the warehouses. */
async function partiesOf(tx: Tx, rows: readonly QuoteRow[]) {
  const pairs = rows.map(({ warehouseId, sellerId }) => sql`(${warehouseId}::int, ${sellerId}::int)`)
  const found = await tx.execute<{ warehouse_id: number; seller_type: string; name: string }>(sql`
    select v.warehouse_id, u.user_type::text as seller_type, coalesce(s.name, '') as name
    from (values ${sql.join(pairs, sql`, `)}) v (warehouse_id, seller_id) join users u on u.id = v.seller_id
      left join market.listing_search s on s.id = v.warehouse_id`)
  return new Map(found.rows.map((row) => [row.warehouse_id, row]))
}

/** Tells the providers of these quotes that they have ended, each about their own warehouses alone, once. */
export async function tellEnded(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  event: EventRow,
  rows: readonly QuoteRow[],
  { kind, subject, say }: { kind: string; subject: string; say: (warehouses: string) => string },
): Promise<void> {
  if (rows.length === 0) return
  const parties = await partiesOf(tx, rows)
  const told = [...Map.groupBy(rows, ({ sellerId }) => sellerId)].map(([sellerId, own]): Told => {
    const names = new Set(own.map(({ warehouseId }) => parties.get(warehouseId ?? 0)?.name ?? ''))
    const sellerType = parties.get(own[0]?.warehouseId ?? 0)?.seller_type ?? 'seller'
    return { sellerId, sellerType, message: say([...names].filter(Boolean).join(', ')) }
  })
  await tellProviders(services, tx, event, { kind, subject, told })
}
