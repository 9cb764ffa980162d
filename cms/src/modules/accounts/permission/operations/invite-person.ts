import type { Permission } from '@stackyard/shared/schema/permission'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { HOUR_MS, takeMail } from '../../../../platform/mail-cap'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { SEND_INVITATION } from '../jobs/send-invitation'
import { countPermissions, findByEmail, insertPermission, listPermissions, lockOwner } from '../repository'

const MOST = 50

/** Of all owners together, since it is the invited one who gets the mails. */
const invitationCap = { kind: 'invitation', most: 5, withinMs: HOUR_MS }

const refused = (message: string) => new CodedError('CONFLICT', { message, issues: [{ path: 'email', message }] })

async function newPermission(tx: Tx, owner: SessionUser, email: string): Promise<number> {
  if ((await countPermissions(tx, owner.id)) >= MOST) throw refused(`You can give at most ${MOST} people access.`)
  const id = await insertPermission(tx, owner.id, email)
  const changes = { email: [null, email] as const }
  const act = { actorId: owner.id, action: 'invite', subjectKind: 'user', subjectId: owner.id, changes } as const
  await recordAudit(tx, act)
  return id
}

/**
 * Invites a person to act for the account. An invitation that was not accepted yet goes out again, with a new link.
 * Whoever has not proved the account's address gives nobody access: it may be somebody else's.
 * @throws CodedError CONFLICT for accounts of the platform, the own email, and whoever accepted or was decided on before;
 * EMAIL_NOT_VERIFIED; RATE_LIMITED when the address has had many invitations
 */
export async function invitePerson(services: Services, owner: SessionUser, email: string): Promise<Permission> {
  if (owner.userType === 'admin' || owner.userType === 'editor') throw refused('Accounts of our team can’t be shared.')
  if (!owner.isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
  if (email === owner.email) throw refused('This is your own email.')
  return withTransaction(services.db, async (tx) => {
    await lockOwner(tx, owner.id)
    const held = await findByEmail(tx, owner.id, email)
    if (held && held.state !== 'invited')
      throw refused('This person is on the list already. Remove them to invite them anew.')
    if (!(await takeMail(tx, invitationCap, email, services.clock.now()))) throw new CodedError('RATE_LIMITED')
    const id = held?.id ?? (await newPermission(tx, owner, email))
    await services.jobs.add(tx, SEND_INVITATION, { permissionId: id }, { key: `${SEND_INVITATION}:${id}` })
    const [permission] = await listPermissions(tx, owner.id, id)
    if (!permission) throw new Error(`permission ${id} is gone right after it was made`)
    return permission
  })
}
