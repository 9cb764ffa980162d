import type { Warehouse } from '@stackyard/shared/schema/warehouse'

export { amenitiesOf, categoriesOf, expertiseOf, facilitiesOf, type Fact } from '@stackyard/shared/domain/listing-facts'

/** A listing as structured data: place, rating, hours; never a price. */
export function listingLd(listing: Warehouse, url: string, picture: string): Record<string, unknown> {
  const { address } = listing
  return {
    '@type': 'LocalBusiness',
    name: listing.name,
    url,
    image: picture,
    description: listing.description.slice(0, 500),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street1,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zipCode,
      addressCountry: listing.country,
    },
    ...(listing.latitude === null || listing.longitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: listing.latitude, longitude: listing.longitude } }),
    ...(listing.reviewCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Number(listing.averageRating.toFixed(2)),
            reviewCount: listing.reviewCount,
          },
        }
      : {}),
  }
}
