import { DEFAULT_MERCHANT_TYPE } from '@stackyard/shared/reference/rfp-ranges'
import type { MerchantRecord, RfpInput, RfpSubmitInput } from '@stackyard/shared/schema/merchant'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { recordAudit } from '../../audit'
import { findMerchant, findRfp, lockMerchant, type MerchantRow, type RfpRow, upsertRfp } from '../repository'
import { emptyDraft, missingOf, toMerchant, toValues } from '../to-merchant'
import { keepAttachments } from './attach-files'
import { findAskedProvider, sendToProvider } from './send-to-provider'

async function findSelf(db: Db | Tx, id: number): Promise<MerchantRow> {
  const person = await findMerchant(db, id)
  if (!person) throw new CodedError('NOT_FOUND')
  return person
}

/** Keeps what was sent over what stood; a new record begins with what the account tells. */
async function keep(services: Services, tx: Tx, person: MerchantRow, input: RfpInput): Promise<RfpRow> {
  await keepAttachments(services, tx, person.id, input)
  const before = (await findRfp(tx, person.id)) ?? emptyDraft(person)
  const after = { ...before, ...toValues(input) }
  return upsertRfp(tx, person.id, after.merchantType ?? DEFAULT_MERCHANT_TYPE, {
    ...after,
    updatedAt: services.clock.now(),
  })
}

/** Keeps answers of the own request; nothing is required, and nobody is told. */
export const saveRfp = (services: Services, user: SessionUser, input: RfpInput): Promise<MerchantRecord> =>
  withTransaction(services.db, async (tx) => {
    await lockMerchant(tx, user.id)
    const person = await findSelf(tx, user.id)
    return toMerchant(person, await keep(services, tx, person, input))
  })

/**
 * The final submit (000 §4.8): keeps the answers, demands those of the merchant type, and sends the request to the
 * warehouse that was named, whose provider may read it from then on.
 * @throws CodedError FORBIDDEN in another merchant's name, VALIDATION_FAILED, LISTING_UNAVAILABLE, RATE_LIMITED
 */
export async function submitRfp(
  services: Services,
  user: SessionUser,
  input: RfpSubmitInput,
): Promise<{ userUrl: string; merchant: MerchantRecord }> {
  const { db, clock } = services
  if (input.merchantId !== undefined && input.merchantId !== user.id)
    throw new CodedError('FORBIDDEN', { message: 'You are not authorized to create this RFP' })
  const asked = input.warehouseId ? await findAskedProvider(db, input.warehouseId) : null
  return withTransaction(db, async (tx) => {
    await lockMerchant(tx, user.id)
    const person = await findSelf(tx, user.id)
    const now = clock.now()
    const kept = await keep(services, tx, person, input)
    const issues = missingOf(kept)
    if (issues.length > 0) throw new CodedError('VALIDATION_FAILED', { message: issues[0]?.message ?? '', issues })
    const row = await upsertRfp(tx, person.id, kept.merchantType, { submittedAt: kept.submittedAt ?? now })
    if (asked) await sendToProvider(services, tx, { person, row, asked })
    await recordAudit(tx, {
      actorId: user.id,
      action: 'rfp.submit',
      subjectKind: 'user',
      subjectId: user.id,
      changes: { warehouse: [null, asked?.warehouseId ?? null] },
    })
    return { userUrl: person.userUrl, merchant: toMerchant(person, row) }
  })
}
