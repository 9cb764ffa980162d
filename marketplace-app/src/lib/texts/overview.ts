import type { AwaitedKind, FigureKey } from '@stackyard/shared/schema/overview'
import { inLanguage } from '../language'

export const overviewTexts = inLanguage('overviewTexts', {
  awaiting: 'Needs your attention',
  nothing: 'Nothing needs your attention.',
  weeks: 'The last twelve weeks',
  failed: 'Your figures could not be loaded',
  /** What a figure counts: one, more. */
  kinds: {
    ordersToAccept: ['Reservation to accept', 'Reservations to accept'],
    cancelRequests: ['Request to cancel', 'Requests to cancel'],
    quotesToAnswer: ['Quote to answer', 'Quotes to answer'],
    reviewsToAnswer: ['Review to answer', 'Reviews to answer'],
    firstListing: ['First listing to create', 'First listings to create'],
    payoutsToReceive: ['Payout waiting for your bank account', 'Payouts waiting for your bank account'],
    identity: ['Identity to check', 'Identities to check'],
    claims: ['Claim of a profile', 'Claims of profiles'],
    comments: ['Comment to review', 'Comments to review'],
    messages: ['New message from the contact form', 'New messages from the contact form'],
    drafts: ['Listing to finish', 'Listings to finish'],
    stale: ['Listing to confirm', 'Listings to confirm'],
    reviewsToWrite: ['Warehouse to review', 'Warehouses to review'],
    notVerified: ['Listing not verified', 'Listings not verified'],
    hidden: ['Hidden listing', 'Hidden listings'],
    notRated: ['Listing without diamonds', 'Listings without diamonds'],
    unread: ['Unread notification', 'Unread notifications'],
  } satisfies Record<AwaitedKind, readonly [one: string, more: string]>,
  figures: {
    orders: 'Reservations',
    volume: 'Volume',
    reviews: 'Reviews',
    people: 'New people',
    listings: 'New listings',
  } satisfies Record<FigureKey, string>,
  spark: (name: string, first: string, last: string) => `${name} by week: ${first} twelve weeks ago, ${last} this week`,
})
