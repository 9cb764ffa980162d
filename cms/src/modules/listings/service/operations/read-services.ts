import type { Service, ServiceQuery, ServiceRecord } from '@stackyard/shared/schema/service'
import type { ServiceCard } from '@stackyard/shared/schema/service-card'
import { createLocalReq } from 'payload'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { reviewsOf } from '../../discovery'
import type { Viewer } from '../queries'
import { findDetail, findServiceOf, readPage, readService } from '../repository'
import { toServiceRecord } from '../service-content'

const REVIEWS_SHOWN = 50

/** A page of cards with the number of all that match; without words the best come first. */
export const searchServices = (
  { db }: Pick<Services, 'db'>,
  query: ServiceQuery,
  viewer: Viewer,
): Promise<{ results: ServiceCard[]; total: number }> => readPage(db, query, viewer)

/** A service with its newest reviews, by id or serviceUrl. @throws CodedError LISTING_UNAVAILABLE */
export async function getService({ db }: Pick<Services, 'db'>, key: string, viewer: Viewer): Promise<Service> {
  const row = await findDetail(db, key)
  const mayOpen = row && (row.listed || viewer?.userType === 'admin' || viewer?.id === row.sellerId)
  if (!row || !mayOpen) throw new CodedError('LISTING_UNAVAILABLE')
  const isManaged = row.service.seller.userType === 'manager'
  const reviews =
    row.service.reviewCount === 0 || isManaged
      ? []
      : await reviewsOf(db, { serviceId: row.id, sort: 'NEW_FIRST', limit: REVIEWS_SHOWN, skip: 0 })
  return { ...row.service, reviews }
}

/** The record for its editor form. @throws CodedError NOT_FOUND */
export async function readServiceRecord(services: Services, id: number): Promise<ServiceRecord> {
  try {
    return toServiceRecord(await readService(await createLocalReq({}, services.payload), id))
  } catch (error) {
    if ((error as { status?: number }).status === 404) throw new CodedError('NOT_FOUND')
    throw error
  }
}

/** The record of a provider's service; null when there is none. */
export async function readServiceOf(services: Services, sellerId: number): Promise<ServiceRecord | null> {
  const id = await findServiceOf(services.db, sellerId)
  return id === null ? null : readServiceRecord(services, id)
}
