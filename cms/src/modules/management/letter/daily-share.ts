export const DAY_MS = 86_400_000

/** Mails of letters that may leave within a day: more at once make a platform look like a sender of spam. */
export const MAILS_A_DAY = 5000

/** How many mails the next batch may have: never more than what is left of the day. */
export const batchOf = (most: number, sentToday: number): number => Math.max(0, Math.min(most, MAILS_A_DAY - sentToday))
