import { z } from 'zod'

/** Weeks of a series, the running one last. */
export const overviewWeeks = 12

export const awaitedKinds = [
  'ordersToAccept',
  'cancelRequests',
  'quotesToAnswer',
  'reviewsToAnswer',
  'firstListing',
  'payoutsToReceive',
  'identity',
  'claims',
  'comments',
  'messages',
  'drafts',
  'stale',
  'reviewsToWrite',
  'notVerified',
  'hidden',
  'notRated',
  'unread',
] as const
export type AwaitedKind = (typeof awaitedKinds)[number]

export const figureKeys = ['orders', 'volume', 'reviews', 'people', 'listings'] as const
export type FigureKey = (typeof figureKeys)[number]

/** The start page of a person: what waits for them, and how the last twelve weeks went. */
export const Overview = z.object({
  /** Only what is above zero. */
  awaiting: z.array(z.object({ kind: z.enum(awaitedKinds), count: z.number().int() })),
  /** `points` count by week, the running one last; `total` is their sum. Cents for `volume`. */
  figures: z.array(
    z.object({
      key: z.enum(figureKeys),
      unit: z.enum(['count', 'cents']),
      total: z.number().int(),
      points: z.array(z.number().int()),
    }),
  ),
})
export type Overview = z.infer<typeof Overview>
