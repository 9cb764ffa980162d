import { useQuery } from '@tanstack/react-query'
import type { CampaignType } from '@stackyard/shared/reference/campaigns'
import { serviceTypes } from '@stackyard/shared/reference/service-types'
import type { CardPhoto, ListingCard } from '@stackyard/shared/schema/listing-card'
import type { ServiceCard } from '@stackyard/shared/schema/service-card'
import { placeLine } from '@stackyard/shared/ui/format'
import type { z } from 'zod'
import { ownServicesQuery, ownWarehousesQuery } from './queries'
import { sayName } from '@stackyard/shared/ui/say'

/** A listing that a campaign can show. */
export type OwnListing = {
  type: 'warehouse' | 'service'
  id: number
  name: string
  place: string
  /** What tells it apart besides its place: the kind of a service. */
  detail: string
  photo: z.infer<typeof CardPhoto> | null
}

const fromWarehouse = (card: ListingCard): OwnListing => ({
  type: 'warehouse',
  id: card.id,
  name: card.name,
  place: placeLine(card),
  detail: '',
  photo: card.photo,
})

const fromService = (card: ServiceCard): OwnListing => ({
  type: 'service',
  id: card.id,
  name: card.name,
  place: placeLine(card),
  detail: sayName(serviceTypes.find(({ key }) => key === card.serviceType)?.label ?? ''),
  photo: card.photo,
})

/**
 * The seller's listings for campaigns of a type, of any type without one: warehouses first. HotRacks show no
 * services. Nothing is asked for while `isNeeded` is false.
 */
export function useOwnListings(campaignType?: CampaignType, isNeeded = true) {
  const hasServices = campaignType !== 'hotdeal'
  const warehouses = useQuery({ ...ownWarehousesQuery(campaignType), enabled: isNeeded })
  const services = useQuery({ ...ownServicesQuery(campaignType), enabled: isNeeded && hasServices })
  const isPending = warehouses.isPending || (hasServices && services.isPending)
  return {
    listings: [
      ...(warehouses.data ?? []).map(fromWarehouse),
      ...(hasServices ? (services.data ?? []).map(fromService) : []),
    ],
    isPending,
    error: warehouses.error ?? (hasServices ? services.error : null),
    retry: () => {
      void warehouses.refetch()
      if (hasServices) void services.refetch()
    },
  }
}

/** The listings whose name or place has every typed word. */
export function matchingListings(listings: readonly OwnListing[], typed: string): OwnListing[] {
  const asked = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return listings.filter(({ name, place }) => {
    const known = `${name} ${place}`.toLowerCase()
    return asked.every((word) => known.includes(word))
  })
}
