const MOST_RATING = 1000
const IDS = 2 ** 31

/** What the order of lists looks at (queries/order.ts); `rating` in stars with two decimals at most. */
export type Standing = { id: number; isSunk: boolean; isVerified: boolean; rating: number }

/** A place in the order of lists as one number: what is old last, then verified first, better rated first, by id. */
export function placeInLists({ id, isSunk, isVerified, rating }: Standing): number {
  const group = (isSunk ? 2 : 0) + (isVerified ? 0 : 1)
  return (group * (MOST_RATING + 1) + MOST_RATING - Math.round(rating * 100)) * IDS + id
}
