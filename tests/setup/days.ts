import { addDays, dayOf } from '@stackyard/shared/domain/calendar'

/** The day (UTC) that is so many days from today, or with a negative count before it. */
export const inDays = (count: number): string => addDays(dayOf(new Date()), count)

/** The moment that was so many days ago. */
export const daysAgo = (count: number): Date => new Date(Date.now() - count * 86_400_000)
