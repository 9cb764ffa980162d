import { DEFAULT_MERCHANT_TYPE } from '@stackyard/shared/reference/rfp-ranges'
import type { RfpAccountInput } from '@stackyard/shared/schema/merchant'
import { assertHuman } from '../../../platform/captcha'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { insertPerson, requestVerification } from '../../account'
import { recordAudit } from '../../audit'
import { inRecordTransaction } from '../../listing'
import { findMerchant, findRfp, lockMerchant, type RfpValues, upsertRfp } from '../repository'
import { toValues } from '../to-merchant'
import { keepAttachments } from './attach-files'
import { findAskedProvider, sendToProvider } from './send-to-provider'

/**
 * Step 0 of the wizard (000 §4.8): opens a free merchant account that signs in with the password given, keeps the
 * request and sends it to the warehouse, all of it or nothing. A known address is refused and nothing of its account
 * changes.
 * @returns the merchant's id
 * @throws CodedError CAPTCHA_FAILED, CAPTCHA_UNAVAILABLE, LISTING_UNAVAILABLE, EMAIL_TAKEN, RATE_LIMITED
 */
export async function openMerchant(services: Services, input: RfpAccountInput, ip: string): Promise<number> {
  await assertHuman(services, input.captchaToken, ip)
  const asked = input.warehouseId ? await findAskedProvider(services.db, input.warehouseId) : null
  return inRecordTransaction(services, async (req, tx) => {
    const id = await insertPerson(services, newcomer(input), req)
    await requestVerification({ db: tx, jobs: services.jobs }, id)
    await lockMerchant(tx, id)
    const person = await findMerchant(tx, id)
    if (!person) throw new Error(`merchant ${id} is gone right after the account was made`)
    await keepAttachments(services, tx, id, input)
    const now = services.clock.now()
    const values = { ...toValues(input), submittedAt: now, updatedAt: now }
    const row = await upsertRfp(tx, id, input.merchantType ?? DEFAULT_MERCHANT_TYPE, values)
    if (asked) await sendToProvider(services, tx, { person, row, asked })
    await recordAudit(tx, {
      actorId: id,
      action: 'rfp.open-account',
      subjectKind: 'user',
      subjectId: id,
      changes: { warehouse: [null, asked?.warehouseId ?? null] },
    })
    return id
  })
}

const newcomer = ({ userInfo, company = '', password }: RfpAccountInput) => {
  const { email, firstName, lastName, phone } = userInfo
  return { email, firstName, lastName, phone: phone ?? '', company, password, userType: 'customer' } as const
}

/** A merchant's first request, from the quote that they asked for; a request that stands already is left as it is. */
export async function keepFirstRfp(
  tx: Tx,
  merchantId: number,
  { merchantType, ...values }: RfpValues & Pick<Required<RfpValues>, 'merchantType'>,
  now: Date,
): Promise<void> {
  await lockMerchant(tx, merchantId)
  if (await findRfp(tx, merchantId)) return
  await upsertRfp(tx, merchantId, merchantType, { ...values, submittedAt: now, updatedAt: now })
}
