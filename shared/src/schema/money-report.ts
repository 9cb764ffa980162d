import { z } from 'zod'

/** What a nightly comparison of our books with the payment provider's found: nothing, when all is well. */
export const MoneyReport = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  at: z.string(),
  /** Invariants looked at. */
  checked: z.number().int(),
  violations: z.array(z.object({ invariant: z.string(), detail: z.string() })),
})
export type MoneyReport = z.infer<typeof MoneyReport>
