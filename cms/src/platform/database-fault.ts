/** The code that the database or the socket to it gave, wherever it stands in the chain of causes. */
const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' ? code : codeOf(error.cause)
}

/** Said without a code: by the driver when the server is gone in mid-query, and of a database that is shut to callers. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  (/^Connection terminated|is not queryable$|not currently accepting connections$|^timeout exceeded when trying to connect$/.test(
    error.message,
  ) ||
    isCutOff(error.cause))

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/**
 * What an error of the database means for whoever asked; undefined for one that is none. PostgreSQL's classes: 22 bad
 * data, 08 and 57P connection lost, 57014 and 55P03 time limits, 40 tried in vain.
 */
export function databaseFault(error: unknown): 'BAD_REQUEST' | 'UNAVAILABLE' | undefined {
  if (isCutOff(error)) return 'UNAVAILABLE'
  const code = codeOf(error)
  if (code === undefined) return undefined
  if (code.startsWith('22')) return 'BAD_REQUEST'
  return /^(08|57|40|53)/.test(code) || code === '55P03' || unreachable.has(code) ? 'UNAVAILABLE' : undefined
}
