import type { PayloadRequest } from 'payload'
import type { Tx } from '../../../../platform/db'
import { type AuditEntry, recordAudit } from '../../../foundation/audit'

type Act = Omit<AuditEntry, 'subjectKind' | 'subjectId'>

/*
 * Records are written by Payload: the collection's hooks fill addresses and places, count and note the version, and take
 * the record through `changeListings`, for the panel as for these commands. Callers have checked who may; every field
 * comes from a white list.
 */

/** Creates a listing and answers its id. */
export async function createRecord(
  req: PayloadRequest,
  tx: Tx,
  data: Readonly<Record<string, unknown>>,
  actorId: number,
): Promise<number> {
  const made = await req.payload.create({
    collection: 'warehouses',
    data: data as never,
    overrideAccess: true,
    depth: 0,
    req,
  })
  const id = Number(made.id)
  await recordAudit(tx, { actorId, action: 'create', subjectKind: 'warehouse', subjectId: id })
  return id
}

/** Changes the record of a listing that is locked. */
export async function updateRecord(
  req: PayloadRequest,
  tx: Tx,
  id: number,
  data: Readonly<Record<string, unknown>>,
  act: Act,
): Promise<void> {
  await req.payload.update({
    collection: 'warehouses',
    id,
    data: data as never,
    overrideAccess: true,
    depth: 0,
    req,
  })
  await recordAudit(tx, { ...act, subjectKind: 'warehouse', subjectId: id })
}

/** Takes a listing that is locked away for everybody; its record is kept in the trash. */
export const removeRecord = (
  req: PayloadRequest,
  tx: Tx,
  id: number,
  { actorId, now }: { actorId: number; now: Date },
): Promise<void> => updateRecord(req, tx, id, { deletedAt: now.toISOString() }, { actorId, action: 'delete' })
