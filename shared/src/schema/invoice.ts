import { z } from 'zod'
import { paging } from './query'

/** An issued invoice. It is paid when it is issued; `refunded` once a credit note takes it back. */
export const Invoice = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  /** `SY-000042`; numbers have no gaps. */
  number: z.string(),
  kind: z.enum(['plan', 'order', 'wallet']),
  description: z.string(),
  totalCents: z.number().int(),
  status: z.enum(['paid', 'refunded']),
  /** What takes the invoice back, once its order was cancelled and paid back. */
  creditNote: z.object({ id: z.number().int(), number: z.string(), issuedAt: z.string() }).nullable(),
  orderId: z.number().int().nullable(),
  paidWith: z.string(),
  issuedAt: z.string(),
})
export type Invoice = z.infer<typeof Invoice>

export const InvoiceQuery = z.object(paging(24))
