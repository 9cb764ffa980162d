import type { RfpInput, RfpSpace } from '@stackyard/shared/schema/merchant'
import { CodedError } from '../../../../platform/coded-error'
import type { Db, Tx } from '../../../../platform/db'
import { HOUR_MS, takeMail } from '../../../../platform/mail-cap'
import type { Services } from '../../../../platform/services'
import { findAccess, grantAccess } from '../access-repository'
import { scheduleAsking } from '../jobs/job-names'
import { findCompany, findProvider, type MerchantRow } from '../repository'

const perDay = { kind: 'rfp', most: 20, withinMs: 24 * HOUR_MS }

/** Who receives a request: a warehouse, or with a null `warehouseId` a company of the directory. */
export type Recipient = { warehouseId: number | null; sellerId: number; sellerType: string; name: string }

/** A company of the directory as the recipient of a request. @throws CodedError VALIDATION_FAILED */
export async function companyRecipient(db: Db | Tx, sellerId: number, path: string): Promise<Recipient> {
  const company = await findCompany(db, sellerId)
  if (company) return { warehouseId: null, ...company }
  const message = 'This company is not in the directory.'
  throw new CodedError('VALIDATION_FAILED', { message, issues: [{ path, message }] })
}

/** The recipient that an input names, or null. @throws CodedError LISTING_UNAVAILABLE, VALIDATION_FAILED */
export async function findRecipient(
  db: Db,
  { warehouseId, requestUser }: Pick<RfpInput, 'warehouseId' | 'requestUser'>,
): Promise<Recipient | null> {
  if (!warehouseId) return requestUser ? companyRecipient(db, requestUser, 'requestUser') : null
  const provider = await findProvider(db, warehouseId)
  if (!provider) throw new CodedError('LISTING_UNAVAILABLE')
  return { warehouseId, ...provider }
}

/**
 * Sends a merchant's request to a provider, who may read it from then on. A warehouse is asked for a quote with it, and a
 * company for an answer in words, in the same list.
 * @throws CodedError RATE_LIMITED
 */
export async function sendToProvider(
  services: Services,
  tx: Tx,
  { person, to, space = null }: { person: MerchantRow; to: Recipient; space?: RfpSpace | null },
): Promise<void> {
  const { warehouseId, sellerId } = to
  const before = await findAccess(tx, person.id, sellerId)
  const hadIt = before?.state === 'approve' && (warehouseId === null || before.warehouseId === warehouseId)
  if (!hadIt) {
    const now = services.clock.now()
    if (!(await takeMail(tx, perDay, person.email, now))) throw new CodedError('RATE_LIMITED')
    await grantAccess(tx, { merchantId: person.id, sellerId, warehouseId, at: now })
  }
  await scheduleAsking(services, tx, { merchantId: person.id, warehouseId, sellerId, space })
}
