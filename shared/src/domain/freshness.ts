const DAY_MS = 86_400_000

/** Days without a word of the provider after which they are asked whether a listing is still right, and asked again. */
export const ASKED_AFTER_DAYS = [60, 90] as const

/** Days without a word of the provider after which a listing takes no reservations. */
export const RESERVE_CLOSES_AFTER_DAYS = 120

/** Whole days since the provider last said that space and rates are right, by saving the listing or by confirming it. */
export const daysSinceConfirmed = (confirmedAt: Date | string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - new Date(confirmedAt).getTime()) / DAY_MS))

/** Whether a listing is too old to be reserved. One whose date is not known is not. */
export const isReserveClosed = (confirmedAt: Date | string | null | undefined, now: Date): boolean =>
  Boolean(confirmedAt) && daysSinceConfirmed(confirmedAt ?? now, now) >= RESERVE_CLOSES_AFTER_DAYS
