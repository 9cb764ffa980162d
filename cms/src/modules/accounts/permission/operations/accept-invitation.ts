import type { AcceptedPermission } from '@stackyard/shared/schema/permission'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { isConfirmed } from '../../../../platform/secrets'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { hashToken } from '../../account'
import { recordAudit } from '../../../foundation/audit'
import { notifyUser } from '../../../foundation/notification'
import { isSigned, namedPermission } from '../permission-link'
import { findOwner, findPermission, findUserId, lockOwner, type PermissionRow, updatePermission } from '../repository'

type Link = { token: string; permissionUserToken: string }

const invalid = () => new CodedError('TOKEN_INVALID')

async function tellOwner({ jobs }: Services, tx: Tx, row: PermissionRow): Promise<void> {
  await notifyUser(jobs, tx, {
    userId: row.ownerId,
    kind: 'permission_request',
    message: `${row.email} accepted your invitation and waits for you to confirm their access.`,
    data: { email: row.email, permissionId: row.id },
    mail: { subject: `${row.email} asks for access to your account`, path: '/settings/#permissions' },
  })
}

/**
 * Accepts an invitation with both tokens of its mail, which prove the address: the owner is asked to confirm. The same
 * link a second time is no error. Whoever is signed in must be the one who was invited.
 * @throws CodedError TOKEN_INVALID; FORBIDDEN for another account
 */
export async function acceptInvitation(
  services: Services,
  link: Link,
  reader: SessionUser | null,
): Promise<AcceptedPermission> {
  const { db, env, clock } = services
  const id = namedPermission(link.permissionUserToken)
  const named = id === null ? undefined : await findPermission(db, id)
  if (!named || !isConfirmed(env, (secret) => isSigned(link.permissionUserToken, named, secret))) throw invalid()
  if (reader && reader.email !== named.email)
    throw new CodedError('FORBIDDEN', { message: `This invitation is for ${named.email}. Sign in with that account.` })
  return withTransaction(db, async (tx) => {
    await lockOwner(tx, named.ownerId)
    const row = await findPermission(tx, named.id)
    const owner = await findOwner(tx, named.ownerId)
    if (!row || !owner?.isActive || row.tokenHash !== hashToken(link.token)) throw invalid()
    const userId = await findUserId(tx, row.email)
    const reply = { email: row.email, ownerName: owner.name, hasAccount: userId !== null }
    if (row.state !== 'invited') return { ...reply, state: row.state }
    if (!row.expiresAt || row.expiresAt <= clock.now()) throw invalid()
    await updatePermission(tx, row.id, { state: 'requested', acceptedAt: clock.now(), userId })
    await recordAudit(tx, {
      actorId: userId,
      action: 'accept-invitation',
      subjectKind: 'user',
      subjectId: row.ownerId,
      changes: { email: [row.email, row.email] },
    })
    await tellOwner(services, tx, row)
    return { ...reply, state: 'requested' as const }
  })
}
