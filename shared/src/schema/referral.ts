import { z } from 'zod'

/** The own link, and how many have joined by it. */
export const ReferralLink = z.object({ code: z.string(), link: z.string(), joinedCount: z.number().int() })
export type ReferralLink = z.infer<typeof ReferralLink>

export const ReferralInput = z.object({ code: z.string({ error: 'A code is required' }).trim().min(1).max(64) })

/** Whether a code is somebody's; `referrerName` is their first name, nothing else of them. */
export const ReferralCheck = z.object({ isValid: z.boolean(), referrerName: z.string().nullable() })
export type ReferralCheck = z.infer<typeof ReferralCheck>
