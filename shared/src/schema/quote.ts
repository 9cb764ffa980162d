import { z } from 'zod'
import { productCategories } from '../reference/product-categories'
import {
  DEFAULT_MERCHANT_TYPE,
  FIRST_FOUNDED_YEAR,
  merchantTypes,
  monthlyShipmentVolumes,
  storageVolumes,
} from '../reference/rfp-ranges'
import { quoteActions, quoteStages } from '../reference/quote-terms'
import { paging, queryBoolean } from './query'
import { QuoteEvent, QuoteNeed, QuoteOffer } from './quote-offer'
import { Email, WebLink } from './user'
import { numberInput } from './number-input'

const categoryKeys = productCategories.map(({ key }) => key) as [string, ...string[]]
const typeKeys = Object.keys(merchantTypes) as [keyof typeof merchantTypes, ...(keyof typeof merchantTypes)[]]

const required = (message: string, max: number) =>
  z.string({ error: message }).trim().min(1, message).max(max, `At most ${max} characters`)
/** An empty text of a form is none. */
const orNone = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((value: z.input<Inner> | undefined) => ((value as unknown) === '' ? undefined : value), inner.optional())

/** Rules of the fields of the quote dialog. */
export const QuotePerson = z.object({
  /** Asked of visitors only; a signed-in merchant's is their own. */
  email: orNone(Email),
  firstName: required('First name is required', 80),
  lastName: required('Last name is required', 80),
  phone: orNone(
    z
      .string()
      .trim()
      .max(24)
      .regex(/^[\d\-+() ]*$/, 'Enter a valid phone number'),
  ),
  website: orNone(WebLink),
  about: required('Message is required.', 4000),
  storageVolume: z.enum(storageVolumes, { error: 'Storage volume is required' }),
  monthlyShipmentVolume: z.enum(monthlyShipmentVolumes, { error: 'Monthly shipment volume is required' }),
})

/**
 * A request for a quote. It goes to the provider of `warehouseId`; without one to the seller whose
 * `warehouseSellerUrl` it is. What the client says beside (sellerInfo, authenticatedUser) is taken and not believed.
 */
export const QuoteInput = z.object({
  userInfo: QuotePerson,
  categories: z
    .array(z.enum(categoryKeys), { error: 'Category is required' })
    .min(1, 'Category is required')
    .max(categoryKeys.length),
  company: required('Company Name is required', 120),
  foundedYear: z.number().int().min(FIRST_FOUNDED_YEAR, 'Year Founded must be later than 1800').max(2200).optional(),
  merchantType: z.enum(typeKeys).default(DEFAULT_MERCHANT_TYPE),
  /** What is needed, for an answer that can be reserved. */
  need: QuoteNeed.optional(),
  /** The last day on which an answer helps. */
  answerBy: z.iso.date({ error: 'Enter a date' }).optional(),
  warehouseId: z.number().int().positive().optional(),
  warehouseSellerUrl: z.string().trim().max(200).optional(),
  captchaToken: z.string().max(4000).optional(),
  isPublicBtnRfpAccCreateReq: z.boolean().optional(),
  authenticatedUser: z.boolean().optional(),
  sellerInfo: z.record(z.string(), z.unknown()).optional(),
})
export type QuoteInput = z.infer<typeof QuoteInput>
export type QuoteRequest = z.input<typeof QuoteInput>

export const quoteStates = ['open', 'answered'] as const

/** A request as merchant and provider see it. */
export const Quote = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  state: z.enum(quoteStates),
  warehouse: z.object({ id: z.number().int(), name: z.string(), slug: z.string() }).nullable(),
  sellerName: z.string(),
  merchant: z.object({
    id: z.number().int().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    website: z.string(),
  }),
  merchantType: z.enum(typeKeys),
  categories: z.array(z.string()),
  storageVolume: z.string(),
  monthlyShipmentVolume: z.string(),
  message: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  /** Whether the platform gave the answer in words, on behalf of a profile that it manages. */
  isAnsweredByPlatform: z.boolean(),
  need: QuoteNeed.nullable(),
  answerBy: z.string().nullable(),
  stage: z.enum(quoteStages),
  /** The latest offer of either side; null before the first. */
  offer: QuoteOffer.nullable(),
  /** The request to several warehouses that it belongs to; null for a request to one. */
  eventId: z.number().int().nullable(),
  /** The reservation made at this price. */
  orderId: z.number().int().nullable(),
  /** What the reader may do now. */
  actions: z.array(z.enum(quoteActions)),
  createdAt: z.string(),
})
export type Quote = z.infer<typeof Quote>

/** A quote with all offers and steps, oldest first, and what the reader is to it. */
export const QuoteDetails = Quote.extend({
  offers: z.array(QuoteOffer),
  events: z.array(QuoteEvent),
  canOpenRfp: z.boolean(),
  /** Whether the reader is an admin who answers on behalf of a profile that the platform manages. */
  isOnBehalf: z.boolean(),
})
export type QuoteDetails = z.infer<typeof QuoteDetails>

/** Up to 20 ids of a query string, "3,5,8"; anything else in it is dropped. */
const queryIds = z.preprocess(
  (value: string | undefined) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map(Number)
          .filter((id) => Number.isSafeInteger(id) && id > 0)
          .slice(0, 20)
      : undefined,
  z.array(z.number()).optional(),
)

/**
 * `awaiting=true` leaves those out that were answered, and orders the rest by the day by which an answer is wanted;
 * `stage` and `ids` narrow the list, `managed=true` to requests to profiles that the platform manages.
 */
export const QuoteListQuery = z.object({
  ...paging(20),
  awaiting: queryBoolean,
  stage: z.enum(quoteStages).optional().catch(undefined),
  ids: queryIds,
  managed: queryBoolean,
})
export type QuoteListQuery = z.infer<typeof QuoteListQuery>

export const QuoteParams = z.object({ id: numberInput(z.number().int().positive()) })
export const QuoteAnswerInput = QuoteParams.extend({ message: required('Write an answer', 4000) })
export type QuoteAnswerInput = z.infer<typeof QuoteAnswerInput>
