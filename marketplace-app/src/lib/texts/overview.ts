import type { AwaitedKind, FigureKey } from '@stackyard/shared/schema/overview'

export const overviewTexts = {
  awaiting: 'What awaits you',
  nothing: 'Nothing waits for you.',
  weeks: 'The last twelve weeks',
  failed: 'Your figures could not be loaded',
  kinds: {
    ordersToAccept: 'Orders to accept',
    cancelRequests: 'Requests to cancel',
    drafts: 'Listings to finish',
    stale: 'Listings to confirm',
    reviewsToWrite: 'Warehouses to review',
    notVerified: 'Listings not verified',
    hidden: 'Hidden listings',
    notRated: 'Listings without diamonds',
    unread: 'Unread notifications',
  } satisfies Record<AwaitedKind, string>,
  figures: {
    orders: 'Orders',
    volume: 'Volume',
    reviews: 'Reviews',
    people: 'New people',
    listings: 'New listings',
  } satisfies Record<FigureKey, string>,
  spark: (name: string, first: string, last: string) => `${name} by week: ${first} twelve weeks ago, ${last} this week`,
} as const
