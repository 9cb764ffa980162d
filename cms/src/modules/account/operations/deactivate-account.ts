import type { Services } from '../../../platform/services'
import { recordAudit } from '../../audit'
import { inRecordTransaction } from '../../listing'
import { revokeAllSessions } from '../repository'
import { provePassword } from './prove-password'

/** Deactivates the own account after the password was given; every session ends at once, and no further fee is taken. */
export async function deactivateAccount(
  services: Services,
  userId: number,
  password: string,
  ip: string,
): Promise<void> {
  await provePassword(services, userId, password, { path: 'password', ip })
  await inRecordTransaction(services, async (req, tx) => {
    // People may close their own account, though only admins may write this field in the panel.
    await req.payload.update({
      collection: 'users',
      id: userId,
      overrideAccess: true,
      depth: 0,
      data: { isActive: false },
      req,
    })
    await revokeAllSessions(tx, userId, services.clock.now())
    await recordAudit(tx, {
      actorId: userId,
      action: 'update',
      subjectKind: 'user',
      subjectId: userId,
      changes: { isActive: [true, false] },
    })
  })
}
