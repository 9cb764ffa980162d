import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { lockOrder } from '../../booking'
import { tellOfAmendment } from '../amendment-news'
import { scheduleExpiry } from '../jobs/job-names'
import { findAmendment, lockAmendment, moveAmendment } from '../repository'

/** Ends a proposal that nobody answered in time, and tells both sides. One that is not over is looked after at its time. */
export async function expireAmendment(services: Services, id: number): Promise<void> {
  const found = await findAmendment(services.db, id)
  if (found?.state !== 'proposed') return
  const now = services.clock.now()
  await withTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, found.orderId)
    const row = await lockAmendment(tx, id)
    if (!order || row?.state !== 'proposed') return
    if (row.expiresAt > now) return scheduleExpiry(services, tx, id, row.expiresAt)
    const moved = await moveAmendment(tx, row, 'expire', { actor: 'system', userId: null, now })
    await tellOfAmendment(services, tx, { order, row: moved, action: 'expire', actor: 'system' })
  })
}
