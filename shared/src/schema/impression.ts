import { z } from 'zod'
import { recordId } from './query'

const fields = {
  /** The campaign of a sponsored card; it counts with the card's `token` alone. */
  campaignId: recordId.nullable().optional(),
  warehouseId: recordId.nullable().optional(),
  serviceId: recordId.nullable().optional(),
  /** Kept for the spec's sake: the server knows whose listing it is. */
  sellerId: recordId.nullable().optional(),
  token: z.string().max(200).optional(),
}
const isOne = ({ warehouseId, serviceId }: { warehouseId?: number | null; serviceId?: number | null }) =>
  (warehouseId ?? null) === null ? (serviceId ?? null) !== null : (serviceId ?? null) === null

/** A card that was seen, or a page that was opened: a warehouse's or a service's. */
export const Sighting = z
  .object(fields)
  .refine(isOne, { message: 'Send a warehouseId or a serviceId', path: ['warehouseId'] })
export type Sighting = z.infer<typeof Sighting>

export const MOST_IMPRESSIONS = 100

export const ImpressionBatch = z.object({ impressions: z.array(Sighting).min(1).max(MOST_IMPRESSIONS) })

/** How many of them counted: each listing once a reader and half hour, none of the reader's own, none of an admin. */
export const Counted = z.object({ counted: z.number().int() })
