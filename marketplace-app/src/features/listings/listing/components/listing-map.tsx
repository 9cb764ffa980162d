import type { MapPin } from '@stackyard/shared/schema/map'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { ListingMap as Map } from '@stackyard/shared/ui/listing-map'
import { listingPageTexts as words } from '../../../../lib/texts/listing-page'

const pinOf = (warehouse: Warehouse, latitude: number, longitude: number): MapPin => ({
  kind: 'pin',
  id: warehouse.id,
  _id: warehouse._id,
  type: 'warehouse',
  name: warehouse.name,
  slug: warehouse.slug,
  latitude,
  longitude,
  city: warehouse.address.city,
  state: warehouse.state,
  country: warehouse.country,
  photo: warehouse.photos[0]?.link ?? null,
  isVerified: warehouse.isVerified,
  isFeatured: warehouse.isFeatured,
  diamond: warehouse.diamond,
  averageRating: warehouse.averageRating,
  discountPercent: warehouse.discountPercent,
})

export type ListingMapProps = { warehouse: Warehouse; latitude: number; longitude: number }

/** Where the warehouse stands, with some land around it. */
export function ListingMap({ warehouse, latitude, longitude }: ListingMapProps) {
  const bounds = { south: latitude - 0.6, north: latitude + 0.6, west: longitude - 0.9, east: longitude + 0.9 }
  return (
    <Map
      label={words.mapOf(warehouse.name)}
      items={[pinOf(warehouse, latitude, longitude)]}
      bounds={bounds}
      hrefOf={(pin) => `/dashboard/warehouses/${pin.slug}`}
      className="rounded-card mt-4 h-[26rem] border"
    />
  )
}
