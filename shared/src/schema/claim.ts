import { z } from 'zod'
import { unwrapped } from './permission'
import { recordId } from './query'
import { Email, personHead } from './user'

const needed = (label: string, max: number) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(max)

/** The claim form about the managed profile `userId`. */
export const ClaimForm = z.object({
  firstName: needed('First name', 80),
  lastName: needed('Last name', 80),
  company: needed('Company', 160),
  title: needed('Title', 120),
  phoneNumber: z
    .string()
    .trim()
    .max(24)
    .regex(/^[\d\-+() ]*$/, 'Enter a valid phone number')
    .default(''),
  email: Email,
})
export type ClaimForm = z.infer<typeof ClaimForm>

export const ClaimInput = ClaimForm.extend({ userId: recordId, captchaToken: z.string().max(4000).optional() })
export type ClaimInput = z.infer<typeof ClaimInput>

/** A person whose claim is proved and waits for an admin. */
export const UnclaimedUser = z.object({
  ...personHead,
  title: z.string(),
  phone: z.string(),
  /** The managed profile that the claim names. */
  managerId: z.number().int(),
  managerName: z.string(),
  verifiedAt: z.string(),
})
export type UnclaimedUser = z.infer<typeof UnclaimedUser>

/** The address of the mail's link is proved; the platform decides now. */
export const VerifiedClaim = z.object({ company: z.string(), email: z.string() })
export type VerifiedClaim = z.infer<typeof VerifiedClaim>

/** `{data: {unclaimUser, managerId}}`, or the same without `data`. */
export const ClaimExistingInput = unwrapped(z.object({ unclaimUser: recordId, managerId: recordId }))
/** An access request is named by its person. */
export const ClaimDecision = unwrapped(z.object({ userId: recordId }))

/** The provider who has the profile now. */
export const ClaimedProfile = z.object({
  userId: z.number().int(),
  managerId: z.number().int(),
  userUrl: z.string(),
  listings: z.number().int(),
})
export type ClaimedProfile = z.infer<typeof ClaimedProfile>
