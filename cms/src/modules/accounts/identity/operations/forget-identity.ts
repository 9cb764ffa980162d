import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db'
import type { Jobs } from '../../../../platform/jobs'

export const REDACT_SESSION = 'identity:redact-session'

/** Takes out what a person stated to prove who they are; the provider redacts its part by jobs that commit with it. */
export async function forgetIdentity(jobs: Jobs, tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`delete from identity_applications where user_id = ${userId}`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from market.identity_session where user_id = ${userId} returning id`)
  for (const { id } of rows) await jobs.add(tx, REDACT_SESSION, { sessionId: id })
}
