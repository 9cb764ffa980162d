import type { RfpAccess } from '@stackyard/shared/schema/merchant'
import type { ShareRfpInput } from '@stackyard/shared/schema/rfp-sharing'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { listAccesses } from '../access-repository'
import { findMerchant, findRfp, lockMerchant, upsertRfp } from '../repository'
import { issuesOf } from '../to-merchant'
import { companyRecipient, sendToProvider } from './send-to-provider'

const page = { limit: 1, skip: 0 }

/**
 * Sends the merchant's complete request to companies of the directory: to all of them or to none.
 * @throws CodedError NOT_FOUND without a request, VALIDATION_FAILED, RATE_LIMITED
 */
export const shareRfp = (services: Services, user: SessionUser, { sellerIds }: ShareRfpInput): Promise<RfpAccess[]> =>
  withTransaction(services.db, async (tx) => {
    await lockMerchant(tx, user.id)
    const now = services.clock.now()
    const [person, saved] = [await findMerchant(tx, user.id), await findRfp(tx, user.id)]
    if (!person || !saved) throw new CodedError('NOT_FOUND')
    const issues = issuesOf(saved, now)
    if (issues.length > 0) throw new CodedError('VALIDATION_FAILED', { message: issues[0]?.message ?? '', issues })
    await upsertRfp(tx, person.id, saved.merchantType, { submittedAt: saved.submittedAt ?? now })
    const accesses: RfpAccess[] = []
    for (const sellerId of new Set(sellerIds)) {
      const to = await companyRecipient(tx, sellerId, 'sellerIds')
      await sendToProvider(services, tx, { person, to })
      accesses.push(...(await listAccesses(tx, person.id, page, sellerId)).results)
    }
    await recordAudit(tx, {
      actorId: user.actorId ?? user.id,
      action: 'rfp.share',
      subjectKind: 'user',
      subjectId: user.id,
      changes: { sellers: [null, accesses.map(({ userId }) => userId)] },
    })
    return accesses
  })
