import { storageTerms, type SpaceType, type StorageTerm } from '../reference/terms'
import { availableTerms } from './pricing'
import type { StoragePricing } from './storage-pricing'

/** The booking box's mode: forced when only one is enabled, else the wanted one, pallets first. */
export const spaceMode = (pricing: StoragePricing, wanted?: string | null): SpaceType => {
  if (pricing.sqEnabled && !pricing.palletEnabled) return 'SQ_FEET'
  if (pricing.palletEnabled && !pricing.sqEnabled) return 'PALLET'
  return wanted === 'SQ_FEET' ? 'SQ_FEET' : 'PALLET'
}

/**
 * The preselected term: the month of the address when it is a term, else the first term with a price in the mode,
 * else 0, which means none chosen and Reserve disabled.
 */
export const defaultTerm = (
  pricing: StoragePricing,
  spaceType: SpaceType,
  month?: string | number | null,
): StorageTerm | 0 => {
  const terms = availableTerms(pricing, spaceType)
  const wanted = storageTerms.find((term) => String(term) === String(month ?? ''))
  if (wanted && terms.includes(wanted)) return wanted
  return terms[0] ?? 0
}
