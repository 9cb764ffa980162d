import { z } from 'zod'
import { productCategories } from '../reference/product-categories'
import {
  featureFields,
  profileFields,
  type RfpField,
  type RfpUploadKey,
  rfpUploads,
  withDependents,
} from '../reference/rfp-fields'
import { FIRST_FOUNDED_YEAR, merchantTypes, monthlyShipmentVolumes, storageVolumes } from '../reference/rfp-ranges'
import { NewPassword } from './account'
import { Address } from './address'
import { bodyBoolean, optionalId, paging, queryId, queryList, queryText, recordId } from './query'
import { QuoteInput } from './quote'
import { Email, personHead, WebLink } from './user'

const categoryKeys = productCategories.map(({ key }) => key) as [string, ...string[]]
const typeKeys = Object.keys(merchantTypes) as [keyof typeof merchantTypes, ...(keyof typeof merchantTypes)[]]

/** An empty text of a form is none. */
const orNone = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((value: z.input<Inner> | undefined) => ((value as unknown) === '' ? undefined : value), inner.optional())

/** An empty text of a form takes back what was kept; what is not sent stays as it is. */
const orCleared = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((value: z.input<Inner> | '' | null | undefined) => (value === '' ? null : value), inner.nullish())

/** An answer to one question of the request; which kind it is, the question says. */
export const RfpAnswer = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
export type RfpAnswer = z.infer<typeof RfpAnswer>
export type RfpAnswers = Record<string, RfpAnswer>

function answerOf({ dataType, options, max = 200, isUpload }: RfpField): z.ZodType<RfpAnswer | undefined> {
  const values = options?.map(({ value }) => value) as [string, ...string[]] | undefined
  if (dataType === 'boolean') return bodyBoolean
  if (dataType === 'number')
    return orNone(z.coerce.number({ error: 'Enter a number' }).min(0, 'Enter 0 or more').max(max, `At most ${max}`))
  if (dataType === 'array')
    return z
      .array(values ? z.enum(values) : z.string().max(80))
      .max(60)
      .optional()
  if (isUpload) return orNone(z.string().regex(/^\/files\/[\w-]+\.\w{3,4}$/, 'Choose a file'))
  return orNone(values ? z.enum(values, { error: 'Choose one of the list' }) : z.string().trim().max(max))
}

/** The answers to these questions; others are dropped, and so are empty ones. */
const answersTo = (fields: readonly RfpField[]) =>
  z
    .object(Object.fromEntries(withDependents(fields).map((field) => [field.key, answerOf(field)])))
    .transform((given): RfpAnswers =>
      Object.fromEntries(Object.entries(given).filter((entry): entry is [string, RfpAnswer] => entry[1] !== undefined)),
    )
    .optional()

/** Only digits, dash, plus, parentheses and blanks (000 §5.6). */
const Phone = z
  .string()
  .trim()
  .max(24)
  .regex(/^[\d\-+() ]*$/, 'Enter a valid phone number')

const about = z.string().trim().max(4000)

/** The latest year a company can have been founded in. */
const year = z.coerce
  .number({ error: 'Year Founded is required' })
  .int()
  .min(FIRST_FOUNDED_YEAR, 'Year Founded must be later than 1800')
  .refine((given) => given <= new Date().getFullYear(), 'Year Founded is in the future')

/** What a merchant answers (000 §3.5). Nothing is required to keep it; `missingAnswers` says what a submission needs. */
const answers = {
  company: z.string().trim().max(120).optional(),
  foundedYear: orCleared(year),
  merchantType: z.enum(typeKeys, { error: 'Merchant Type is required' }).optional(),
  categories: z.array(z.enum(categoryKeys)).max(categoryKeys.length).optional(),
  storageVolume: orCleared(z.enum(storageVolumes)),
  monthlyShipmentVolume: orCleared(z.enum(monthlyShipmentVolumes)),
  refMessage: about.optional(),
  ecommerceFeatures: answersTo(featureFields.eCommerceRetailer),
  physicalFeatures: answersTo(featureFields.physicalRetailer),
  omnichannelFeatures: answersTo(featureFields.omnichannelRetailer),
  fulfillmentProvider: answersTo(profileFields.fulfillmentProvider),
  inboundOrderProfile: answersTo(profileFields.inboundOrderProfile),
  outboundOrderProfile: answersTo(profileFields.outboundOrderProfile),
  inventoryOrderProfile: answersTo(profileFields.inventoryOrderProfile),
  /** The warehouse it goes to; without one it is kept only. */
  warehouseId: optionalId,
  /** Who asked for it (the `ref` of the link). */
  refUserId: optionalId,
}

