import { logVisit, watchCards } from '@stackyard/shared/contract/seen-cards'

/** Counts the cards seen and, on the own page of a warehouse or service, the visit. */
export function countSeen(): void {
  watchCards()
  const { visit = '', seller } = document.querySelector<HTMLElement>('[data-visit]')?.dataset ?? {}
  const [, service, id] = /^(service-)?(\d+)$/.exec(visit) ?? []
  if (id)
    void logVisit({ [service ? 'serviceId' : 'warehouseId']: Number(id), sellerId: seller ? Number(seller) : null })
}
