import type { Day } from '@stackyard/shared/domain/calendar'
import type { Tx } from '../../../../platform/db'
import { cancelAll, lockOpenArrivals } from '../repository'

/** Nothing comes to a locked reservation that is canceled, or from the day on which it is over; what has come stays recorded. */
export const cancelArrivals = async (tx: Tx, orderId: number, now: Date, from?: Day): Promise<void> =>
  cancelAll(tx, await lockOpenArrivals(tx, orderId, from), now)
