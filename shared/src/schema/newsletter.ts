import { z } from 'zod'
import { contactTopics, newsletterSegments, sendStates, subscriptionStates } from '../reference/newsletter'
import { paging, queryText, recordId } from './query'
import { Email } from './user'

const id = { id: z.number().int(), _id: z.number().int() }
const segments = newsletterSegments.map(({ key }) => key)
const topics = contactTopics.map(({ key }) => key)
const words = (field: string, max: number) =>
  z
    .string({ error: `${field} is required` })
    .trim()
    .min(1, `${field} is required`)
    .max(max, `At most ${max} characters`)
const token = z.string().trim().max(300)

/** An address that is empty or no address is refused, and nothing is sent. */
export const SubscribeInput = z.object({ email: Email })
export type SubscribeInput = z.infer<typeof SubscribeInput>

/** The token of a mail's link ends the subscription at once; an address alone gets a mail with such a link. */
export const UnsubscribeInput = z
  .object({ email: Email.optional(), token: token.optional() })
  .refine(({ email, token: given }) => email !== undefined || given !== undefined, {
    path: ['email'],
    message: 'Email is required',
  })
export type UnsubscribeInput = z.infer<typeof UnsubscribeInput>

/** A seller's newsletter, wanted or not any more. */
export const SellerSubscribeInput = z.object({ sellerId: recordId, subscribed: z.boolean().default(true) })

/** How a person's subscription to a seller stands; `isPending` waits for its mail of confirmation. */
export const SellerSubscription = z.object({ subscribed: z.boolean(), isPending: z.boolean() })
export type SellerSubscription = z.infer<typeof SellerSubscription>

export const Subscription = z.object({
  ...id,
  email: z.string(),
  /** null: the news of the platform. */
  sellerId: z.number().int().nullable(),
  state: z.enum(subscriptionStates),
  askedAt: z.string(),
  confirmedAt: z.string().nullable(),
})
export type Subscription = z.infer<typeof Subscription>

export const SubscriptionQuery = z.object({ ...paging(50), query: queryText })

/** A newsletter as editors wrote it in the CMS. */
export const Newsletter = z.object({
  ...id,
  subject: z.string(),
  preheader: z.string(),
  html: z.string(),
  isReady: z.boolean(),
  updatedAt: z.string(),
})
export type Newsletter = z.infer<typeof Newsletter>

/** `test` sends one mail to the admin alone; `sendAt` in the future waits for its time. */
export const NewsletterSendInput = z
  .object({
    newsletterId: recordId,
    segment: z.enum(segments, { error: 'Choose who gets it' }),
    sellerId: recordId.nullish(),
    sendAt: z.iso.datetime({ offset: true, error: 'Enter a date and time' }).nullish(),
    test: z.boolean().optional(),
  })
  .refine(({ segment, sellerId, test }) => segment !== 'seller' || test === true || !!sellerId, {
    path: ['sellerId'],
    message: 'Choose the seller whose subscribers get it',
  })
export type NewsletterSendInput = z.infer<typeof NewsletterSendInput>

/** One sending and what became of its mails so far. */
export const NewsletterSend = z.object({
  ...id,
  /** null: a seller's own. */
  newsletterId: z.number().int().nullable(),
  sellerNewsletterId: z.number().int().nullable(),
  subject: z.string(),
  segment: z.enum(segments),
  sellerId: z.number().int().nullable(),
  state: z.enum(sendStates),
  total: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  bounced: z.number().int(),
  complained: z.number().int(),
  opens: z.number().int(),
  createdAt: z.string(),
  sendAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type NewsletterSend = z.infer<typeof NewsletterSend>

/** What the send call answers with: the sending, or null after a test. */
export const NewsletterSent = z.object({ send: NewsletterSend.nullable(), testTo: z.string().nullable() })

/** A message of the contact form. */
export const ContactInput = z.object({
  name: words('Name', 120),
  email: Email,
  company: z.string().trim().max(120, 'At most 120 characters').optional(),
  topic: z.enum(topics, { error: 'Choose what it is about' }),
  message: words('Message', 4000),
  captchaToken: z.string().max(4000).optional(),
})
export type ContactInput = z.infer<typeof ContactInput>

export const ContactMessage = z.object({
  ...id,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  topic: z.enum(topics),
  message: z.string(),
  status: z.enum(['new', 'answered', 'closed']),
  createdAt: z.string(),
})
export type ContactMessage = z.infer<typeof ContactMessage>
