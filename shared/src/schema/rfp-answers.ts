import { z } from 'zod'
import { productCategories } from '../reference/product-categories'
import { featureFields, profileFields, type RfpField, withDependents } from '../reference/rfp-fields'
import {
  FIRST_FOUNDED_YEAR,
  LONGEST_RFP_TERM,
  merchantTypes,
  monthlyShipmentVolumes,
  storageVolumes,
} from '../reference/rfp-ranges'
import { StrictAddress } from './address'
import { bodyBoolean, optionalId } from './query'
import { WebLink } from './user'
import { numberInput } from './number-input'

const categoryKeys = productCategories.map(({ key }) => key) as [string, ...string[]]
const typeKeys = Object.keys(merchantTypes) as [keyof typeof merchantTypes, ...(keyof typeof merchantTypes)[]]
export const MerchantTypeKey = z.enum(typeKeys, { error: 'Merchant Type is required' })

/** An empty text of a form counts as absent. */
const orNone = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((value: z.input<Inner> | undefined) => ((value as unknown) === '' ? undefined : value), inner.optional())

/** An empty text of a form clears the stored value; a field that is not sent stays as it is. */
const orCleared = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((value: z.input<Inner> | '' | null | undefined) => (value === '' ? null : value), inner.nullish())

/** An answer to one question of the request; the question says which kind it is. */
export const RfpAnswer = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
export type RfpAnswer = z.infer<typeof RfpAnswer>
export type RfpAnswers = Record<string, RfpAnswer>

function answerOf({ dataType, options, max = 200, isUpload }: RfpField): z.ZodType<RfpAnswer | undefined> {
  const values = options?.map(({ value }) => value) as [string, ...string[]] | undefined
  if (dataType === 'boolean') return bodyBoolean
  if (dataType === 'number')
    return orNone(
      numberInput(z.number({ error: 'Enter a number' }).min(0, 'Enter 0 or more').max(max, `At most ${max}`)),
    )
  if (dataType === 'array')
    return z
      .array(values ? z.enum(values) : z.string().max(80))
      .max(60)
      .optional()
  if (isUpload) return orNone(z.string().regex(/^\/files\/[\w-]+\.\w{3,4}$/, 'Choose a file'))
  return orNone(values ? z.enum(values, { error: 'Choose one of the list' }) : z.string().trim().max(max))
}

/** The answers to these questions; unknown and empty answers are dropped. */
const answersTo = (fields: readonly RfpField[]) =>
  z
    .object(Object.fromEntries(withDependents(fields).map((field) => [field.key, answerOf(field)])))
    .transform((given): RfpAnswers =>
      Object.fromEntries(Object.entries(given).filter((entry): entry is [string, RfpAnswer] => entry[1] !== undefined)),
    )
    .optional()

/** Only digits, dash, plus, parentheses and blanks. */
const Phone = z
  .string()
  .trim()
  .max(24)
  .regex(/^[\d\-+() ]*$/, 'Enter a valid phone number')

const message = z.string().trim().max(4000)
const day = z.iso.date('Choose a day')

/** The year a company was founded in. */
const year = numberInput(
  z
    .number({ error: 'Year Founded is required' })
    .int()
    .min(FIRST_FOUNDED_YEAR, 'Year Founded must be later than 1800')
    .refine((given) => given <= new Date().getFullYear(), 'Year Founded is in the future'),
)

/** What a merchant answers. Nothing is required to save it; `submissionIssues` says what a submission needs. */
export const rfpAnswerFields = {
  company: z.string().trim().max(120).optional(),
  foundedYear: orCleared(year),
  merchantType: MerchantTypeKey.optional(),
  categories: z.array(z.enum(categoryKeys)).max(categoryKeys.length).optional(),
  storageVolume: orCleared(z.enum(storageVolumes)),
  monthlyShipmentVolume: orCleared(z.enum(monthlyShipmentVolumes)),
  refMessage: message.optional(),
  /** Where space is wanted, in the merchant's words. */
  place: z.string().trim().max(160).optional(),
  startDate: orCleared(day),
  termMonths: orCleared(numberInput(z.number({ error: 'Choose a term' }).int().min(1).max(LONGEST_RFP_TERM))),
  /** The day until which answers are wanted. */
  answerBy: orCleared(day),
  ecommerceFeatures: answersTo(featureFields.eCommerceRetailer),
  physicalFeatures: answersTo(featureFields.physicalRetailer),
  omnichannelFeatures: answersTo(featureFields.omnichannelRetailer),
  fulfillmentProvider: answersTo(profileFields.fulfillmentProvider),
  inboundOrderProfile: answersTo(profileFields.inboundOrderProfile),
  outboundOrderProfile: answersTo(profileFields.outboundOrderProfile),
  inventoryOrderProfile: answersTo(profileFields.inventoryOrderProfile),
  /** The warehouse that receives the request. Without one and without `requestUser` it is saved only. */
  warehouseId: optionalId,
  /** The company that receives the request, by user id; `warehouseId` comes first. */
  requestUser: optionalId,
  /** The user who passed the link on (the `ref` of the link). */
  refUserId: optionalId,
}

export const rfpContactFields = {
  phone: orCleared(Phone),
  website: orCleared(WebLink),
  about: message.optional(),
  /** Where the merchant's goods are today; null clears it. */
  address: StrictAddress.nullish(),
}
