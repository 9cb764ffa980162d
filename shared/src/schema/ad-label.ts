import { z } from 'zod'

/** What of the reader's list a sponsored card matched: a kind, and the words of the list where it has some. */
export const AdMatch = z.object({
  kind: z.enum(['place', 'query', 'nearby', 'hotrack', 'category', 'feature', 'serviceType', 'list']),
  value: z.string(),
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
