import { z } from 'zod'
import { selectableServiceTypes } from '../reference/service-types'
import { Address } from './address'
import { formList, formNumber, formSwitch, formText, formWhole } from './form-value'
import { paging, queryBoolean, queryId, queryList, queryText, recordId } from './query'
import { Review } from './review'
import { ServiceCard, ServiceTypeKeys } from './service-card'
import { PictureLink, WebLink } from './user'
import { ListingDocument, Photo } from './warehouse'
import { DocumentInput, PhotoInput } from './warehouse-input'

/** A service type in any case. */
const AnyServiceType = z.preprocess(
  (value: string | undefined) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.enum(ServiceTypeKeys.options, { error: 'Choose a service type' }),
)

/** A new service is never a warehouse. */
const NewServiceType = AnyServiceType.refine((type) => selectableServiceTypes.includes(type), 'Choose a service type')

/** The fields of the type by section (reference/service-fields): switches that are on, figures, texts and lists. */
export const ServiceDetails = z.record(
  z.string(),
  z.record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.array(z.string())])),
)
export type ServiceDetails = z.infer<typeof ServiceDetails>

/** A service as its own page shows it. */
export const Service = ServiceCard.omit({ photo: true }).extend({
  description: z.string(),
  website: z.string(),
  photos: z.array(Photo),
  documents: z.array(ListingDocument),
  logo: z.string().nullable(),
  banner: z.string().nullable(),
  details: ServiceDetails,
  reviews: z.array(Review),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Service = z.infer<typeof Service>

/** A service as it stands on the map. */
export const ServicePin = ServiceCard.pick({
  id: true,
  _id: true,
  type: true,
  name: true,
  slug: true,
  serviceType: true,
  latitude: true,
  longitude: true,
})

/** What a provider writes of a service, every field there. */
export const ServiceContent = z.object({
  name: z.string(),
  serviceType: ServiceTypeKeys,
  serviceSubType: z.array(z.string()),
  address: Address,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  highlights: z.string(),
  description: z.string(),
  website: z.string(),
  photos: z.array(Photo),
  documents: z.array(ListingDocument),
  miniLogo: z.string().nullable(),
  logo: z.string().nullable(),
  banner: z.string().nullable(),
  details: ServiceDetails,
})
export type ServiceContent = z.infer<typeof ServiceContent>

/** A service as its provider and admins edit it. */
export const ServiceRecord = ServiceContent.extend({
  id: z.number().int(),
  _id: z.number().int(),
  type: z.literal('service'),
  version: z.number().int(),
  isDraft: z.boolean(),
  visible: z.boolean(),
  isVerified: z.boolean(),
  isFeatured: z.boolean(),
  partner: z.boolean(),
  serviceUrl: z.string(),
  slug: z.string(),
  sellerId: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ServiceRecord = z.infer<typeof ServiceRecord>

const oneOrNone = (link: z.ZodType<string, string>) =>
  z.preprocess(
    (value: string | null | undefined) => ((value as unknown) === '' ? null : value),
    link.nullable().optional(),
  )

/** What may be sent of a service: the white list. Fields that are not sent stay; a list or `details` is sent as a whole. */
const serviceFields = {
  name: formText(120),
  serviceType: NewServiceType.optional(),
  serviceSubType: formList(z.string().trim().max(40), 20),
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
  latitude: formNumber(-90, 90),
  longitude: formNumber(-180, 180),
  highlights: formText(2000),
  description: formText(10_000),
  website: z.union([WebLink, z.literal('')]).optional(),
  photos: formList(PhotoInput, 40),
  documents: formList(DocumentInput, 40),
  miniLogo: oneOrNone(PictureLink),
  logo: oneOrNone(PictureLink),
  banner: oneOrNone(PictureLink),
  details: z.record(z.string().max(40), z.record(z.string().max(40), z.unknown())).optional(),
}

/** `isDraft` false publishes. With `version`, the later of two editors is told with 409. */
export const ServiceInput = z.object({
  ...serviceFields,
  isDraft: formSwitch,
  version: formWhole(1, 2_147_483_647),
})
export type ServiceInput = z.infer<typeof ServiceInput>

/** The flags of a service that admins alone set. */
export const serviceFlags = ['visible', 'isVerified', 'isFeatured', 'partner'] as const
export type ServiceFlag = (typeof serviceFlags)[number]

const flagFields = Object.fromEntries(serviceFlags.map((flag) => [flag, formSwitch])) as Record<
  ServiceFlag,
  typeof formSwitch
>

/** One flag, or fields of the record. */
export const AdminServiceUpdate = ServiceInput.extend({ id: recordId, ...flagFields })
export type AdminServiceUpdate = z.infer<typeof AdminServiceUpdate>

/** An existing service by `id`, or a new one of the provider `sellerId`. */
export const PartnerInput = ServiceInput.extend({
  id: recordId.optional(),
  sellerId: recordId.optional(),
  partner: formSwitch,
}).refine(({ id, sellerId }) => (id === undefined) !== (sellerId === undefined), {
  message: 'Send the id of a service, or the sellerId of a provider',
  path: ['id'],
})
export type PartnerInput = z.infer<typeof PartnerInput>

const sorts = ['default', 'rating', 'newest', 'name'] as const

/** Filters of every list of services; `type` and `serviceType` are the same one. */
export const ServiceQuery = z.object({
  type: queryText,
  serviceType: queryText,
  serviceSubType: queryList,
  subtypesQuery: queryList,
  verified: queryBoolean,
  featured: queryBoolean,
  visible: queryBoolean,
  partner: queryBoolean,
  sellerId: queryId,
  query: queryText,
  regionScope: queryText,
  region: queryText,
  country: queryText,
  state: queryText,
  sort: z.preprocess(
    (value: (typeof sorts)[number] | undefined) => (sorts.includes(value as never) ? value : undefined),
    z.enum(sorts).default('default'),
  ),
  ...paging(24),
})
export type ServiceQuery = z.infer<typeof ServiceQuery>
