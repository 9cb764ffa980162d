import { z } from 'zod'
import { ManagedListingQuery } from './managed-listing'
import { recordId } from './query'
import { serviceFlags } from './service'

/** Listings that one change takes at most. */
const MOST_AT_ONCE = 100

/** One flag for many listings. */
export const FlagsInput = z.object({
  ids: z.array(recordId).min(1, 'Choose listings').max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} at once`),
  flag: z.enum(['visible', 'isVerified', 'isFeatured', 'isFirstSpotlight', 'isHighPriority']),
  value: z.boolean({ error: 'Send value' }),
})
export type FlagsInput = z.infer<typeof FlagsInput>

/** One flag for every listing that the filters of a table leave, one batch a call: `after` is the `next` of the batch before. */
export const FilteredFlagsInput = z.object({
  filters: ManagedListingQuery.partial(),
  flag: FlagsInput.shape.flag,
  value: FlagsInput.shape.value,
  after: z.number().int().min(0).default(0),
})
export type FilteredFlagsInput = z.infer<typeof FilteredFlagsInput>

/** One flag for many services. */
export const ServiceFlagsInput = FlagsInput.extend({
  ids: z.array(recordId).min(1, 'Choose services').max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} at once`),
  flag: z.enum(serviceFlags),
})
export type ServiceFlagsInput = z.infer<typeof ServiceFlagsInput>

/** Ids that changed, and those that could not: of the free plan, or gone. Those that had the value are in neither. */
export const FlagOutcome = z.object({ changed: z.array(z.number().int()), refused: z.array(z.number().int()) })
export type FlagOutcome = z.infer<typeof FlagOutcome>

/** A batch of a change by filters; `next` is null after the last one. */
export const FlagBatch = FlagOutcome.extend({ next: z.number().int().nullable() })
export type FlagBatch = z.infer<typeof FlagBatch>
