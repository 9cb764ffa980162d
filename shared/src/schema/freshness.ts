import { z } from 'zod'

export const ConfirmLinkInput = z.object({ token: z.string({ error: 'A token is required' }).trim().min(1).max(200) })

/** A listing as the page of a confirm link shows it; `totalSpace` in pallets. */
export const ConfirmedListing = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string(),
  totalSpace: z.number().int(),
  confirmedAt: z.string().nullable(),
})
export type ConfirmedListing = z.infer<typeof ConfirmedListing>
