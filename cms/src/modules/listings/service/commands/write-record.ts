import type { PayloadRequest } from 'payload'
import type { Tx } from '../../../../platform/db'
import { type AuditEntry, recordAudit } from '../../../foundation/audit'

type Act = Omit<AuditEntry, 'subjectKind' | 'subjectId'>

/*
 * Records are written by Payload, whose hooks take them through `changeServices`, for the panel as for these commands.
 * Callers have checked who may; every field comes from a white list.
 */

/** Creates a service and answers its id. */
export async function createRecord(
  req: PayloadRequest,
  tx: Tx,
  data: Readonly<Record<string, unknown>>,
  actorId: number,
): Promise<number> {
  const made = await req.payload.create({
    collection: 'services',
    data: data as never,
    overrideAccess: true,
    depth: 0,
    req,
  })
  const id = Number(made.id)
  await recordAudit(tx, { actorId, action: 'create', subjectKind: 'service', subjectId: id })
  return id
}

/** Changes the record of a service that is locked. */
export async function updateRecord(
  req: PayloadRequest,
  tx: Tx,
  id: number,
  data: Readonly<Record<string, unknown>>,
  act: Act,
): Promise<void> {
  await req.payload.update({ collection: 'services', id, data: data as never, overrideAccess: true, depth: 0, req })
  await recordAudit(tx, { ...act, subjectKind: 'service', subjectId: id })
}
