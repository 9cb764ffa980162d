import { reserveReturnPath } from '../domain/return-to'
import type { SpaceType, StorageTerm } from '../reference/terms'

/** Who reads a listing: customers reserve, visitors are sent to register first, others see no Reserve (000 §6). */
export type BookingViewer = 'visitor' | 'customer' | 'other'

/** What the reader wants to reserve. */
export type ReserveIntent =
  | {
      type: 'offering'
      warehouseId: number
      selectedTerm: StorageTerm
      spaceType: SpaceType
      /** As entered: pallets or square feet. */
      quantity: number
      /** YYYY-MM-DD. */
      startDate: string
    }
  | { type: 'fulfillment'; warehouseId: number; monthlyVolumeTier: string }

/** `path` with the intent in its query and #RESERVE, which opens the reservation dialog there (DECISIONS 69). */
export function reserveHref(path: string, intent: ReserveIntent): string {
  if (intent.type === 'fulfillment') return `${path}?${new URLSearchParams({ tier: intent.monthlyVolumeTier })}#RESERVE`
  const { selectedTerm: term, quantity, spaceType, startDate } = intent
  return reserveReturnPath(path, { term, quantity, spaceType, startDate })
}
