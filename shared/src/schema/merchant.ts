import { z } from 'zod'
import { type RfpUploadKey, rfpUploads } from '../reference/rfp-fields'
import { NewPassword } from './account'
import { Address } from './address'
import { optionalId, paging, queryId, queryText, recordId } from './query'
import { QuoteInput } from './quote'
import { QuoteNeed } from './quote-offer'
import { MerchantTypeKey, RfpAnswer, rfpAnswerFields, rfpContactFields } from './rfp-answers'
import { Email, personHead } from './user'

/** How much space is wanted, where the wizard was opened for a need that says it. */
export const RfpSpace = QuoteNeed.pick({ spaceType: true, quantity: true })
export type RfpSpace = z.infer<typeof RfpSpace>

/** Answers of a signed-in merchant. Name and email are always the account's. */
export const RfpInput = z.object({
  ...rfpAnswerFields,
  userInfo: z.object(rfpContactFields).optional(),
  space: RfpSpace.optional(),
})
export type RfpInput = z.infer<typeof RfpInput>
export type RfpForm = z.input<typeof RfpInput>

/** The final submission: `merchantId`, when sent, must be the signed-in merchant. */
export const RfpSubmitInput = RfpInput.extend({ merchantId: optionalId })
export type RfpSubmitInput = z.infer<typeof RfpSubmitInput>

const name = (message: string) => z.string({ error: message }).trim().min(1, message).max(80)

/** Step 0 of the wizard: the answers so far, and who opens the account. */
export const RfpAccountInput = RfpInput.extend({
  userInfo: z.object({
    ...rfpContactFields,
    email: Email,
    firstName: name('First Name is required'),
    lastName: name('Last Name is required'),
    about: z.string({ error: 'Message is required' }).trim().min(1, 'Message is required').max(4000),
  }),
  password: NewPassword,
  captchaToken: z.string().max(4000).optional(),
})
export type RfpAccountInput = z.infer<typeof RfpAccountInput>
export type RfpAccountForm = z.input<typeof RfpAccountInput>

/**
 * PATCH /merchants/create-warehouse-merchant takes two bodies: with a password it opens an account (the wizard), without
 * one it asks for a quote. The server derives `kind` from that.
 */
export const CreateMerchantInput = z.preprocess(
  (body: CreateMerchantRequest) => ({
    ...body,
    kind: typeof body === 'object' && body !== null && 'password' in body ? 'account' : 'quote',
  }),
  z.discriminatedUnion('kind', [
    QuoteInput.extend({ kind: z.literal('quote') }),
    RfpAccountInput.extend({ kind: z.literal('account') }),
  ]),
)
export type CreateMerchantRequest = z.input<typeof QuoteInput> | RfpAccountForm

export const MerchantMade = z.object({
  message: z.string(),
  /**
   * The merchant id of the wizard's call. For an address that has an account already it is an id that nobody has, so
   * that the reply does not tell the two apart.
   */
  data: z.object({ id: z.number().int() }).optional(),
})

const answersOut = z.record(z.string(), RfpAnswer)

/** How a request came to be: from the public wizard, from a request for a quote, or from the account. */
export const rfpOrigins = ['account', 'quote', 'public'] as const
export const RfpOrigin = z.enum(rfpOrigins)
export type RfpOrigin = z.infer<typeof RfpOrigin>

/** Place, time and deadline of a need. */
const need = {
  place: z.string(),
  /** ISO days. */
  startDate: z.string().nullable(),
  termMonths: z.number().int().nullable(),
  answerBy: z.string().nullable(),
}

/** A merchant's request for proposal; `submittedAt` is null until it was sent for the first time. */
export const MerchantRecord = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  merchantId: z.number().int(),
  user: z.object({
    id: z.number().int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    userUrl: z.string(),
    avatar: z.string().nullable(),
    isEmailVerified: z.boolean(),
  }),
  company: z.string(),
  /** the first possible year before anything was saved; null when it was saved without one. */
  foundedYear: z.number().int().nullable(),
  merchantType: MerchantTypeKey,
  categories: z.array(z.string()),
  storageVolume: z.string().nullable(),
  monthlyShipmentVolume: z.string().nullable(),
  refMessage: z.string(),
  about: z.string(),
  phone: z.string(),
  website: z.string(),
  address: Address.nullable(),
  ...need,
  ecommerceFeatures: answersOut,
  physicalFeatures: answersOut,
  omnichannelFeatures: answersOut,
  fulfillmentProvider: answersOut,
  inboundOrderProfile: answersOut,
  outboundOrderProfile: answersOut,
  inventoryOrderProfile: answersOut,
  /** Whether every required question of its merchant type is answered. */
  isComplete: z.boolean(),
  origin: RfpOrigin,
  submittedAt: z.string().nullable(),
  updatedAt: z.string().nullable(),
})
export type MerchantRecord = z.infer<typeof MerchantRecord>

export const RfpSubmitted = z.object({ userUrl: z.string(), merchant: MerchantRecord })

