import { z } from 'zod'

/** A table as a text file; `isComplete` is false when there was more than a file may hold. */
export const TextFile = z.object({
  fileName: z.string(),
  content: z.string(),
  rows: z.number().int(),
  isComplete: z.boolean(),
})
export type TextFile = z.infer<typeof TextFile>
