import type { Warehouse } from '../schema/warehouse'
import { say } from './say'

/** What others say, beside the booking on wide screens. Managed listings have no reviews. */
export function SideReviews({ listing }: { listing: Warehouse }) {
  if (listing.seller.userType === 'manager' || listing.reviews.length === 0) return null
  return (
    <section className="rounded-card bg-card mt-5 hidden border p-6 lg:block" aria-labelledby="side-reviews-heading">
      <h2 id="side-reviews-heading" className="font-display text-lg font-semibold">
        {say('What merchants say')}
      </h2>
      <p className="text-muted-foreground mt-2 text-sm tabular-nums">
        {say('{value} of 5 stars', { value: listing.averageRating.toFixed(1) })}
      </p>
      <ul className="mt-4 space-y-4">
        {listing.reviews.slice(0, 2).map(({ id, feedback, rating, userData }) => (
          <li key={id} className="text-sm">
            <p dir="auto" className="line-clamp-3 break-words">
              {feedback}
            </p>
            <p className="text-muted-foreground mt-1">
              {say('{name}, {rating} of 5', { name: userData.fullName, rating })}
            </p>
          </li>
        ))}
      </ul>
      <a href="#reviews" className="text-link mt-4 inline-block font-semibold underline-offset-4 hover:underline">
        {say('All reviews')}
      </a>
    </section>
  )
}
