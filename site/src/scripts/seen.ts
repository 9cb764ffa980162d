import { logVisit, watchCards } from '@stackyard/shared/contract/seen-cards'

/** Counts the cards seen and, on a listing's own page, the visit (000 §4.6, §2.11). */
export function countSeen(): void {
  watchCards()
  const { visit, seller } = document.querySelector<HTMLElement>('[data-visit]')?.dataset ?? {}
  if (visit) void logVisit({ warehouseId: Number(visit), sellerId: seller ? Number(seller) : null })
}
