import { amenitiesOf, expertiseOf } from '@stackyard/shared/domain/listing-facts'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { firstSentences } from './seo'

export { amenitiesOf, categoriesOf, expertiseOf, facilitiesOf, type Fact } from '@stackyard/shared/domain/listing-facts'

const DESCRIPTION = 500
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const CLOCK = /^\d\d:\d\d$/

/** Opening hours by the warehouse's clock, as the page shows them; none where it shows none. */
function openingHours({ alwaysOpen, operatingHours, operatingDays }: Warehouse['facilityDetails']) {
  const { start = '', end = '' } = alwaysOpen ? { start: '00:00', end: '23:59' } : (operatingHours ?? {})
  if (!CLOCK.test(start) || !CLOCK.test(end)) return undefined
  const open = operatingDays?.flatMap((isOpen, at) => (isOpen ? [DAYS[at]] : [])) ?? []
  return {
    '@type': 'OpeningHoursSpecification',
    ...(open.length > 0 && { dayOfWeek: open }),
    opens: start,
    closes: end,
  }
}

/** A listing as structured data: what its page shows a visitor of place, rating, hours and features; never a price. */
export function listingLd(listing: Warehouse, url: string, picture: string): Record<string, unknown> {
  const { address, reviewCount } = listing
  const description = firstSentences(listing.description || listing.highlights || '', DESCRIPTION)
  const hours = openingHours(listing.facilityDetails)
  const features = [...expertiseOf(listing).map(({ label }) => label), ...amenitiesOf(listing).services]
  return {
    '@type': 'LocalBusiness',
    name: listing.name,
    url,
    image: picture,
    ...(description && { description }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street1,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zipCode,
      addressCountry: listing.country,
    },
    ...(listing.latitude !== null &&
      listing.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: listing.latitude, longitude: listing.longitude },
      }),
    ...(hours && { openingHoursSpecification: hours }),
    ...(features.length > 0 && {
      amenityFeature: features.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    }),
    ...(reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(listing.averageRating.toFixed(2)),
        reviewCount,
      },
    }),
  }
}
