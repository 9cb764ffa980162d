import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'

export const EXPIRE_EVENT = 'sourcing:expire'

/** The request is looked at once its time is over. */
export const scheduleEnd = ({ jobs }: Pick<Services, 'jobs'>, tx: Tx, eventId: number, at: Date): Promise<void> =>
  jobs.add(tx, EXPIRE_EVENT, { eventId }, { key: `${EXPIRE_EVENT}:${eventId}`, runAt: at })
