import { z } from 'zod'
import { toWebLink, webLink } from '../reference/web-link'
import { serviceTypeKeys } from '../reference/service-types'
import { userTypes } from '../reference/user-types'
import { Address, AddressChange } from './address'

export const UserType = z.enum(userTypes)
export type UserType = z.infer<typeof UserType>

export const ServiceType = z.enum(serviceTypeKeys)
export type ServiceType = z.infer<typeof ServiceType>

/** An email address as typed: trimmed and lower-cased; line breaks never pass. */
export const Email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(254)
  .toLowerCase()
  .pipe(z.email('Enter a valid email address'))

/** A link that is safe to show: http or https only; a bare host is meant as https. */
export const WebLink = z.string().trim().overwrite(toWebLink).max(500).regex(webLink, 'Enter a valid website URL')

/** A picture of our own: an upload, or one of the drawn ones. */
export const PictureLink = z
  .string()
  .trim()
  .max(500)
  .regex(/^\/(files\/[\w-]+\.\w{3,4}|pictures\/[\w-]+\/\d+\.webp)$/, 'Choose a picture')

/** The signed-in person as the session holds it: no secrets, no provider ids. */
export const SessionUser = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userType: UserType,
  serviceType: ServiceType.nullable(),
  company: z.string(),
  userUrl: z.string(),
  avatar: z.string().nullable(),
  banner: z.string().nullable(),
  planId: z.string(),
  membership: z.string().nullable(),
  diamond: z.number().int(),
  isVerified: z.boolean(),
  isEmailVerified: z.boolean(),
  kycVerified: z.boolean(),
  isActive: z.boolean(),
  active: z.boolean(),
  /** A seller has a newsletter of their own; of everybody else, that they want ours. */
  enableNewsletter: z.boolean(),
  /** Newsletters of the platform are wanted. */
  wantsNewsletter: z.boolean(),
  enableMarketingNotifications: z.boolean(),
  enableMessageNotifications: z.boolean(),
  createdAt: z.string(),
  /** Who acts in this person's name by a permission of theirs; absent in the person's own session. */
  actorId: z.number().int().optional(),
  /** True of an account of the team that has no second factor where one is required: it can only add one. */
  needsSecondFactor: z.literal(true).optional(),
})
export type SessionUser = z.infer<typeof SessionUser>

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok'] as const

/** Links by network; unknown networks are dropped. */
export const Socials = z.object(
  Object.fromEntries(socialNetworks.map((name) => [name, WebLink.or(z.literal('')).optional()])) as Record<
    (typeof socialNetworks)[number],
    z.ZodOptional<z.ZodUnion<[typeof WebLink, z.ZodLiteral<''>]>>
  >,
)
export type Socials = z.infer<typeof Socials>

/** What every list of people says of each. */
export const personHead = {
  id: z.number().int(),
  _id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
}

/** The whole own profile. */
export const Profile = SessionUser.extend({
  phone: z.string(),
  website: z.string(),
  about: z.string(),
  meetingLink: z.string(),
  address: Address,
  socials: z.record(z.string(), z.string()),
  isPublic: z.boolean(),
  merchantType: z.string().nullable(),
})
export type Profile = z.infer<typeof Profile>

const optionalLink = WebLink.or(z.literal(''))

/** What a person may change of the own profile. Everything else that is sent is dropped, never stored. */
export const ProfileInput = z.object({
  firstName: z.string().trim().min(1, 'First name is required').max(80).optional(),
  lastName: z.string().trim().min(1, 'Last name is required').max(80).optional(),
  company: z.string().trim().max(120).optional(),
  phone: z
    .string()
    .trim()
    .max(24)
    .regex(/^[\d\-+() ]*$/, 'Enter a valid phone number')
    .optional(),
  website: optionalLink.optional(),
  about: z.string().trim().max(4000).optional(),
  meetingLink: optionalLink.optional(),
  address: AddressChange.optional(),
  socials: Socials.optional(),
  avatar: PictureLink.nullable().optional(),
  banner: PictureLink.nullable().optional(),
  isPublic: z.boolean().optional(),
  enableNewsletter: z.boolean().optional(),
  wantsNewsletter: z.boolean().optional(),
  enableMarketingNotifications: z.boolean().optional(),
  enableMessageNotifications: z.boolean().optional(),
})
export type ProfileInput = z.infer<typeof ProfileInput>
