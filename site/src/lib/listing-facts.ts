import { amenitiesOf, expertiseOf } from '@stackyard/shared/domain/listing-facts'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { firstSentences } from './seo'

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

/** How many reviews a page shows at first (listing-page.tsx, services/[slug].astro). */
export const SHOWN_REVIEWS = 5

type Rated = Pick<Warehouse, 'averageRating' | 'reviewCount' | 'reviews'>

/** Rating and reviews as structured data: those that the page shows. A review without a name to it says nothing. */
export function ratingLd({ averageRating, reviewCount, reviews }: Rated): Record<string, unknown> {
  if (reviewCount === 0) return {}
  const named = reviews.slice(0, SHOWN_REVIEWS).filter(({ userData }) => userData.fullName)
  const review = named.map(({ rating, feedback, createdAt, userData }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: userData.fullName },
    datePublished: createdAt.slice(0, 10),
    reviewBody: feedback,
    reviewRating: { '@type': 'Rating', ratingValue: rating },
  }))
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: Number(averageRating.toFixed(2)), reviewCount },
    ...(review.length > 0 && { review }),
  }
}

/**
 * A listing as structured data: what its page shows a visitor of place, rating, reviews, hours and features; never a price.
 */
export function listingLd(listing: Warehouse, url: string, picture: string): Record<string, unknown> {
  const { address } = listing
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
    // The page of a listing that our team keeps shows no reviews.
    ...(listing.seller.userType !== 'manager' && ratingLd(listing)),
  }
}
