import { isReserveClosed } from './freshness'

/** What admins have set on a listing that moves it in the organic order. */
export type Prioritized = { isFirstSpotlight: boolean; isHighPriority: boolean }

type Listed = Prioritized & {
  id: number
  isVerified: boolean
  averageRating: number
  confirmedAt?: string | null | undefined
}

/** 2 for a first spotlight, 1 for high priority, else 0. */
const priorityOf = ({ isFirstSpotlight, isHighPriority }: Prioritized): number =>
  isFirstSpotlight ? 2 : isHighPriority ? 1 : 0

/** First spotlights come first, then high priority. */
export const byPriority = (a: Prioritized, b: Prioritized): number => priorityOf(b) - priorityOf(a)

/**
 * The order of lists unless another is asked for, as the API makes it in SQL: first spotlights, high priority,
 * verified, rating, id; listings that nobody has confirmed for long come last.
 */
export const organicOrder =
  (now: Date) =>
  (a: Listed, b: Listed): number =>
    Number(isReserveClosed(a.confirmedAt, now)) - Number(isReserveClosed(b.confirmedAt, now)) ||
    byPriority(a, b) ||
    Number(b.isVerified) - Number(a.isVerified) ||
    b.averageRating - a.averageRating ||
    a.id - b.id
