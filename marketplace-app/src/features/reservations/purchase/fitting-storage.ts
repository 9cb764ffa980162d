import type { ReserveSearch, StorageIntent } from '@stackyard/shared/domain/reserve-search'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { firstChoice, outcomeOf } from '@stackyard/shared/ui/storage-choice'

/** The storage nearest to what is asked for that can be reserved; null when none can be on these days. */
export function fittingStorage(warehouse: Warehouse, asked: ReserveSearch, now: Date): StorageIntent | null {
  const wanted = firstChoice(warehouse, asked, now)
  const { min, max } = outcomeOf(warehouse, wanted, now).space
  const choice = { ...wanted, quantity: Math.max(min, Math.min(max, Math.round(wanted.quantity))) }
  const { term, quantity: space, mode, startDate: start } = choice
  const { canReserve, quote } = outcomeOf(warehouse, choice, now)
  return canReserve && quote && term !== 0 ? { month: term, space, mode, start } : null
}
