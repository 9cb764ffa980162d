import type { CollectionConfig, Field, GlobalConfig } from 'payload'

/** What fields are called in the panel whose names are those of the code; the others say their name in words. */
const labels: Readonly<Record<string, string>> = {
  aiModel: 'Written by the AI model',
  alt: 'Description for screen readers',
  amountCents: 'Amount in cents',
  appliesTo: 'Applies to',
  avatar: 'Profile picture',
  banner: 'Banner picture',
  diamond: 'Diamonds',
  discountPercent: 'HotRack discount in percent',
  enableMarketingNotifications: 'Wants offers and tips',
  enableMessageNotifications: 'Wants emails about new messages',
  endsAt: 'Valid until',
  hotRackEnabled: 'HotRack',
  isActive: 'Active',
  isAutomatic: 'Made automatically',
  isDraft: 'Draft',
  isEmailVerified: 'Email verified',
  isFeatured: 'Spotlight',
  isFirstSpotlight: 'First spotlight',
  isHighPriority: 'High priority',
  isPublic: 'Public profile',
  isPublished: 'Published',
  isReady: 'Ready to send',
  isVerified: 'Verified',
  kycVerified: 'Identity verified',
  meetingLink: 'Link to book a meeting',
  merchantType: 'Kind of merchant',
  ogImage: 'Picture for shared links',
  palletEnabled: 'Sold by the pallet',
  publicSlug: 'Public address',
  seller: 'Provider',
  serviceType: 'Kind of service',
  slug: 'Address',
  sort: 'Position in lists',
  sqEnabled: 'Sold by the square foot',
  street1: 'Street',
  street2: 'Street, second line',
  userType: 'Role',
  userUrl: 'Profile address',
  visible: 'Shown to the public',
  warehouseUrl: 'Listing address',
  zipCode: 'ZIP code',
}

/** Sentences below fields that explain what a change does. */
const descriptions: Readonly<Record<string, string>> = {
  diamond: 'From 0 to 5. Listings with more diamonds come earlier in lists.',
  isActive: 'Someone who is not active can’t sign in.',
  isEmailVerified: 'Only people with a verified email can publish and reserve.',
  kycVerified: 'Follows from the identity application. It lifts the limit on reservations.',
  userUrl: 'The last part of the profile’s address. Old addresses stop working when it changes.',
  visible: 'Hidden records stay in place, and only staff and their owner see them.',
}

/** "averageRating" → "Average rating"; what is written in capitals stays so. */
const inWords = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the panel calls a field of this name. */
export const plainLabel = (name: string): string => labels[name] ?? inWords(name)

/** What of a field is read and written here, whatever its type. */
type AnyField = {
  name?: string
  type: string
  label?: unknown
  admin?: { description?: unknown }
  fields?: Field[]
  tabs?: { fields: Field[] }[]
}

/** A field with what the panel calls it, and all below it; a label that is given stays. */
function plain(field: Field): Field {
  const named = { ...field } as unknown as AnyField
  if (named.name !== undefined && named.type !== 'ui') {
    named.label ??= plainLabel(named.name)
    const description = descriptions[named.name]
    if (description && !named.admin?.description) named.admin = { ...named.admin, description }
  }
  if (named.fields) named.fields = named.fields.map(plain)
  if (named.tabs) named.tabs = named.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(plain) }))
  return named as unknown as Field
}

/** A collection or a global whose fields are called in words. */
export const withPlainLabels = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  fields: config.fields.map(plain),
})
