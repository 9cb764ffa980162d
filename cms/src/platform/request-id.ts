import { randomUUID } from 'node:crypto'
import { traceId } from './spans'

export const LONGEST_REQUEST_ID = 64
const FITS_A_LOG = new RegExp(`^[\\w\\-=]{1,${LONGEST_REQUEST_ID}}$`)

/** A new id of a request: that of its trace, if there is one, so that a reference leads to both log and trace. */
export const newRequestId = (): string => traceId() ?? randomUUID()

/** The id of a request: the caller's own where it fits a log (as Hono's `requestId` has it), otherwise a new one. */
export const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && FITS_A_LOG.test(sent) ? sent : newRequestId()
