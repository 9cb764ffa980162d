import { createHash } from 'node:crypto'
import type { MerchantMailInput } from '@stackyard/shared/schema/merchant'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import { HOUR_MS, takeMail } from '../../../../platform/mail-cap'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { deleteAccesses } from '../access-repository'
import { revokeLinks } from '../link-repository'
import { MAIL_ANNOUNCEMENT } from '../jobs/mail-announcement'
import { deleteRfp, listMerchants, lockMerchant } from '../repository'

/** Deletes a merchant's request with its links and all access to it. @throws CodedError NOT_FOUND */
export const removeRfp = ({ db, clock }: Services, user: SessionUser, merchantId: number): Promise<void> =>
  withTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId)
    if (!(await deleteRfp(tx, merchantId))) throw new CodedError('NOT_FOUND')
    await deleteAccesses(tx, merchantId)
    await revokeLinks(tx, merchantId, clock.now())
    await recordAudit(tx, { actorId: user.id, action: 'rfp.delete', subjectKind: 'user', subjectId: merchantId })
  })

/**
 * Emails an announcement to active merchants who allow announcements, one email each; nobody gets the same one twice
 * within a day. Ids of other accounts are skipped.
 * @returns the number of emails that were queued
 */
export const mailMerchants = (
  { db, jobs, clock }: Services,
  user: SessionUser,
  { merchantIds, subject, message }: MerchantMailInput,
): Promise<number> =>
  withTransaction(db, async (tx) => {
    const digest = createHash('sha256')
      .update(JSON.stringify([subject, message]))
      .digest('hex')
    const once = { kind: `merchant-announcement:${digest}`, most: 1, withinMs: 24 * HOUR_MS }
    const ids = [...new Set(merchantIds)].toSorted((a, b) => a - b)
    let sent = 0
    for (const { id, email, isActive, wantsLetters } of await listMerchants(tx, ids)) {
      if (!isActive || !wantsLetters || !(await takeMail(tx, once, email, clock.now()))) continue
      await jobs.add(
        tx,
        MAIL_ANNOUNCEMENT,
        { merchantId: id, subject, message },
        { key: `${MAIL_ANNOUNCEMENT}:${id}:${digest}` },
      )
      sent++
      await recordAudit(tx, {
        actorId: user.id,
        action: 'merchant.mail',
        subjectKind: 'user',
        subjectId: id,
        changes: { subject: [null, subject] },
      })
    }
    return sent
  })
