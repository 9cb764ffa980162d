import type { Profile } from '@stackyard/shared/schema/user'
import { toSessionUser, type SessionUserRow } from './to-session-user'

/** What Payload's record holds beyond the session. */
export type ProfileRecord = {
  phone?: string | null
  website?: string | null
  about?: string | null
  meetingLink?: string | null
  isPublic?: boolean | null
  merchantType?: string | null
  address?: Partial<Record<'street1' | 'street2' | 'city' | 'state' | 'zipCode' | 'country', string | null>>
  socials?: Partial<Record<string, string | null>>
}

/** The own profile on the wire. */
export function toProfile(row: SessionUserRow, record: ProfileRecord): Profile {
  const { address, socials } = record
  return {
    ...toSessionUser(row),
    phone: record.phone ?? '',
    website: record.website ?? '',
    about: record.about ?? '',
    meetingLink: record.meetingLink ?? '',
    isPublic: record.isPublic !== false,
    merchantType: record.merchantType ?? null,
    address: {
      street1: address?.street1 ?? '',
      street2: address?.street2 ?? '',
      city: address?.city ?? '',
      state: address?.state ?? '',
      zipCode: address?.zipCode ?? '',
      country: address?.country ?? '',
    },
    socials: Object.fromEntries(
      Object.entries(socials ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ),
  }
}
