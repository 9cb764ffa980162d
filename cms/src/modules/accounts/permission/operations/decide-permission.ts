import { brand } from '@stackyard/shared/reference/brand'
import type { Permission } from '@stackyard/shared/schema/permission'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { revokeSessionsOf } from '../../account'
import { type AuditEntry, recordAudit } from '../../../foundation/audit'
import { notifyUser } from '../../../foundation/notification'
import {
  deletePermission,
  findByEmail,
  findOwner,
  findPermission,
  findUserId,
  listPermissions,
  lockOwner,
  updatePermission,
} from '../repository'

const audited = (ownerId: number, action: AuditEntry['action'], before: string, after: string, email: string) => ({
  actorId: ownerId,
  action,
  subjectKind: 'user' as const,
  subjectId: ownerId,
  changes: { state: [before, after] as const, email: [email, email] as const },
})

/**
 * Approves or rejects whoever accepted an invitation; an invitation on its way can be rejected too. Irreversible.
 * @throws CodedError NOT_FOUND for another's; TRANSITION_REFUSED when it was decided before, or nobody has accepted yet;
 * EMAIL_NOT_VERIFIED when an owner approves whose address is not proved
 */
export const decidePermission = (
  { db, jobs, clock }: Services,
  { id: ownerId, isEmailVerified }: SessionUser,
  { id, state }: { id: number; state: 'approve' | 'reject' },
): Promise<Permission> =>
  withTransaction(db, async (tx) => {
    await lockOwner(tx, ownerId)
    const row = await findPermission(tx, id)
    if (!row || row.ownerId !== ownerId) throw new CodedError('NOT_FOUND')
    if (row.state === 'approve' || row.state === 'reject')
      throw new CodedError('TRANSITION_REFUSED', { message: 'This was decided before and cannot be changed.' })
    if (state === 'approve' && row.state === 'invited')
      throw new CodedError('TRANSITION_REFUSED', { message: 'The invitation was not accepted yet.' })
    if (state === 'approve' && !isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
    // Whoever accepted without an account has opened one since, or opens one later (open-account).
    const userId = row.userId ?? (await findUserId(tx, row.email))
    await updatePermission(tx, id, { state, decidedAt: clock.now(), tokenHash: null, userId })
    await recordAudit(tx, audited(ownerId, `${state}-permission`, row.state, state, row.email))
    const owner = await findOwner(tx, ownerId)
    if (userId && state === 'approve')
      await notifyUser(jobs, tx, {
        userId,
        kind: 'permission_approved',
        message: `${owner?.name ?? ''} gave you access to their account.`,
        data: { permissionId: id },
        mail: { subject: `You have access to an account at ${brand.name}`, path: '/settings/#permissions' },
      })
    const [permission] = await listPermissions(tx, ownerId, id)
    if (!permission) throw new CodedError('NOT_FOUND')
    return permission
  })

/** Takes a person off the list: what they have open in the account's name ends. @throws CodedError NOT_FOUND */
export const removePermission = ({ db, clock }: Services, ownerId: number, email: string): Promise<void> =>
  withTransaction(db, async (tx) => {
    await lockOwner(tx, ownerId)
    const row = await findByEmail(tx, ownerId, email)
    if (!row) throw new CodedError('NOT_FOUND')
    await deletePermission(tx, row.id)
    await revokeSessionsOf(tx, { permissionId: row.id }, clock.now())
    await recordAudit(tx, audited(ownerId, 'remove-permission', row.state, 'removed', email))
  })
