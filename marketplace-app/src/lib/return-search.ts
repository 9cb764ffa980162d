import { z } from 'zod'

/** The search of pages that lead back to where the person was going. Checked where it is used, by `safeReturnTo`. */
export const ReturnSearch = z.object({ returnTo: z.string().max(2000).optional().catch(undefined) })
