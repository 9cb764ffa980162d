import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { revokeAllSessions } from '../../../accounts/account'
import { recordAudit } from '../../../foundation/audit'

/** Ends every session of a person, as an admin; it is noted. */
export const endAllSessions = (
  { db, clock }: Services,
  { personId, adminId }: { personId: number; adminId: number },
): Promise<void> =>
  withTransaction(db, async (tx) => {
    await revokeAllSessions(tx, personId, clock.now())
    await recordAudit(tx, { actorId: adminId, action: 'end-sessions', subjectKind: 'user', subjectId: personId })
  })
