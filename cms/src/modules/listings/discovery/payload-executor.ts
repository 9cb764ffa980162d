import type { PayloadRequest } from 'payload'
import type { Tx } from '../../../platform/db'

type Session = { db: unknown }
type DrizzleAdapter = { drizzle: unknown; sessions: Record<string, Session | undefined> }

/**
 * The SQL executor of the transaction that a Payload hook runs in, so that what the hook writes commits with the
 * record. Without a transaction it is the adapter's own pool.
 */
export async function executorOf(req: PayloadRequest): Promise<Tx> {
  const adapter = req.payload.db as unknown as DrizzleAdapter
  const id = await req.transactionID
  return ((id === undefined || id === null ? undefined : adapter.sessions[String(id)]?.db) ?? adapter.drizzle) as Tx
}
