const DAY_MS = 86_400_000
/** How far back a reply rate looks, in milliseconds: 90 days. */
export const REPLY_WINDOW_MS = 90 * DAY_MS

/** A thread somebody else began: when, and when it was first answered. */
export type AskedThread = { askedAt: Date; answeredAt: Date | null }

/**
 * Of the threads begun in the last 90 days the share answered within 24 hours, in whole percent. A thread
 * without an answer counts once its day is over. `rate` is null when there is none to count.
 */
export function replyRateOf(
  threads: readonly AskedThread[],
  now: Date,
): { rate: number | null; asked: number; answered: number } {
  const counted = threads.filter(({ askedAt, answeredAt }) => {
    const age = now.getTime() - askedAt.getTime()
    return age >= 0 && age <= REPLY_WINDOW_MS && (answeredAt !== null || age > DAY_MS)
  })
  const answered = counted.filter(
    ({ askedAt, answeredAt }) => answeredAt !== null && answeredAt.getTime() - askedAt.getTime() <= DAY_MS,
  ).length
  const asked = counted.length
  return { rate: asked === 0 ? null : Math.round((answered / asked) * 100), asked, answered }
}
