import type { EmailChangeOutcome } from '@stackyard/shared/schema/own-account'
import { APIError, type PayloadRequest } from 'payload'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { recordAudit } from '../../../foundation/audit'
import { inRecordTransaction } from '../../../listings/listing'
import { followEmailChange } from '../email-followers'
import { type EmailChangeRow, lockChangeByToken, updateChange } from '../email-change-repository'
import { closeMailTokens, findPersonByEmail, findPersonById, type PersonRow } from '../repository'
import { hashToken } from '../secret-token'
import { revokeOtherSessions } from '../session-repository'
import { needsOld } from './ask-email-change'

export const SEND_EMAIL_CHANGED = 'account:send-email-changed'

const isTaken = (error: unknown): boolean =>
  error instanceof APIError && JSON.stringify(error.data ?? '').includes('email')

const taken = () => new CodedError('EMAIL_TAKEN', { message: 'There is an account with this address already.' })

/**
 * Confirms one address of a change with the token of its link, which works once. With the last of them the address
 * changes: all sessions but the one that asked end, and both addresses are told.
 * @throws CodedError TOKEN_INVALID; EMAIL_TAKEN, said to whoever reads the new mailbox, when an account was opened with
 * the address meanwhile
 */
export async function confirmEmailChange(services: Services, token: string): Promise<EmailChangeOutcome> {
  const hash = hashToken(token)
  try {
    return await inRecordTransaction(services, async (req, tx) => {
      const now = services.clock.now()
      const row = await lockChangeByToken(tx, hash, now)
      const person = row ? await findPersonById(tx, row.userId) : null
      if (!row || !person || person.is_active === false || person.email !== row.oldEmail)
        throw new CodedError('TOKEN_INVALID')
      const confirmed: EmailChangeRow =
        row.oldTokenHash === hash
          ? { ...row, oldTokenHash: null, oldConfirmedAt: now }
          : { ...row, newTokenHash: null, newConfirmedAt: now }
      const { oldTokenHash, oldConfirmedAt, newTokenHash, newConfirmedAt } = confirmed
      await updateChange(tx, row.id, { oldTokenHash, oldConfirmedAt, newTokenHash, newConfirmedAt })
      if (needsOld(confirmed) && !oldConfirmedAt) return { state: 'waiting', waitsFor: 'old' }
      if (!newConfirmedAt) return { state: 'waiting', waitsFor: 'new' }
      await changeEmail(services, req, tx, { row, person, now })
      return { state: 'done', waitsFor: null }
    })
  } catch (error) {
    throw isTaken(error) ? taken() : error
  }
}

async function changeEmail(
  services: Services,
  req: PayloadRequest,
  tx: Tx,
  { row, person, now }: { row: EmailChangeRow; person: PersonRow; now: Date },
): Promise<void> {
  const { id: userId, email: from } = person
  const to = row.newEmail
  if (await findPersonByEmail(tx, to)) throw taken()
  // Both links prove the person; nobody may write the field this way in the panel.
  const data = { email: to, isEmailVerified: true }
  await req.payload.update({ collection: 'users', id: userId, overrideAccess: true, depth: 0, data, req })
  await updateChange(tx, row.id, { state: 'done', endedAt: now, oldTokenHash: null, newTokenHash: null })
  await revokeOtherSessions(tx, userId, row.sessionId, now)
  for (const kind of ['reset-password', 'verify-email'] as const) await closeMailTokens(tx, userId, kind, now)
  await followEmailChange(services, tx, { userId, from, to })
  const changes = { email: [from, to] as const }
  await recordAudit(tx, { actorId: userId, action: 'change-email', subjectKind: 'user', subjectId: userId, changes })
  await services.jobs.add(tx, SEND_EMAIL_CHANGED, { userId, from, to })
}
