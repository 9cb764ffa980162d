import { z } from 'zod'

const count = z.number().int().nonnegative()

/** A share in whole percent with what it is of; `percent` is null where the count is too small to say. */
export const RecordShare = z.object({ count, percent: z.number().int().min(0).max(100).nullable() })

/**
 * What a warehouse did in the last 12 months, measured. `minutes` is the median time to an answer; null where the count is
 * too small to say, and where most requests got no answer.
 */
export const ServiceRecord = z.object({
  answers: z.object({ count, minutes: z.number().int().positive().nullable() }),
  /** Of the reservations that the warehouse decided on or let lapse. */
  accepted: RecordShare,
  /** Of the same ones, those that it canceled. */
  canceled: RecordShare,
  /** Of the arrivals that were checked in, those on their confirmed day. */
  onTime: RecordShare,
})
export type ServiceRecord = z.infer<typeof ServiceRecord>
