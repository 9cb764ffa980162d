import { z } from 'zod'
import { serviceTypeKeys } from '../reference/service-types'
import { AdLabel } from './ad-label'
import { Address } from './address'
import { CardPhoto, CardSeller, RegionScope } from './listing-card'

export const ServiceTypeKeys = z.enum(
  serviceTypeKeys as readonly [(typeof serviceTypeKeys)[number], ...typeof serviceTypeKeys],
)

const ServiceSeller = CardSeller.extend({
  company: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
  website: z.string(),
  isVerified: z.boolean(),
})

/** A logistics service in a list. It has no prices. */
export const ServiceCard = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  type: z.literal('service'),
  name: z.string(),
  serviceUrl: z.string(),
  slug: z.string(),
  serviceType: ServiceTypeKeys,
  serviceSubType: z.array(z.string()),
  address: Address,
  region: z.string(),
  regionScope: RegionScope,
  country: z.string(),
  state: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  highlights: z.string(),
  photo: CardPhoto.nullable(),
  miniLogo: z.string().nullable(),
  isVerified: z.boolean(),
  isFeatured: z.boolean(),
  visible: z.boolean(),
  isDraft: z.boolean(),
  partner: z.boolean(),
  diamond: z.number().int(),
  averageRating: z.number(),
  reviewCount: z.number().int(),
  seller: ServiceSeller,
  ref: z.object({ seller: z.object({ id: z.number().int() }) }),
  isAd: z.boolean(),
  campaignId: z.number().int().nullable(),
  /** With a sponsored card alone. */
  ad: AdLabel.optional(),
})
export type ServiceCard = z.infer<typeof ServiceCard>
