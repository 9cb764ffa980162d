import type { AmendedAgreementParams } from '@stackyard/shared/schema/amendment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findDocument, findOrder, isOwn, keepAgreement, keepDocument, type OrderDocument } from '../../booking'
import { printAmendment } from '../print-amendment'
import { findAmendment, listEvents } from '../repository'

/** What an accepted change is printed from; null for one that was not agreed, or whose order is gone. */
async function findAgreed(services: Services, id: number) {
  const row = await findAmendment(services.db, id)
  const order = row?.number ? await findOrder(services.db, row.orderId) : undefined
  if (!row?.number || !order) return null
  return { row, order, key: { orderId: row.orderId, kind: 'amendment' as const, number: row.number } }
}

type Agreed = NonNullable<Awaited<ReturnType<typeof findAgreed>>>

/** What is printed, with the SHA-256 of the first agreement. */
async function toPrint(services: Services, { row, order }: Agreed) {
  const agreement = await keepAgreement(services, order.id)
  return { order, row, events: await listEvents(services.db, [row.id]), agreement: agreement?.sha256 ?? null }
}

async function keepAgreed(services: Services, agreed: Agreed): Promise<OrderDocument | null> {
  const known = await findDocument(services.db, agreed.key)
  if (known) return known
  return keepDocument(services.db, agreed.key, await printAmendment(await toPrint(services, agreed)))
}

/**
 * The amended agreement of an accepted change, printed at the first call under the SHA-256 of the first agreement, and
 * stored byte for byte with its own; null for a change that was not agreed.
 */
export async function keepAmendedAgreement(services: Services, id: number): Promise<OrderDocument | null> {
  const agreed = await findAgreed(services, id)
  return agreed && keepAgreed(services, agreed)
}

/**
 * The same for its customer, its seller and admins; in another language a translation of it that names its SHA-256.
 *
 * @throws CodedError NOT_FOUND for anybody else
 */
export async function readAmendedAgreement(
  services: Services,
  user: SessionUser,
  { id, amendmentId, language }: AmendedAgreementParams,
): Promise<Pick<OrderDocument, 'body' | 'orderId' | 'number'>> {
  const agreed = await findAgreed(services, amendmentId)
  if (agreed?.order.id !== id || !isOwn(agreed.order, user)) throw new CodedError('NOT_FOUND')
  const kept = await keepAgreed(services, agreed)
  if (!kept) throw new CodedError('NOT_FOUND')
  if (language === 'en') return kept
  const printing = { language, translationOf: kept.sha256 }
  return { ...agreed.key, body: await printAmendment(await toPrint(services, agreed), printing) }
}
