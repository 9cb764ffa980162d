import { z } from 'zod'
import { quoteActions, quoteActors, quoteLineKeys, type QuoteLineKey, quoteStages } from '../reference/quote-terms'
import { MOST_FILES, MOST_QUESTIONS } from '../reference/sourcing-terms'
import { spaceTypes, storageTerms } from '../reference/terms'
import { recordId } from './query'
import { numberInput } from './number-input'

const text = (max: number) => z.string().trim().max(max, `At most ${max} characters`)
const day = z.iso.date({ error: 'Enter a date' })

/** What a merchant needs. */
export const QuoteNeed = z.object({
  spaceType: z.enum(spaceTypes, { error: 'Choose pallets or square feet' }),
  quantity: z
    .number({ error: 'Enter a quantity' })
    .int('Enter a whole number')
    .positive('Enter a quantity above 0')
    .max(100_000_000),
  startDate: day,
  term: z.literal(storageTerms, { error: 'Choose a term' }),
})

/** Dollars of a line; null is a line without a price, which is never the same as 0. */
const Price = z.number({ error: 'Enter a price' }).nonnegative('Enter 0 or more').max(1_000_000).nullable()

const priced = (line: z.ZodType<number | null>) =>
  z.object(Object.fromEntries(quoteLineKeys.map((key) => [key, line])) as Record<QuoteLineKey, typeof line>)

/** Dollars by line, as on a listing's rate sheet. */
export const QuoteLinesInDollars = priced(Price.default(null))

const offered = {
  need: QuoteNeed,
  lines: QuoteLinesInDollars.refine(({ storage }) => storage !== null && storage > 0, {
    path: ['storage'],
    message: 'Enter a price for storage',
  }),
  /** What the price of storage covers besides. */
  included: z.array(text(80).min(1)).max(20).default([]),
  /** The last day on which the quote can be accepted. */
  validUntil: day,
  note: text(2000).default(''),
  /** Answers to the questions of a request to several warehouses, in their order. */
  answers: z.array(text(1000)).max(MOST_QUESTIONS).default([]),
  /** Own uploaded files that go with it: a rate sheet, a certificate of insurance. */
  fileIds: z.array(recordId).max(MOST_FILES).default([]),
}

/** What one side offers; money is dollars, totals are counted by the server. */
export const QuoteOffer = z.object({
  revision: z.number().int(),
  side: z.enum(['customer', 'seller']),
  need: QuoteNeed,
  lines: QuoteLinesInDollars,
  included: z.array(z.string()),
  validUntil: z.string(),
  note: z.string(),
  answers: z.array(z.string()),
  files: z.array(z.object({ id: z.number().int(), title: z.string() })),
  totals: z.object({ month: z.number(), setup: z.number(), term: z.number(), due: z.number() }),
  createdAt: z.string(),
})
export type QuoteOffer = z.infer<typeof QuoteOffer>

export const QuoteEvent = z.object({
  id: z.number().int(),
  at: z.string(),
  action: z.enum(quoteActions),
  actor: z.enum(quoteActors),
  toStage: z.enum(quoteStages),
  revision: z.number().int(),
  note: z.string(),
})
export type QuoteEvent = z.infer<typeof QuoteEvent>

const quoteId = { id: numberInput(z.number().int().positive()) }

export const QuoteSendInput = z.object({ ...quoteId, ...offered })
export type QuoteSendInput = z.infer<typeof QuoteSendInput>

/** What a step is about: the offer its actor saw. A newer one answers 409. */
const seen = { ...quoteId, revision: recordId }

/** What the merchant would pay for storage, and until when an answer helps. */
export const QuoteCounterInput = z.object({
  ...seen,
  storage: z.number({ error: 'Enter a price for storage' }).positive('Enter a price for storage').max(1_000_000),
  validUntil: day.optional(),
  note: text(2000).default(''),
})
export type QuoteCounterInput = z.infer<typeof QuoteCounterInput>

export const QuoteAcceptInput = z.object(seen)

export const QuoteFileParams = z.object({ ...quoteId, fileId: numberInput(z.number().int().positive()) })

/** A step that ends a quote; `note` is what the other side reads. */
export const QuoteEndInput = z.object({ ...quoteId, note: text(1000).default('') })
export type QuoteEndInput = z.infer<typeof QuoteEndInput>
