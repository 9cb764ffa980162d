import type { Pool } from 'pg'

/** One broken invariant, with what shows it. */
export type Violation = { invariant: string; detail: string }

/** A statement that answers one row, with a text `detail`, for each violation. */
export type Check = { invariant: string; rows: string }

export async function runChecks(pool: Pool, checks: readonly Check[]): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const { invariant, rows } of checks)
    for (const { detail } of (await pool.query<{ detail: string }>(rows)).rows) violations.push({ invariant, detail })
  return violations
}