/** A reader's access to a merchant's request: asked for, approved, denied, none, or it is their own. */
export const rfpAccessStates = ['requested', 'approve', 'deny'] as const
export const RfpStanding = z.enum([...rfpAccessStates, 'none', 'own'])
export type RfpStanding = z.infer<typeof RfpStanding>

/** A merchant in a list. */
export const MerchantCard = z.object({
  ...personHead,
  userUrl: z.string(),
  avatar: z.string().nullable(),
  merchantType: MerchantTypeKey.nullable(),
  storageVolume: z.string().nullable(),
  monthlyShipmentVolume: z.string().nullable(),
  categories: z.array(z.string()),
  ...need,
  isComplete: z.boolean(),
  /** Null without a request. */
  origin: RfpOrigin.nullable(),
  submittedAt: z.string().nullable(),
  createdAt: z.string(),
})
export type MerchantCard = z.infer<typeof MerchantCard>

/** What any signed-in person sees of a merchant, and their access to the request. */
export const MerchantGlance = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  userUrl: z.string(),
  avatar: z.string().nullable(),
  hasRfp: z.boolean(),
  standing: RfpStanding,
})
export type MerchantGlance = z.infer<typeof MerchantGlance>

export const merchantSortKeys = ['submittedAt', 'createdAt', 'company', 'firstName'] as const
const asked = <Key extends string>(keys: readonly Key[], fallback: Key) =>
  z.preprocess(
    (value: Key | undefined) => keys.find((key) => key === value) ?? fallback,
    z.enum(keys as [Key, ...Key[]]),
  )

export const MerchantListQuery = z.object({
  ...paging(20),
  query: queryText,
  sortBy: asked(merchantSortKeys, 'createdAt'),
  order: asked(['desc', 'asc'] as const, 'desc'),
})
export type MerchantListQuery = z.infer<typeof MerchantListQuery>

/** The names that the list of submitted requests can be filtered by. */
export const rfpFilterNames = [
  'merchantType',
  'storageVolume',
  'monthlyShipmentVolume',
  'category',
  'company',
  'origin',
] as const
export type RfpFilterName = (typeof rfpFilterNames)[number]

/** Repeated values of a query string, each as it was sent: equal ones and commas stay. */
const repeated = z.preprocess(
  (value: string | readonly string[] | undefined) =>
    [value].flat().flatMap((one) => (typeof one === 'string' && one.trim() ? [one.trim().slice(0, 120)] : [])),
  z.array(z.string()).max(20),
)

/** The list of submitted requests: pairs of `name` and `value`, both repeatable and read in their order. */
export const SubmittedRfpQuery = MerchantListQuery.extend({
  sortBy: asked(merchantSortKeys, 'submittedAt'),
  name: repeated,
  value: repeated,
})
export type SubmittedRfpQuery = z.infer<typeof SubmittedRfpQuery>

/** A provider's access to a merchant's request, for the merchant. */
export const RfpAccess = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  /** The provider; the dialogs approve and deny by this id. */
  userId: z.number().int(),
  name: z.string(),
  userUrl: z.string(),
  avatar: z.string().nullable(),
  state: z.enum(rfpAccessStates),
  askedAt: z.string(),
  decidedAt: z.string().nullable(),
})
export type RfpAccess = z.infer<typeof RfpAccess>

/** Which file of a merchant's request. */
export const RfpFileQuery = z.object({
  id: recordId,
  field: z.enum(rfpUploads.map(({ key }) => key) as [RfpUploadKey, ...RfpUploadKey[]], { error: 'Name a file' }),
})
export type RfpFileQuery = z.infer<typeof RfpFileQuery>

export const RfpPageQuery = z.object(paging(20))
export type RfpPageQuery = z.infer<typeof RfpPageQuery>

/** Requests that a provider received; `origin` narrows them, an unknown one counts as absent. */
export const ReceivedRfpQuery = z.object({
  ...paging(20),
  origin: z.preprocess((value: RfpOrigin | undefined) => rfpOrigins.find((one) => one === value), RfpOrigin.optional()),
})
export type ReceivedRfpQuery = z.infer<typeof ReceivedRfpQuery>

/** Asks a merchant to fill in the request, for a warehouse of the asking provider. */
export const AskRfpInput = z.object({ id: recordId, warehouseId: queryId })
export type AskRfpInput = z.infer<typeof AskRfpInput>

/** An announcement to merchants. */
export const MerchantMailInput = z.object({
  merchantIds: z.array(recordId).min(1, 'Choose a merchant').max(100),
  subject: z
    .string({ error: 'Write a subject' })
    .trim()
    .min(1, 'Write a subject')
    .max(200)
    .regex(/^[^\r\n]*$/, 'Use one line'),
  message: z.string({ error: 'Write a message' }).trim().min(1, 'Write a message').max(8000),
})
export type MerchantMailInput = z.infer<typeof MerchantMailInput>
export const MerchantMailSent = z.object({ sent: z.number().int() })
