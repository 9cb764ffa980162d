import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { revokeAllSessions } from '../repository'
import { deleteFactors, replaceRecoveryCodes } from '../second-factor-repository'
import { lockSignIn } from '../social-repository'
import { SEND_FACTOR_CHANGED } from './own-second-factors'

/**
 * Removes all second factors and recovery codes of a person who lost them, as an admin: their sessions end, they are told
 * by email, and it is noted. A member of the team adds a new one at the next sign-in.
 * @throws CodedError FORBIDDEN for the admin's own account; NOT_FOUND without a second factor
 */
export async function resetSecondFactors(
  { db, clock, jobs }: Services,
  { userId, actorId }: { userId: number; actorId: number },
): Promise<void> {
  if (userId === actorId) throw new CodedError('FORBIDDEN')
  await withTransaction(db, async (tx) => {
    await lockSignIn(tx, userId)
    const names = (await deleteFactors(tx, userId)).map(({ name }) => name).join(', ')
    if (names === '') throw new CodedError('NOT_FOUND')
    await replaceRecoveryCodes(tx, userId, [])
    await revokeAllSessions(tx, userId, clock.now())
    const changes = { secondFactor: [names, null] as const }
    await recordAudit(tx, { actorId, action: 'reset-second-factors', subjectKind: 'user', subjectId: userId, changes })
    await jobs.add(tx, SEND_FACTOR_CHANGED, { userId, name: names, isAdded: false, isByTeam: true })
  })
}
