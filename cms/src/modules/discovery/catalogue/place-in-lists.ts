const MOST_RATING = 1000
const IDS = 2 ** 31

/** What the order of lists looks at (queries/order.ts); `rating` in stars with two decimals at most. */
export type Standing = { id: number; isSunk: boolean; priority: number; isVerified: boolean; rating: number }

const MOST_PRIORITY = 2

/** A place in the organic order as one number: old ones last, then higher priority, verified, better rated, by id. */
export function placeInLists({ id, isSunk, priority, isVerified, rating }: Standing): number {
  const behind = (isSunk ? MOST_PRIORITY + 1 : 0) + MOST_PRIORITY - priority
  const group = 2 * behind + (isVerified ? 0 : 1)
  return (group * (MOST_RATING + 1) + MOST_RATING - Math.round(rating * 100)) * IDS + id
}
