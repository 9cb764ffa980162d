import { sql, type SQL } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { ReviewSubject } from '../discovery'

/** The subject out of an input that the contract has checked to name exactly one. */
export function subjectOf(input: { warehouseId?: number | undefined; serviceId?: number | undefined }): ReviewSubject {
  if (input.warehouseId !== undefined) return { warehouseId: input.warehouseId }
  if (input.serviceId !== undefined) return { serviceId: input.serviceId }
  throw new CodedError('VALIDATION_FAILED')
}

/** The row of the read model that the subject is, for `from … where …`. */
export const subjectRow = (subject: ReviewSubject): SQL =>
  'warehouseId' in subject
    ? sql`market.listing_search where id = ${subject.warehouseId}`
    : sql`market.service_search where id = ${subject.serviceId}`

/** Reviews of the subject, for `where`. */
export const reviewsOfSubject = (subject: ReviewSubject): SQL =>
  'warehouseId' in subject ? sql`warehouse_id = ${subject.warehouseId}` : sql`service_id = ${subject.serviceId}`
