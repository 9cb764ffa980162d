import { sql } from 'drizzle-orm'
import type { Services } from '../../../../platform/services'
import { organicOrder } from '../../../listings/discovery'

const FEATURED = 12

/** Cards for the home page's strip, in the organic order. */
export async function featuredCards({ db }: Pick<Services, 'db'>): Promise<unknown[]> {
  const { rows } = await db.execute<{ card: unknown }>(sql`
    select card || jsonb_build_object('freePallets', total_space, 'freeSqft', floor(total_space * 13.33), 'freeFrom', null) as card from market.listing_search
    where listed and spotlight
    order by ${organicOrder()} limit ${FEATURED}`)
  return rows.map((row) => row.card)
}
