const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because another row has the value already; drivers wrap PostgreSQL's error as a cause. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as Error & { code?: unknown }).code === UNIQUE_VIOLATION || isUniqueViolation(error.cause)
}
