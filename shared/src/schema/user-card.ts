import { z } from 'zod'
import { profileTypes, type UserSort, userSorts } from '../reference/profiles'
import { paging, queryText } from './query'
import { personHead } from './user'

/**
 * A person in a list, as every reader may know them: no address to write to. Of a customer without a company
 * visitors get the first name and an initial; of a managed profile its company and place.
 */
export const UserCard = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  type: z.literal('user'),
  userType: z.enum(profileTypes),
  /** What to call them: the company, else the person. */
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  userUrl: z.string(),
  avatar: z.string().nullable(),
  serviceType: z.string().nullable(),
  merchantType: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  diamond: z.number().int(),
  isVerified: z.boolean(),
  /** Listings of a provider that everybody can see. */
  serviceCount: z.number().int(),
  /** Orders of a customer; 0 for visitors. */
  totalTransactions: z.number().int(),
})
export type UserCard = z.infer<typeof UserCard>

/** A public profile page. What a reader may not know is null: it never leaves the server. */
export const PublicProfile = UserCard.extend({
  banner: z.string().nullable(),
  about: z.string(),
  website: z.string().nullable(),
  meetingLink: z.string().nullable(),
  socials: z.record(z.string(), z.string()),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  planId: z.string(),
  enableNewsletter: z.boolean(),
  /** Over all reviews of the provider's public listings; 0 without any. */
  averageRating: z.number(),
  reviewCount: z.number().int(),
  /** Whether everybody finds the profile; one that isn't public answers its owner, admins and whoever trades with them. */
  isPublic: z.boolean(),
  /** A managed profile that its provider can still claim. */
  isClaimable: z.boolean(),
  /** True when more is shown to readers who are signed in. */
  isReduced: z.boolean(),
  createdAt: z.string(),
})
export type PublicProfile = z.infer<typeof PublicProfile>

/** Search of people by name, company, kind and place. */
export const UserQuery = z.object({
  query: queryText,
  userType: queryText,
  serviceType: queryText,
  country: queryText,
  state: queryText,
  sort: z.preprocess(
    (value: UserSort | undefined) => (userSorts.includes(value as never) ? value : undefined),
    z.enum(userSorts).optional(),
  ),
  ...paging(10),
})
export type UserQuery = z.infer<typeof UserQuery>

/** A person to choose from in a form of the platform. */
export const UserChoice = z.object({
  ...personHead,
  userType: z.string(),
  userUrl: z.string(),
  isActive: z.boolean(),
})
export type UserChoice = z.infer<typeof UserChoice>

/**
 * The managed profile behind the platform's own contact card; `id` is null while the platform has none.
 * `meetingLink` is the profile's own, else that of the platform.
 */
export const PlatformContact = z.object({
  id: z.number().int().nullable(),
  _id: z.number().int().nullable(),
  email: z.string(),
  name: z.string(),
  meetingLink: z.string(),
})
export type PlatformContact = z.infer<typeof PlatformContact>
