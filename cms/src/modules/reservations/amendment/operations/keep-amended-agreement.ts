import type { AmendmentParams } from '@stackyard/shared/schema/amendment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findDocument, findOrder, isOwn, keepAgreement, keepDocument, type OrderDocument } from '../../booking'
import { printAmendment } from '../print-amendment'
import { findAmendment, listEvents } from '../repository'

/**
 * The amended agreement of an accepted change, printed at the first call under the SHA-256 of the first agreement, and
 * stored byte for byte with its own; null for a change that was not agreed.
 */
export async function keepAmendedAgreement(services: Services, id: number): Promise<OrderDocument | null> {
  const { db } = services
  const row = await findAmendment(db, id)
  if (!row?.number) return null
  const key = { orderId: row.orderId, kind: 'amendment' as const, number: row.number }
  const known = await findDocument(db, key)
  if (known) return known
  const order = await findOrder(db, row.orderId)
  if (!order) return null
  const agreement = await keepAgreement(services, order.id)
  const events = await listEvents(db, [id])
  return keepDocument(db, key, await printAmendment({ order, row, events, agreement: agreement?.sha256 ?? null }))
}

/** The same for its customer, its seller and admins. @throws CodedError NOT_FOUND for anybody else. */
export async function readAmendedAgreement(
  services: Services,
  user: SessionUser,
  { id, amendmentId }: AmendmentParams,
): Promise<OrderDocument> {
  const order = await findOrder(services.db, id)
  const row = order && isOwn(order, user) ? await findAmendment(services.db, amendmentId) : undefined
  const kept = row?.orderId === id ? await keepAmendedAgreement(services, amendmentId) : null
  if (!kept) throw new CodedError('NOT_FOUND')
  return kept
}
