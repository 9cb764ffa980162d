import type { Tx } from '../../../../platform/db'
import { cancelAll, lockOpenArrivals } from '../repository'

/** Nothing comes to a locked reservation that is canceled; what has come stays recorded. */
export const cancelArrivals = async (tx: Tx, orderId: number, now: Date): Promise<void> =>
  cancelAll(tx, await lockOpenArrivals(tx, orderId), now)
