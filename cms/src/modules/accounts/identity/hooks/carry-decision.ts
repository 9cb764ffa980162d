import { text } from '@stackyard/shared/messages/text'
import type { CollectionAfterChangeHook } from 'payload'
import { jobs } from '../../../../platform/jobs'
import { recordAudit } from '../../../foundation/audit'
import { executorOf } from '../../../listings/discovery'
import { unlockFiles } from '../../../foundation/file'
import { notifyUser } from '../../../foundation/notification'
import { markVerified } from '../repository'

type Application = { status: string; reason?: string | null; user: number | { id: number } }

/** The person's standing follows the decision in the same transaction; it is noted who decided, and they are told. */
export const carryDecision: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const after = doc as Application
  const before = previousDoc as Application | undefined
  if (operation !== 'update' || after.status === before?.status || after.status === 'pending') return
  const userId = typeof after.user === 'object' ? after.user.id : after.user
  const tx = await executorOf(req)
  const isApproved = after.status === 'approved'
  if (isApproved) await markVerified(tx, userId)
  await unlockFiles(tx, userId)
  await recordAudit(tx, {
    actorId: req.user ? Number(req.user.id) : null,
    action: isApproved ? 'approve-identity' : 'reject-identity',
    subjectKind: 'user',
    subjectId: userId,
    changes: {
      status: [before?.status ?? null, after.status],
      ...(isApproved ? {} : { reason: [null, after.reason] }),
    },
  })
  const message = isApproved ? text('kyc.approved') : text('kyc.rejected', { reason: after.reason ?? '' })
  const mail = { subject: text(isApproved ? 'kyc.approved.subject' : 'kyc.rejected.subject'), path: '/auth/kyc' }
  await notifyUser(jobs, tx, { userId, kind: `kyc_${after.status}`, message, data: {}, mail })
}
