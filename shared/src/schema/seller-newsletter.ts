import { z } from 'zod'
import { paging, recordId } from './query'

const id = { id: z.number().int(), _id: z.number().int() }
const words = (max: number) => z.string().trim().max(max, `At most ${max} characters`)
/** One line: a mail's subject holds no line break. */
const line = (max: number) => words(max).overwrite((text) => text.replace(/\s+/g, ' '))

/** A seller's newsletter as it is written; `text` in the plain notation of texts. */
export const SellerNewsletterInput = z.object({
  subject: line(120).min(1, 'Subject is required'),
  preheader: line(140).default(''),
  text: words(10_000).min(1, 'Text is required'),
})
export type SellerNewsletterInput = z.infer<typeof SellerNewsletterInput>

export const SellerNewsletterChange = SellerNewsletterInput.extend({ id: recordId })

export const SellerNewsletter = z.object({
  ...id,
  subject: z.string(),
  preheader: z.string(),
  text: z.string(),
  /** How it reads in the mail. */
  html: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type SellerNewsletter = z.infer<typeof SellerNewsletter>

/** `test` sends one mail to the seller alone; `sendAt` in the future waits for its time. */
export const SellerNewsletterSend = z.object({
  id: recordId,
  sendAt: z.iso.datetime({ offset: true, error: 'Enter a date and time' }).nullish(),
  test: z.boolean().optional(),
})
export type SellerNewsletterSend = z.infer<typeof SellerNewsletterSend>

export const SellerNewsletterPage = z.object(paging(50))

/** A subscriber as their seller sees them: the address is not handed over. */
export const SellerSubscriber = z.object({ ...id, address: z.string(), since: z.string() })
export type SellerSubscriber = z.infer<typeof SellerSubscriber>

/** Where a seller's newsletter stands. `limit` sendings within 30 days, of which `used` are taken. */
export const SellerNewsletterState = z.object({
  isEnabled: z.boolean(),
  subscribers: z.number().int(),
  used: z.number().int(),
  limit: z.number().int(),
})
export type SellerNewsletterState = z.infer<typeof SellerNewsletterState>
