import type { Tx } from '@stackyard/cms/platform/db'
import type { Payload } from 'payload'
import type { PlannedReview } from '../plans/reviews'
import type { PlannedWarehouse } from '../plans/warehouses'
import { advanceIds, columnsOf, insertRows } from './insert-rows'

const tierRows = (warehouse: PlannedWarehouse) =>
  warehouse.fulfillmentRates.map((tier, index) => ({
    _order: index + 1,
    _parent_id: warehouse.id,
    id: `${warehouse.id}-${index + 1}`,
    tier_name: tier.tierName,
    fulfillment_rates_details: tier.fulfillmentRatesDetails,
  }))

/** Inserts listings and their volume tiers. */
export async function insertListings(
  payload: Payload,
  tx: Tx,
  warehouses: readonly PlannedWarehouse[],
  now: Date,
  onDone: (count: number) => void,
): Promise<void> {
  const columns = columnsOf(payload, 'warehouses')
  const at = now.toISOString()
  const rows = warehouses.map(({ fulfillmentRates: _tiers, ...warehouse }) =>
    columns({ ...warehouse, createdAt: at, updatedAt: at }),
  )
  await insertRows(tx, 'warehouses', rows, onDone)
  await insertRows(tx, 'warehouses_fulfillment_rates', warehouses.flatMap(tierRows))
  await advanceIds(tx, 'warehouses')
}

export async function insertReviews(payload: Payload, tx: Tx, reviews: readonly PlannedReview[]): Promise<void> {
  const columns = columnsOf(payload, 'reviews')
  await insertRows(
    tx,
    'reviews',
    reviews.map((review) => columns(review)),
  )
  await advanceIds(tx, 'reviews')
}
