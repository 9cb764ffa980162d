import { useEffect } from 'react'
import type { Visited } from '@stackyard/shared/contract/seen-cards'

const sightings = () => import('@stackyard/shared/contract/seen-cards')

/** Counts the visit of a warehouse's or service's page once it stands. */
export function usePageVisit({ warehouseId, serviceId, sellerId }: Visited): void {
  useEffect(() => {
    const page = { ...(warehouseId ? { warehouseId } : {}), ...(serviceId ? { serviceId } : {}), sellerId }
    void sightings().then(({ logVisit }) => logVisit(page))
  }, [warehouseId, serviceId, sellerId])
}

/** Counts the cards that are seen anywhere in the app, for as long as the app stands. */
export function useSeenCards(): void {
  useEffect(() => {
    let end: (() => void) | undefined
    let isGone = false
    void sightings().then(({ watchCards }) => {
      if (!isGone) end = watchCards()
    })
    return () => {
      isGone = true
      end?.()
    }
  }, [])
}
