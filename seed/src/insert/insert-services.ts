import type { Tx } from '@stackyard/cms/platform/db'
import type { Payload } from 'payload'
import type { PlannedService, PlannedServiceReview } from '../plans/services'
import { advanceIds, columnsOf, insertRows } from './insert-rows'

/** Inserts services and their reviews. */
export async function insertServices(
  payload: Payload,
  tx: Tx,
  { services, reviews }: { services: readonly PlannedService[]; reviews: readonly PlannedServiceReview[] },
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const serviceColumns = columnsOf(payload, 'services')
  await insertRows(
    tx,
    'services',
    services.map((service) => serviceColumns({ ...service, createdAt: at, updatedAt: at })),
  )
  await advanceIds(tx, 'services')
  const reviewColumns = columnsOf(payload, 'reviews')
  await insertRows(
    tx,
    'reviews',
    reviews.map((review) => reviewColumns(review)),
  )
  await advanceIds(tx, 'reviews')
}
