import type { MerchantMailInput } from '@stackyard/shared/schema/merchant'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { recordAudit } from '../../audit'
import { deleteAccesses } from '../access-repository'
import { MAIL_LETTER } from '../jobs/mail-letter'
import { deleteRfp, listMerchants, lockMerchant } from '../repository'

/** Deletes a merchant's request with everybody's access to it. @throws CodedError NOT_FOUND */
export const removeRfp = ({ db }: Services, user: SessionUser, merchantId: number): Promise<void> =>
  withTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId)
    if (!(await deleteRfp(tx, merchantId))) throw new CodedError('NOT_FOUND')
    await deleteAccesses(tx, merchantId)
    await recordAudit(tx, { actorId: user.id, action: 'rfp.delete', subjectKind: 'user', subjectId: merchantId })
  })

/** Has a letter sent to active merchants, each by a mail of their own. Ids that are no merchant's are passed over. */
export const mailMerchants = (
  { db, jobs }: Services,
  user: SessionUser,
  { merchantIds, subject, message }: MerchantMailInput,
): Promise<number> =>
  withTransaction(db, async (tx) => {
    const merchants = (await listMerchants(tx, [...new Set(merchantIds)])).filter(({ isActive }) => isActive)
    for (const { id } of merchants) {
      await jobs.add(tx, MAIL_LETTER, { merchantId: id, subject, message })
      await recordAudit(tx, {
        actorId: user.id,
        action: 'merchant.mail',
        subjectKind: 'user',
        subjectId: id,
        changes: { subject: [null, subject] },
      })
    }
    return merchants.length
  })
