import type { MapPin } from '@stackyard/shared/schema/map'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'

const photoOf = (listing: ListingCard | Warehouse): string | null => {
  if (!('photos' in listing)) return listing.photo?.link ?? null
  return (listing.photos.find(({ primary }) => primary) ?? listing.photos[0])?.link ?? null
}

/** A listing as a pin; none without coordinates. */
export function pinOf(listing: ListingCard | Warehouse): MapPin[] {
  if (listing.latitude === null || listing.longitude === null) return []
  return [
    {
      kind: 'pin',
      id: listing.id,
      _id: listing.id,
      type: 'warehouse',
      name: listing.name,
      slug: listing.slug,
      latitude: listing.latitude,
      longitude: listing.longitude,
      city: listing.address.city,
      state: listing.state,
      country: listing.country,
      photo: photoOf(listing),
      isVerified: listing.isVerified,
      isFeatured: listing.isFeatured,
      diamond: listing.diamond,
      averageRating: listing.averageRating,
      discountPercent: listing.discountPercent,
    },
  ]
}
