import type { Services } from '../../../../platform/services'
import { recordAudit } from '../../../foundation/audit'
import { inRecordTransaction } from '../../../listings/listing'
import { assertClosable } from '../closing-guards'
import { cancelOpenChange } from '../email-change-repository'
import { revokeAllSessions } from '../repository'
import { type Asking, proveIdentity } from './prove-identity'

/**
 * Deactivates the own account after the person proved who they are; every session ends at once, and no further fee is
 * taken. An admin opens it again.
 * @throws CodedError those of `proveIdentity`; ACCOUNT_IN_USE with the list of what is still open
 */
export async function deactivateAccount(services: Services, asking: Asking): Promise<void> {
  const { userId } = asking
  await proveIdentity(services, asking)
  await inRecordTransaction(services, async (req, tx) => {
    const now = services.clock.now()
    await assertClosable(tx, userId, now)
    // People may close their own account, though only admins may write this field in the panel.
    const data = { isActive: false }
    await req.payload.update({ collection: 'users', id: userId, overrideAccess: true, depth: 0, data, req })
    await cancelOpenChange(tx, userId, now)
    await revokeAllSessions(tx, userId, now)
    await recordAudit(tx, {
      actorId: userId,
      action: 'update',
      subjectKind: 'user',
      subjectId: userId,
      changes: { isActive: [true, false] },
    })
  })
}
