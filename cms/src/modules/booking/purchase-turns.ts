import { createThreadQueue } from '../../platform/thread-queue'

/*
 * How many purchases this process has at work in the database at once; the others wait their turn without a connection,
 * so that readers find one free. Nobody holds a turn while the payment provider is asked.
 */

/** Placing an order. */
export const inPlacingTurn = createThreadQueue(2, Number.POSITIVE_INFINITY)

/** Writing down that its hold stands: turns of their own, so that what was begun ends before more begins. */
export const inHoldingTurn = createThreadQueue(2, Number.POSITIVE_INFINITY)
