import { z } from 'zod'
import { formSwitch } from './form-value'
import { recordId } from './query'

/** Which listing and which tier a rate file is for. */
export const RateTarget = z.object({
  id: recordId,
  tierName: z
    .string({ error: 'A tier is required' })
    .trim()
    .regex(/^\d{1,6} to \d{1,6}$/, 'Write it as "0 to 500"; 9999 means no upper bound.'),
})

export const RateUpload = z.object({
  file: z.file({ error: 'Nothing found to upload!' }),
  id: z.string().optional(),
  tierName: z.string().optional(),
  confirmPrices: formSwitch,
})
