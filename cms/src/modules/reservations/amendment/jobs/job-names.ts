import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'

export const EXPIRE_AMENDMENT = 'amendment:expire'
export const PRINT_AMENDMENT = 'amendment:print'
export const ASK_EXTENSIONS = 'amendment:ask-extensions'

/** A proposal ends at its time unless it is decided before. */
export const scheduleExpiry = ({ jobs }: Services, tx: Tx, amendmentId: number, at: Date): Promise<void> =>
  jobs.add(tx, EXPIRE_AMENDMENT, { amendmentId }, { key: `${EXPIRE_AMENDMENT}:${amendmentId}`, runAt: at })

/** Has the amended agreement printed once the acceptance is committed. */
export const schedulePrinting = ({ jobs }: Services, tx: Tx, amendmentId: number): Promise<void> =>
  jobs.add(tx, PRINT_AMENDMENT, { amendmentId }, { key: `${PRINT_AMENDMENT}:${amendmentId}` })
