import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db'

/** The newsletters that an address subscribed to follow its owner to another; those the new one has stay as they are. */
export async function moveSubscriptions(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    update market.newsletter_subscription s set email = ${to} where s.email = ${from} and not exists (
      select from market.newsletter_subscription n where n.email = ${to} and n.seller_id = s.seller_id)`)
}
