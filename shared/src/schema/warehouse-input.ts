import { z } from 'zod'
import { listingLimits } from '../reference/listing-limits'
import { storageTerms } from '../reference/terms'
import { formDollars, formFigure, formList, formSwitch, formText, formWhole } from './form-value'
import { FulfillmentRatesDetails } from './fulfillment'
import { PictureLink } from './user'
import { fieldInputs } from './warehouse-field-schemas'
import { numberInput } from './number-input'

const maxPhotos = 40
const maxDocuments = 40
const maxTiers = 12

/** A document of our own: an upload. */
const DocumentLink = z
  .string()
  .trim()
  .max(500)
  .regex(/^\/files\/[\w-]+\.\w{3,4}$/, 'Choose a document')
const attachmentId = z.union([z.number().int(), z.string().max(60)])
const title = z.string().trim().max(200)

export const PhotoInput = z.object({
  id: attachmentId,
  link: PictureLink,
  title: title.default(''),
  primary: z.preprocess((value: boolean | undefined) => (value as unknown) === 'true' || value === true, z.boolean()),
  width: numberInput(z.number().int().positive().max(20_000)).optional(),
  height: numberInput(z.number().int().positive().max(20_000)).optional(),
  color: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .optional(),
})
export const DocumentInput = z.object({ id: attachmentId, link: DocumentLink, title: title.default('') })

const oneOrNone = (link: z.ZodType<string, string>) =>
  z.preprocess(
    (value: string | null | undefined) => ((value as unknown) === '' ? null : value),
    link.nullable().optional(),
  )

type TermKey<Prefix extends string> = `${Prefix}${(typeof storageTerms)[number]}`
const byTerm = <const Prefix extends string>(prefix: Prefix) =>
  Object.fromEntries(storageTerms.map((term) => [`${prefix}${term}`, formDollars])) as Record<
    TermKey<Prefix>,
    typeof formDollars
  >

const clockTime = (message: string) =>
  z.preprocess(
    (value: string | null | undefined) => (value === null ? '' : value),
    z
      .string()
      .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, message)
      .optional(),
  )

const TierName = z
  .string()
  .trim()
  .regex(/^\d{1,6} to \d{1,6}$/, 'Write it as "0 to 500"; 9999 means no upper bound.')

/** Numbers of a tier's rates come as texts from a multipart form and from a rate file. */
const toRates = (value: z.input<typeof FulfillmentRatesDetails>): z.input<typeof FulfillmentRatesDetails> => {
  const read = (entry: unknown): unknown => {
    if (Array.isArray(entry)) return entry
    if (entry !== null && typeof entry === 'object')
      return Object.fromEntries(Object.entries(entry).map(([key, inner]) => [key, read(inner)]))
    if (entry === '') return null
    if (entry === 'true' || entry === 'false') return entry === 'true'
    return typeof entry === 'string' && entry.trim() !== '' ? Number(entry) : entry
  }
  return read(value) as z.input<typeof FulfillmentRatesDetails>
}

const TierInput = z.object({
  tierName: TierName,
  fulfillmentRatesDetails: z.preprocess(toRates, FulfillmentRatesDetails.default({})),
})

const TierDiscounts = z
  .object({ volumeTierDiscountOption: z.enum(['percentage', 'fixed']).optional() })
  .catchall(z.union([z.number().min(0).max(1_000_000), z.string().regex(/^\d{0,7}(\.\d{1,2})?$/), z.null()]))

const listingInputs = fieldInputs('')

/**
 * What a provider may send of a listing: the white list. Whatever else is sent (flags, owner, rating)
 * is dropped. Every field may be absent and then stays as it is; whether the whole is fit to be shown is asked by
 * `domain/listing-problems`.
 */
const listingFields = {
  name: formText(120),
  address: z
    .object({
      street1: formText(160),
      street2: formText(160),
      city: formText(100),
      state: formText(100),
      zipCode: formText(20),
      country: formText(100),
    })
    .optional(),
  latitude: formFigure(listingLimits.latitude),
  longitude: formFigure(listingLimits.longitude),
  timezone: formText(60),
  highlights: formText(2000),
  description: formText(10_000),
  photos: formList(PhotoInput, maxPhotos),
  documents: formList(DocumentInput, maxDocuments),
  miniLogo: oneOrNone(PictureLink),
  logo: oneOrNone(PictureLink),
  banner: oneOrNone(PictureLink),
  warehousePdf: oneOrNone(DocumentLink),
  palletEnabled: formSwitch,
  sqEnabled: formSwitch,
  hotRackEnabled: formSwitch,
  billedByPlatform: formSwitch,
  totalSpace: formFigure(listingLimits.totalSpace),
  minSpaceOrder: formFigure(listingLimits.minSpaceOrder),
  maxSpaceOrder: formFigure(listingLimits.maxSpaceOrder),
  minSpaceOrderSq: formFigure(listingLimits.minSpaceOrderSq),
  maxSpaceOrderSq: formFigure(listingLimits.maxSpaceOrderSq),
  discountOption: z.enum(['percentage', 'fixed']).optional(),
  ...byTerm('price'),
  ...byTerm('priceSq'),
  ...byTerm('discount'),
  ...byTerm('discountSq'),
  fulfillmentRatesVisible: formSwitch,
  fulfillmentRates: formList(TierInput, maxTiers),
  fulfillmentRatesDetails: z.object({ monthlyVolumeTiers: TierDiscounts.optional() }).optional(),
  ...listingInputs,
  /** How some clients spell `categories`; read where that is absent. */
  categiries: listingInputs.categories,
  amenities: z.object(fieldInputs('amenities')).optional(),
  facilityDetails: z
    .object({
      ...fieldInputs('facilityDetails'),
      alwaysOpen: formSwitch,
      operatingDays: formList(formSwitch, 7),
      operatingHours: z
        .object({ start: clockTime('Invalid Start Time Value'), end: clockTime('Invalid End Time Value') })
        .optional(),
    })
    .optional(),
}

/**
 * `isDraft` false publishes. `confirmPrices` says that prices which fall by more than half or to 0 are meant; without it
 * they are refused with PRICE_DROP.
 */
export const WarehouseInput = z.object({ ...listingFields, isDraft: formSwitch, confirmPrices: formSwitch })
export type WarehouseInput = z.infer<typeof WarehouseInput>

/** With the `version` that the editor saw: the later of two editors is told with 409. Absent, it is not checked. */
export const WarehouseUpdate = WarehouseInput.extend({ version: formWhole(1, 2_147_483_647) })
export type WarehouseUpdate = z.infer<typeof WarehouseUpdate>
