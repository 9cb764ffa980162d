import type { ReserveSearch, StorageIntent } from '@stackyard/shared/domain/reserve-search'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { firstChoice, intentOf, outcomeOf } from '@stackyard/shared/ui/storage-choice'

/** The storage nearest to what is asked for that can be reserved; null when none can be on these days. */
export function fittingStorage(warehouse: Warehouse, asked: ReserveSearch, now: Date): StorageIntent | null {
  const wanted = firstChoice(warehouse, asked, now)
  const { min, max } = outcomeOf(warehouse, wanted, now).space
  const choice = { ...wanted, quantity: Math.max(min, Math.min(max, Math.round(wanted.quantity))) }
  return intentOf(choice, outcomeOf(warehouse, choice, now))
}
