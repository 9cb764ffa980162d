import { z } from 'zod'
import { formSwitch, formText } from './form-value'
import { optionalId, paging, queryBoolean, queryText, recordId } from './query'
import { Email, PictureLink, type ServiceType, Socials, UserType, WebLink } from './user'
import { serviceTypeKeys } from '../reference/service-types'
import { numberInput } from './number-input'

/** The flags of a listing that admins alone set. */
const listingFlags = ['visible', 'isVerified', 'isFeatured', 'isFirstSpotlight', 'isHighPriority'] as const
export type ListingFlag = (typeof listingFlags)[number]

const diamond = numberInput(z.number().int().min(0).max(5))

const isOne = (values: object) => Object.values(values).filter((value) => value !== undefined).length === 1

/** One flag a call; `ref` and whatever else is sent are ignored. */
export const WarehouseFlagInput = z
  .object({
    id: recordId,
    ...(Object.fromEntries(listingFlags.map((flag) => [flag, formSwitch])) as Record<ListingFlag, typeof formSwitch>),
    diamond: diamond.optional(),
  })
  .refine(({ id: _id, ...flags }) => isOne(flags), { message: 'Send one flag', path: ['visible'] })
export type WarehouseFlagInput = z.infer<typeof WarehouseFlagInput>

/** A listing's flags after a change. */
export const WarehouseFlags = z.object({
  id: z.number().int(),
  visible: z.boolean(),
  isVerified: z.boolean(),
  isFeatured: z.boolean(),
  isFirstSpotlight: z.boolean(),
  isHighPriority: z.boolean(),
  diamond: z.number().int(),
})
export type WarehouseFlags = z.infer<typeof WarehouseFlags>

const optionalLink = WebLink.or(z.literal(''))
const personFields = {
  firstName: formText(80),
  lastName: formText(80),
  company: formText(160),
  phone: formText(24),
  website: optionalLink.optional(),
  about: formText(4000),
  meetingLink: optionalLink.optional(),
  address: z
    .object({
      street1: formText(160),
      street2: formText(160),
      city: formText(160),
      state: formText(160),
      zipCode: formText(160),
      country: formText(160),
    })
    .optional(),
}

/** What an admin may change of a person: profile, verification and diamond; role, plan and money are elsewhere. */
export const UserUpdate = z.object({
  id: recordId,
  ...personFields,
  isVerified: formSwitch,
  diamond: diamond.optional(),
})
export type UserUpdate = z.infer<typeof UserUpdate>

const AnyCaseServiceType = z.preprocess(
  (value: ServiceType | undefined) => (typeof value === 'string' ? value.toLowerCase() : value),
  z.enum(serviceTypeKeys as readonly [string, ...string[]], { error: 'Choose a service type' }),
)

/** The last part of a profile's address; at least one letter, so that it is no id. */
const ProfileAddress = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Use at least 3 characters')
  .max(80, 'Use at most 80 characters')
  .regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use letters, digits and single dashes')

/** What admins write of a managed profile beyond the fields of every person. */
const managerFields = {
  ...personFields,
  socials: Socials.optional(),
  avatar: PictureLink.nullable().optional(),
  banner: PictureLink.nullable().optional(),
  userUrl: z.preprocess((value: string | undefined) => (value === '' ? undefined : value), ProfileAddress.optional()),
  isPublic: formSwitch,
}

/** A profile that the platform manages for a provider. Without an email a placeholder is kept. */
export const ManagerInput = z.object({
  ...managerFields,
  company: z.string({ error: 'Company is required' }).trim().min(1, 'Company is required').max(160),
  email: z.preprocess((value: string | undefined) => (value === '' ? undefined : value), Email.optional()),
  serviceType: AnyCaseServiceType.default('warehouse'),
})
export type ManagerInput = z.infer<typeof ManagerInput>

export const ManagerUpdate = z.object({ id: recordId, ...managerFields })
export type ManagerUpdate = z.infer<typeof ManagerUpdate>

export const ManagerTypeInput = z.object({ id: recordId, serviceType: AnyCaseServiceType })

/** Orders of the directory: a service type puts its providers first. */
const directorySorts = ['createdAt', 'company', 'firstName', 'serviceCount', ...serviceTypeKeys] as const

export const DirectoryQuery = z.object({
  userType: queryText,
  serviceType: queryText,
  active: queryBoolean,
  verified: queryBoolean,
  query: queryText,
  sortBy: z.preprocess(
    (value: string | undefined) => (directorySorts.includes(value as never) ? value : 'createdAt'),
    z.string().default('createdAt'),
  ),
  order: z.preprocess((value: string | undefined) => (value === 'asc' ? 'asc' : 'desc'), z.enum(['asc', 'desc'])),
  id: optionalId,
  ...paging(24),
})
export type DirectoryQuery = z.infer<typeof DirectoryQuery>

/** Whom an export lists: the filters as the body, or under `filters`. */
export const ExportQuery = z.preprocess(
  (body: Record<string, unknown>) =>
    typeof body === 'object' && body !== null && !('filters' in body) ? { filters: body } : body,
  z.object({ filters: DirectoryQuery }, { error: 'Send filters' }),
)

/** A person as admins see them. */
export const DirectoryUser = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  userType: UserType,
  serviceType: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  phone: z.string(),
  website: z.string(),
  meetingLink: z.string(),
  about: z.string(),
  avatar: z.string().nullable(),
  userUrl: z.string(),
  planId: z.string(),
  diamond: z.number().int(),
  isVerified: z.boolean(),
  isEmailVerified: z.boolean(),
  kycVerified: z.boolean(),
  isActive: z.boolean(),
  active: z.boolean(),
  isPublic: z.boolean(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  /** Listings of a provider. */
  serviceCount: z.number().int(),
  /** Orders of a customer. */
  totalTransactions: z.number().int(),
  createdAt: z.string(),
})
export type DirectoryUser = z.infer<typeof DirectoryUser>

/** A managed profile with all that its form edits. */
export const ManagerProfile = DirectoryUser.extend({
  address: z.record(z.string(), z.string()),
  socials: z.record(z.string(), z.string()),
  banner: z.string().nullable(),
})
export type ManagerProfile = z.infer<typeof ManagerProfile>

/** What awaits an admin, counted. */
export const AdminDashboard = z.object({
  warehouses: z.object({
    total: z.number().int(),
    drafts: z.number().int(),
    hidden: z.number().int(),
    notVerified: z.number().int(),
    notRated: z.number().int(),
    featured: z.number().int(),
    stale: z.number().int(),
  }),
  users: z.object({
    sellers: z.number().int(),
    customers: z.number().int(),
    managers: z.number().int(),
    inactive: z.number().int(),
    newThisWeek: z.number().int(),
  }),
  orders: z.object({ pending: z.number().int(), cancelRequests: z.number().int() }),
})
export type AdminDashboard = z.infer<typeof AdminDashboard>
