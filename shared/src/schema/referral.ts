import { z } from 'zod'

/**
 * Your link and who has joined by it: how many in all, the newest by first name, and how many in each month that had any
 * (YYYY-MM, newest first, two years at most).
 */
export const ReferralLink = z.object({
  code: z.string(),
  link: z.string(),
  joinedCount: z.number().int(),
  joined: z.array(z.object({ firstName: z.string(), joinedAt: z.string() })),
  months: z.array(z.object({ month: z.string(), count: z.number().int() })),
})
export type ReferralLink = z.infer<typeof ReferralLink>

export const ReferralInput = z.object({ code: z.string({ error: 'A code is required' }).trim().min(1).max(64) })

/** Whether a code is somebody's; `referrerName` is their first name, nothing else of them. */
export const ReferralCheck = z.object({ isValid: z.boolean(), referrerName: z.string().nullable() })
export type ReferralCheck = z.infer<typeof ReferralCheck>
