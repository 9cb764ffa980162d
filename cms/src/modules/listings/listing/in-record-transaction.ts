import { sql } from 'drizzle-orm'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { executorOf } from '../discovery'

/**
 * Runs `work` in one transaction that Payload's own calls (through `req`) and SQL (through `tx`) share, with the limits
 * of every transaction: lock 2 s, statement 5 s. `context` reaches the hooks.
 */
export async function inRecordTransaction<T>(
  { payload }: Pick<Services, 'payload'>,
  work: (req: PayloadRequest, tx: Tx) => Promise<T>,
  context: Record<string, unknown> = {},
): Promise<T> {
  const req = await createLocalReq({ context }, payload)
  await initTransaction(req)
  try {
    const tx = await executorOf(req)
    await tx.execute(sql`select set_config('lock_timeout', '2s', true), set_config('statement_timeout', '5s', true)`)
    const done = await work(req, tx)
    await commitTransaction(req)
    return done
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
