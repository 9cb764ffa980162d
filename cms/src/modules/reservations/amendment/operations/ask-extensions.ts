import { EXTENSION_ASKED_DAYS_BEFORE } from '@stackyard/shared/domain/amendment-process'
import { addDays, type Day } from '@stackyard/shared/domain/calendar'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { isRunning, lockOrder } from '../../booking'
import { tellOfEnd } from '../amendment-news'
import { listEnding, noteAsked } from '../repository'

/** Asks both sides of each reservation that ends within 30 days about an extension, once for each end. */
export async function askExtensions(services: Services, today: Day): Promise<void> {
  const until = addDays(today, EXTENSION_ASKED_DAYS_BEFORE)
  for (const id of await listEnding(services.db, { today, until }))
    await ask(services, id, today).catch((error: unknown) =>
      services.log.error({ err: error, orderId: id }, 'nobody could be asked about an extension'),
    )
}

const ask = (services: Services, id: number, today: Day): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order?.endDay || !isRunning(order, today)) return
    if (await noteAsked(tx, id, order.endDay, services.clock.now())) await tellOfEnd(services, tx, order)
  })
