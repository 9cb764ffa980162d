import { serviceTypes } from '@stackyard/shared/reference/service-types'
import type { ManagerProfile } from '@stackyard/shared/schema/curation'
import { socialNetworks } from '@stackyard/shared/schema/user'

const addressLines = ['street1', 'street2', 'city', 'state', 'zipCode', 'country'] as const

const filled = <K extends string>(names: readonly K[], values: Record<string, string> | undefined) =>
  Object.fromEntries(names.map((name) => [name, values?.[name] ?? ''])) as Record<K, string>

/** What the form of a managed profile begins with. */
export const managerValues = (manager: ManagerProfile | null) => ({
  company: manager?.company ?? '',
  firstName: manager?.firstName ?? '',
  lastName: manager?.lastName ?? '',
  email: '',
  phone: manager?.phone ?? '',
  website: manager?.website ?? '',
  meetingLink: manager?.meetingLink ?? '',
  about: manager?.about ?? '',
  serviceType: manager?.serviceType ?? 'warehouse',
  userUrl: manager?.userUrl ?? '',
  isPublic: manager?.isPublic ?? true,
  avatar: manager?.avatar ?? null,
  banner: manager?.banner ?? null,
  address: filled(addressLines, manager?.address),
  socials: filled(socialNetworks, manager?.socials),
})

export type ManagerValues = ReturnType<typeof managerValues>

/** What is sent of a new profile. */
export const newManager = ({ serviceType, ...profile }: ManagerValues) => ({
  ...profile,
  serviceType: serviceTypes.find(({ key }) => key === serviceType)?.key,
})

/** What is sent of changes; email and service type are changed elsewhere. */
export const managerChanges = ({ email: _email, serviceType: _type, ...profile }: ManagerValues) => profile
