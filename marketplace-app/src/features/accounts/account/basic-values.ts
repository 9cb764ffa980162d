import type { Profile, ProfileInput } from '@stackyard/shared/schema/user'

/** The networks of a profile, in the order they are asked for. */
export const networks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok'] as const

/** What the form of the public part of a profile starts from. */
export const basicValues = ({ address, meetingLink, socials, isPublic }: Profile) => ({
  address: {
    street1: address.street1 ?? '',
    street2: address.street2 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    zipCode: address.zipCode ?? '',
    country: address.country ?? '',
  },
  meetingLink,
  socials: Object.fromEntries(networks.map((name) => [name, socials[name] ?? ''])) as Record<
    (typeof networks)[number],
    string
  >,
  isPublic,
})

type Part = keyof ReturnType<typeof basicValues>

/** The parts that were changed, each as a whole; the others are not sent. */
export const changedParts = (input: ProfileInput, dirty: Partial<Record<Part, unknown>>): Pick<ProfileInput, Part> =>
  Object.fromEntries(
    (['address', 'meetingLink', 'socials', 'isPublic'] as const).flatMap((part) =>
      dirty[part] ? [[part, input[part]]] : [],
    ),
  )
