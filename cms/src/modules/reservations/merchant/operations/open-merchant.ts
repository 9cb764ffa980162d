import { randomUUID } from 'node:crypto'
import { DEFAULT_MERCHANT_TYPE } from '@stackyard/shared/reference/rfp-ranges'
import type { RfpAccountInput } from '@stackyard/shared/schema/merchant'
import { assertHuman } from '../../../../platform/captcha'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { HOUR_MS, takeMail } from '../../../../platform/mail-cap'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { insertPerson, requestVerification } from '../../../accounts/account'
import { recordAudit } from '../../../foundation/audit'
import { inRecordTransaction } from '../../../listings/listing'
import { MAIL_KNOWN_MERCHANT } from '../jobs/mail-known-merchant'
import { findAccount, findMerchant, findRfp, lockMerchant, type RfpValues, upsertRfp } from '../repository'
import { toValues } from '../to-merchant'
import { claimAttachments } from './attach-files'
import { findRecipient, type Recipient, sendToProvider } from './send-to-provider'

const perDay = { kind: 'rfp-known', most: 3, withinMs: 24 * HOUR_MS }

/** Ends a rehearsal: everything it did is rolled back. */
class Rehearsed extends Error {
  readonly id: number
  constructor(id: number) {
    super('rehearsed')
    this.id = id
  }
}

/**
 * Step 0 of the wizard: opens a free merchant account that signs in with the given password, stores the request and sends
 * it to the provider, all of it or nothing.
 *
 * The reply and its time are the same for a known address: the same work is done under an invented address and rolled
 * back, nothing of the known account changes, and its owner is notified by email.
 * @returns the merchant's id, or an unused one for a known address
 * @throws CodedError CAPTCHA_FAILED, CAPTCHA_UNAVAILABLE, LISTING_UNAVAILABLE, RATE_LIMITED
 */
export async function openMerchant(services: Services, input: RfpAccountInput, ip: string): Promise<number> {
  await assertHuman(services, input.captchaToken, ip)
  const to = await findRecipient(services.db, input)
  if (await findAccount(services.db, input.userInfo.email)) return rehearse(services, input, to)
  try {
    return await openAccount(services, input, to)
  } catch (error) {
    // Another call opened the account meanwhile.
    if (error instanceof CodedError && error.code === 'EMAIL_TAKEN') return rehearse(services, input, to)
    throw error
  }
}

async function rehearse(services: Services, input: RfpAccountInput, to: Recipient | null): Promise<number> {
  const invented = { ...input, userInfo: { ...input.userInfo, email: `${randomUUID()}@rehearsal.invalid` } }
  const done = await openAccount(services, invented, to, true).catch((error: unknown) => error)
  if (!(done instanceof Rehearsed)) throw done
  await notifyKnown(services, input.userInfo.email, to?.warehouseId ?? null)
  return done.id
}

const openAccount = (services: Services, input: RfpAccountInput, to: Recipient | null, isRehearsal = false) =>
  inRecordTransaction(services, async (req, tx) => {
    const id = await insertPerson(services, newcomer(input), req)
    await requestVerification({ db: tx, jobs: services.jobs }, id, to?.warehouseId ? continuePath(to.warehouseId) : '')
    await lockMerchant(tx, id)
    const person = await findMerchant(tx, id)
    if (!person) throw new Error(`merchant ${id} is gone right after the account was made`)
    await claimAttachments(services, tx, id, input)
    const now = services.clock.now()
    const values = { ...toValues(input), origin: 'public' as const, submittedAt: now, updatedAt: now }
    await upsertRfp(tx, id, input.merchantType ?? DEFAULT_MERCHANT_TYPE, values)
    if (to) await sendToProvider(services, tx, { person, to, space: input.space ?? null })
    await recordAudit(tx, {
      actorId: id,
      action: 'rfp.open-account',
      subjectKind: 'user',
      subjectId: id,
      changes: { warehouse: [null, to?.warehouseId ?? null] },
    })
    if (isRehearsal) throw new Rehearsed(id)
    return id
  })

const continuePath = (warehouseId: number): string => `/warehouses/rfp/${warehouseId}?steps=1`

const newcomer = ({ userInfo, company = '', password }: RfpAccountInput) => {
  const { email, firstName, lastName, phone } = userInfo
  return { email, firstName, lastName, phone: phone ?? '', company, password, userType: 'customer' } as const
}

/**
 * Emails the owner of a known address how to go on. An account that the same form opened within the last hour gets no
 * email: its owner has just been asked to verify the address, and the call is a repeated one.
 */
const notifyKnown = ({ db, jobs, clock }: Services, email: string, warehouseId: number | null): Promise<void> =>
  withTransaction(db, async (tx) => {
    const account = await findAccount(tx, email)
    const now = clock.now()
    if (!account?.isActive) return
    if (!account.isEmailVerified && now.getTime() - account.createdAt.getTime() < HOUR_MS) return
    if (!(await takeMail(tx, perDay, email, now))) return
    await jobs.add(tx, MAIL_KNOWN_MERCHANT, { userId: account.id, warehouseId })
  })

/** Stores a merchant's first request, taken from their request for a quote; an existing request stays as it is. */
export async function keepFirstRfp(
  tx: Tx,
  merchantId: number,
  { merchantType, ...values }: RfpValues & Pick<Required<RfpValues>, 'merchantType'>,
  now: Date,
): Promise<void> {
  await lockMerchant(tx, merchantId)
  if (await findRfp(tx, merchantId)) return
  await upsertRfp(tx, merchantId, merchantType, { ...values, origin: 'quote', submittedAt: now, updatedAt: now })
}
