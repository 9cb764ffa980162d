import type { PayloadRequest } from 'payload'
import type { Tx } from '../../../../platform/db'
import { updateRecord } from '../commands/write-record'
import { findServiceOf } from '../repository'

/**
 * Takes a provider's service away because another service type replaces it, in the caller's
 * transaction. The record is kept in the trash.
 */
export async function removeServiceOf(
  req: PayloadRequest,
  tx: Tx,
  { actorId, sellerId, now }: { actorId: number; sellerId: number; now: Date },
): Promise<void> {
  const id = await findServiceOf(tx, sellerId)
  if (id === null) return
  await updateRecord(req, tx, id, { deletedAt: now.toISOString() }, { actorId, action: 'delete' })
}
