import { text } from '@stackyard/shared/messages/text'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db'
import type { Jobs } from '../../../../platform/jobs'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { personName } from '../announce-order'
import { REPRINT_AGREEMENT } from '../jobs/job-names'
import { printAgreement } from '../print-agreement'
import { orderDocument, orders } from '../tables'

/** Has the agreements of a person's orders printed again, without the name that was erased; by jobs that commit with it. */
export async function forgetPartyOf(jobs: Jobs, tx: Tx, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from market.orders o join market.order_document d on d.order_id = o.id
    where o.customer_id = ${userId} or o.seller_id = ${userId}`)
  for (const { id } of rows)
    await jobs.add(tx, REPRINT_AGREEMENT, { orderId: Number(id) }, { key: `${REPRINT_AGREEMENT}:${id}` })
}

/**
 * Prints an agreement again with the names that its parties have now. Its SHA-256 stays that of the agreement as it was
 * made, so that a copy one of them saved can still be checked.
 */
export async function reprintAgreement({ db }: Services, orderId: number): Promise<void> {
  const isAgreement = and(eq(orderDocument.orderId, orderId), eq(orderDocument.kind, 'agreement'))
  const [found] = await db
    .select({
      order: orders,
      sha256: orderDocument.sha256,
      customer: personName(orders.customerId),
      seller: personName(orders.sellerId),
    })
    .from(orders)
    .innerJoin(orderDocument, isAgreement)
    .where(eq(orders.id, orderId))
  if (!found) return
  const note = text('agreement.reprinted', { sha256: found.sha256 })
  const body = await printAgreement(found.order, found, { note })
  await withTransaction(db, async (tx) => {
    await tx.execute(sql`select set_config('market.erasing', 'on', true)`)
    await tx.update(orderDocument).set({ body }).where(isAgreement)
  })
}
