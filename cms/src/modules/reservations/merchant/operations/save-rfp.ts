import { DEFAULT_MERCHANT_TYPE } from '@stackyard/shared/reference/rfp-ranges'
import type { MerchantRecord, RfpInput, RfpSubmitInput } from '@stackyard/shared/schema/merchant'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Db, Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { findMerchant, findRfp, lockMerchant, type MerchantRow, type RfpRow, upsertRfp } from '../repository'
import { emptyDraft, issuesOf, toMerchant, toValues } from '../to-merchant'
import { claimAttachments } from './attach-files'
import { findRecipient, sendToProvider } from './send-to-provider'

async function findSelf(db: Db | Tx, id: number): Promise<MerchantRow> {
  const person = await findMerchant(db, id)
  if (!person) throw new CodedError('NOT_FOUND')
  return person
}

/** Stores what was sent over the saved answers; a new record begins with what the account says. */
async function store(services: Services, tx: Tx, person: MerchantRow, input: RfpInput): Promise<RfpRow> {
  await claimAttachments(services, tx, person.id, input)
  const before = (await findRfp(tx, person.id)) ?? emptyDraft(person)
  const after = { ...before, ...toValues(input) }
  return upsertRfp(tx, person.id, after.merchantType ?? DEFAULT_MERCHANT_TYPE, {
    ...after,
    updatedAt: services.clock.now(),
  })
}

/** Saves answers of the merchant's request; nothing is required, and nobody is notified. */
export const saveRfp = (services: Services, user: SessionUser, input: RfpInput): Promise<MerchantRecord> =>
  withTransaction(services.db, async (tx) => {
    await lockMerchant(tx, user.id)
    const person = await findSelf(tx, user.id)
    return toMerchant(person, await store(services, tx, person, input))
  })

/**
 * The final submission: saves the answers, demands those of the merchant type, and sends the request to the warehouse or
 * company that was named.
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
  const to = await findRecipient(db, input)
  return withTransaction(db, async (tx) => {
    await lockMerchant(tx, user.id)
    const person = await findSelf(tx, user.id)
    const now = clock.now()
    const saved = await store(services, tx, person, input)
    const issues = issuesOf(saved, now)
    if (issues.length > 0) throw new CodedError('VALIDATION_FAILED', { message: issues[0]?.message ?? '', issues })
    const row = await upsertRfp(tx, person.id, saved.merchantType, { submittedAt: saved.submittedAt ?? now })
    if (to) await sendToProvider(services, tx, { person, to, space: input.space ?? null })
    await recordAudit(tx, {
      actorId: user.id,
      action: 'rfp.submit',
      subjectKind: 'user',
      subjectId: user.id,
      changes: { warehouse: [null, to?.warehouseId ?? null], seller: [null, to?.sellerId ?? null] },
    })
    return { userUrl: person.userUrl, merchant: toMerchant(person, row) }
  })
}
