import { randomUUID } from 'node:crypto'

export const LONGEST_REQUEST_ID = 64
const FITS_A_LOG = new RegExp(`^[\\w\\-=]{1,${LONGEST_REQUEST_ID}}$`)

/** The id of a request: the caller's own where it fits a log (as Hono's `requestId` has it), otherwise a new one. */
export const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && FITS_A_LOG.test(sent) ? sent : randomUUID()