const contact = {
  phone: orCleared(Phone),
  website: orCleared(WebLink),
  about: about.optional(),
  address: Address.optional(),
}

/** Answers of a signed-in merchant; name and e-mail are the account's, whatever is sent. */
export const RfpInput = z.object({ ...answers, userInfo: z.object(contact).optional() })
export type RfpInput = z.infer<typeof RfpInput>
export type RfpForm = z.input<typeof RfpInput>

/** The final submit (000 §3.5): `merchantId`, when sent, must be the signed-in merchant. */
export const RfpSubmitInput = RfpInput.extend({ merchantId: optionalId })
export type RfpSubmitInput = z.infer<typeof RfpSubmitInput>

const name = (message: string) => z.string({ error: message }).trim().min(1, message).max(80)

/** Step 0 of the wizard: the answers so far, and who opens the account (000 §4.8, §5.6). */
export const RfpAccountInput = RfpInput.extend({
  userInfo: z.object({
    ...contact,
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
 * one it asks for a quote. `kind` follows from that and need not be sent.
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
  /** The new merchant, of the wizard's call alone. */
  data: z.object({ id: z.number().int() }).optional(),
})

const answersOut = z.record(z.string(), RfpAnswer)

/** A merchant's request for proposal as it stands; `submittedAt` null until it was sent for the first time. */
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
  /** The first year possible before anything was kept; null where it was kept without one. */
  foundedYear: z.number().int().nullable(),
  merchantType: z.enum(typeKeys),
  categories: z.array(z.string()),
  storageVolume: z.string().nullable(),
  monthlyShipmentVolume: z.string().nullable(),
  refMessage: z.string(),
  about: z.string(),
  phone: z.string(),
  website: z.string(),
  address: Address.nullable(),
  ecommerceFeatures: answersOut,
  physicalFeatures: answersOut,
  omnichannelFeatures: answersOut,
  fulfillmentProvider: answersOut,
  inboundOrderProfile: answersOut,
  outboundOrderProfile: answersOut,
  inventoryOrderProfile: answersOut,
  /** Whether every required question of its merchant type is answered. */
  isComplete: z.boolean(),
  submittedAt: z.string().nullable(),
  updatedAt: z.string().nullable(),
})
export type MerchantRecord = z.infer<typeof MerchantRecord>

export const RfpSubmitted = z.object({ userUrl: z.string(), merchant: MerchantRecord })

/** How a reader stands to a merchant's request: asked for it, was let in or refused, has not asked, or it is their own. */
export const rfpAccessStates = ['requested', 'approve', 'deny'] as const
export const RfpStanding = z.enum([...rfpAccessStates, 'none', 'own'])
export type RfpStanding = z.infer<typeof RfpStanding>

/** A merchant in a list. */
export const MerchantCard = z.object({
  ...personHead,
  userUrl: z.string(),
  avatar: z.string().nullable(),
  merchantType: z.enum(typeKeys).nullable(),
  storageVolume: z.string().nullable(),
  monthlyShipmentVolume: z.string().nullable(),
  categories: z.array(z.string()),
  isComplete: z.boolean(),
  submittedAt: z.string().nullable(),
  createdAt: z.string(),
})
export type MerchantCard = z.infer<typeof MerchantCard>

/** What any signed-in person sees of a merchant, and how they stand to the request. */
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

/** What a submitted request can be asked for by name (002 §7.5). */
export const rfpFilterNames = ['merchantType', 'storageVolume', 'monthlyShipmentVolume', 'category', 'company'] as const
export type RfpFilterName = (typeof rfpFilterNames)[number]

/** The list of submitted requests: pairs of `name` and `value`, both repeatable and read in their order. */
export const SubmittedRfpQuery = MerchantListQuery.extend({
  sortBy: asked(merchantSortKeys, 'submittedAt'),
  name: queryList,
  value: queryList,
})
export type SubmittedRfpQuery = z.infer<typeof SubmittedRfpQuery>

/** A provider's access to a merchant's request, for the merchant. */
export const RfpAccess = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  /** The provider, by whom the dialogs approve and deny (002 §2.10). */
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

/** Asks a merchant to fill in the request, for a warehouse of the asking provider. */
export const AskRfpInput = z.object({ id: recordId, warehouseId: queryId })
export type AskRfpInput = z.infer<typeof AskRfpInput>

/** A letter of the house to merchants. */
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
