import { z } from 'zod'
import { identityDocumentTypes, identityStatuses, maxIdentityFiles, minAgeYears } from '../reference/identity'
import { StrictAddress } from './address'
import { recordId } from './query'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

const isDay = (day: string): boolean =>
  dayPattern.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** Whether somebody born on `day` (YYYY-MM-DD) has the age to enter contracts at `now`. */
export function isOfAge(day: string, now: Date): boolean {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - minAgeYears)
  return day <= limit.toISOString().slice(0, 10)
}

const safeIsDay = (day: string): boolean => {
  try {
    return isDay(day)
  } catch {
    // Not a day at all.
    return false
  }
}

/** An application to have the own identity verified; `fileIds` are own uploads. */
export const IdentityInput = z.object({
  legalName: z.string({ error: 'Enter your full legal name' }).trim().min(1, 'Enter your full legal name').max(160),
  dateOfBirth: z
    .string({ error: 'Enter your date of birth' })
    .refine(safeIsDay, 'Enter your date of birth')
    .refine((day) => day >= '1900-01-01' && isOfAge(day, new Date()), `You must be ${minAgeYears} or older`),
  address: StrictAddress,
  documentType: z.enum(identityDocumentTypes, { error: 'Choose a document' }),
  fileIds: z
    .array(recordId, { error: 'Add a picture or scan of your document' })
    .min(1, 'Add a picture or scan of your document')
    .max(maxIdentityFiles, `At most ${maxIdentityFiles} files`),
})
export type IdentityInput = z.infer<typeof IdentityInput>

/** Where to come back to from the provider's form: a path of our own. */
export const IdentityBegin = z.object({ returnTo: z.string().trim().max(2000).optional() })

/** The provider's form, for one visit. */
export const IdentityForm = z.object({ url: z.string() })

/** How far the verification of the own identity is; `reason` says why it was rejected, `provider` who decides. */
export const IdentityStatus = z.object({
  status: z.enum(identityStatuses),
  kycVerified: z.boolean(),
  reason: z.string().nullable(),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  provider: z.enum(['stripe', 'house']),
})
export type IdentityStatus = z.infer<typeof IdentityStatus>
