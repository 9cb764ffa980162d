import { text } from '@stackyard/shared/messages/text'
import type Stripe from 'stripe'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { writeFresh } from '../../../../platform/write-fresh'
import { notifyUser } from '../../../foundation/notification'
import {
  isPerson,
  keepSession,
  lockSession,
  markVerified,
  type SessionRow,
  updateSession,
  versionOfSession,
} from '../repository'

type Seen = Stripe.Identity.VerificationSession

function statusOf({ status, last_error: error }: Seen): SessionRow['status'] {
  if (status === 'requires_input') return error ? 'refused' : 'open'
  if (status === 'verified') return 'verified'
  return status === 'canceled' ? 'canceled' : 'processing'
}

/**
 * Fetches a verification and writes what is true now; the person's standing follows in the same transaction, and they
 * are told, once. One that is verified stays so. One whose making was never heard of is taken in by its own word.
 */
export async function followSession(services: Services, id: string): Promise<void> {
  await writeFresh(services.db, {
    lock: (tx) => lockSession(tx, id),
    version: (db) => versionOfSession(db, id),
    fetch: () => callStripe(() => services.stripe.identity.verificationSessions.retrieve(id)),
    write: (tx, session) => storeSession(services, tx, session),
  })
}

async function storeSession(services: Services, tx: Tx, session: Seen): Promise<void> {
  const before = (await lockSession(tx, session.id)) ?? (await adopt(tx, session))
  if (!before) return
  const now = services.clock.now()
  const status = statusOf(session)
  const reason = status === 'refused' ? (session.last_error?.reason ?? null) : null
  // Refused again for another reason is news, also when nothing was seen between.
  const isSame = status === before.status && reason === before.reason
  if (before.status === 'verified' || isSame) return updateSession(tx, before.id, { seenAt: now })
  const isDecided = status === 'verified' || status === 'refused'
  await updateSession(tx, before.id, { status, reason, seenAt: now, decidedAt: isDecided ? now : null })
  if (status === 'verified') await markVerified(tx, before.userId)
  if (isDecided) await tell(services, tx, before.userId, status, reason ?? '')
}

/** A session that names one of our people, and whose making was cut off before it was kept; none that was redacted. */
async function adopt(tx: Tx, session: Seen): Promise<SessionRow | undefined> {
  if (session.redaction) return undefined
  const userId = Number(session.metadata['user_id'])
  if (!Number.isSafeInteger(userId) || userId <= 0 || !(await isPerson(tx, userId))) return undefined
  await keepSession(tx, { id: session.id, userId })
  return lockSession(tx, session.id)
}

async function tell(services: Services, tx: Tx, userId: number, status: 'verified' | 'refused', reason: string) {
  const isVerified = status === 'verified'
  await notifyUser(services.jobs, tx, {
    userId,
    kind: isVerified ? 'kyc_approved' : 'kyc_rejected',
    message: isVerified ? text('kyc.approved') : text('kyc.refused', { reason }),
    data: {},
    mail: { subject: text(isVerified ? 'kyc.approved.subject' : 'kyc.rejected.subject'), path: '/auth/kyc' },
  })
}
