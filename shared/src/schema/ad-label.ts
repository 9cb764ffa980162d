import { z } from 'zod'

/**
 * What of the reader's list a sponsored card matched: a kind, and the words of the list where it has some. For a field
 * without a kind of its own, `field` and `value` are the labels of the field and of the chosen option.
 */
export const AdMatch = z.object({
  kind: z.enum(['place', 'query', 'nearby', 'hotrack', 'category', 'feature', 'field', 'serviceType', 'list']),
  value: z.string(),
  field: z.string().optional(),
})
export type AdMatch = z.infer<typeof AdMatch>

/** What a sponsored card says of itself, and the signed token by which one view of it by this reader can be charged. */
export const AdLabel = z.object({
  label: z.literal('Sponsored'),
  paidBy: z.string(),
  matched: z.array(AdMatch),
  token: z.string(),
})
export type AdLabel = z.infer<typeof AdLabel>
