import type { Session } from '@stackyard/shared/schema/account'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { beginSessionFor, type Device } from '../../account'
import { recordAudit } from '../../../foundation/audit'
import { findOwner, findPermission, updatePermission } from '../repository'

/**
 * Begins a session in the name of the account's owner, for the one person whom they approved and whose email is proved.
 * An owner who has joined the platform since shares the account no more.
 * @throws CodedError NOT_FOUND without such a permission; EMAIL_NOT_VERIFIED; CONFLICT from within another's account
 */
export async function openAccount(
  services: Services,
  reader: SessionUser,
  permissionId: number,
  device: Device,
): Promise<Session> {
  const { db } = services
  if (reader.actorId) throw new CodedError('CONFLICT', { message: 'Go back to your own account first.' })
  const row = await findPermission(db, permissionId)
  if (!row || row.state !== 'approve' || row.email !== reader.email) throw new CodedError('NOT_FOUND')
  if (!reader.isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
  if (row.userId !== null && row.userId !== reader.id) throw new CodedError('NOT_FOUND')
  const owner = await findOwner(db, row.ownerId)
  if (!owner || owner.userType === 'admin' || owner.userType === 'editor') throw new CodedError('NOT_FOUND')
  if (row.userId === null) await updatePermission(db, row.id, { userId: reader.id })
  await recordAudit(db, { actorId: reader.id, action: 'open-account', subjectKind: 'user', subjectId: row.ownerId })
  const session = await beginSessionFor(services, row.ownerId, { actorId: reader.id, permissionId: row.id }, device)
  if (!session) throw new CodedError('NOT_FOUND')
  return session
}
