import type { ProfilePage } from '@stackyard/shared/schema/page-data'
import { formatDay } from '@stackyard/shared/ui/format'
import { ListingCard } from '@stackyard/shared/ui/listing-card'
import { documentPath, listingPath } from '@stackyard/shared/ui/say'
import { ServiceCard } from '@stackyard/shared/ui/service-card'
import { StarRating } from '@stackyard/shared/ui/star-rating'
import { say } from './say'

/* Parts of a profile that its page and its island show alike. */

export type Offers = Pick<ProfilePage, 'listings' | 'total' | 'services'>

/** Cards of a provider's services and listings. */
export function OfferCards({ listings, services }: Offers) {
  if (listings.length + services.length === 0) return <p className="text-muted-foreground">{say('No listings yet.')}</p>
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {services.map((service) => (
        <li key={`service-${service.id}`}>
          <ServiceCard service={service} headingLevel={3} />
        </li>
      ))}
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingCard listing={listing} headingLevel={3} />
        </li>
      ))}
    </ul>
  )
}

/** Where what was reviewed stands in the language that is spoken. */
const reviewedPath = (path: string): string =>
  path.startsWith('/warehouses/') ? listingPath(path.slice('/warehouses/'.length)) : documentPath(path)

/** Reviews of a provider, each with what it is on. */
export function ProfileReviews({ reviews }: Pick<ProfilePage, 'reviews'>) {
  return (
    <ul className="divide-y">
      {reviews.map(({ id, rating, feedback, createdAt, userData, listing, reply }) => (
        <li key={id} className="py-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <StarRating value={rating} />
            <span className="font-medium">{userData.fullName || say('Untitled')}</span>
            <span className="text-muted-foreground">
              <time dateTime={createdAt.slice(0, 10)}>{formatDay(createdAt.slice(0, 10))}</time>
            </span>
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{feedback}</p>
          {reply ? (
            <p className="text-muted-foreground mt-2 border-s-2 ps-3 text-sm break-words whitespace-pre-line">
              {reply.text}
            </p>
          ) : null}
          <p className="mt-1 text-sm">
            <a href={reviewedPath(listing.path)} className="text-link underline-offset-4 hover:underline">
              {listing.name}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
