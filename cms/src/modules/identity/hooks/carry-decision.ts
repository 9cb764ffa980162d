import { text } from '@stackyard/shared/messages/text'
import type { CollectionAfterChangeHook } from 'payload'
import { jobs } from '../../../platform/jobs'
import { executorOf } from '../../discovery'
import { unlockFiles } from '../../file'
import { notifyUser } from '../../notification'
import { markVerified } from '../repository'

type Application = { status: string; reason?: string | null; user: number | { id: number } }

/** The person's standing follows the decision in the same transaction, and they are told. */
export const carryDecision: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const after = doc as Application
  const before = previousDoc as Application | undefined
  if (operation !== 'update' || after.status === before?.status || after.status === 'pending') return
  const userId = typeof after.user === 'object' ? after.user.id : after.user
  const tx = await executorOf(req)
  const isApproved = after.status === 'approved'
  if (isApproved) await markVerified(tx, userId)
  await unlockFiles(tx, userId)
  const message = isApproved ? text('kyc.approved') : text('kyc.rejected', { reason: after.reason ?? '' })
  const mail = { subject: text(isApproved ? 'kyc.approved.subject' : 'kyc.rejected.subject'), path: '/auth/kyc' }
  await notifyUser(jobs, tx, { userId, kind: `kyc_${after.status}`, message, data: {}, mail })
}
