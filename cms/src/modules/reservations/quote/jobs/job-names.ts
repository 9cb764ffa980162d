import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'

export const EXPIRE_QUOTE = 'quote:expire'

/** The quote ends at its time unless something else happens to it before. */
export const scheduleExpiry = ({ jobs }: Services, tx: Tx, quoteId: number, at: Date): Promise<void> =>
  jobs.add(tx, EXPIRE_QUOTE, { quoteId }, { key: `${EXPIRE_QUOTE}:${quoteId}`, runAt: at })
