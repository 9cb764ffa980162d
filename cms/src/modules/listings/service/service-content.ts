import { toServiceType } from '@stackyard/shared/domain/service-details'
import type { ServiceContent, ServiceRecord } from '@stackyard/shared/schema/service'
import type { ServiceDoc } from './repository'

type Values = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const words = (value: unknown): string => (typeof value === 'string' ? value : '')
const wordsOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const figure = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : [])

/** What the provider wrote, from Payload's record or from any part of it; what is missing is empty. */
export function serviceContentOf(values: Values): ServiceContent {
  const address = isGroup(values.address) ? values.address : {}
  return {
    name: words(values.name),
    serviceType: toServiceType(words(values.serviceType)) ?? 'transportation',
    serviceSubType: list<string>(values.serviceSubType),
    address: {
      street1: words(address.street1),
      street2: words(address.street2),
      city: words(address.city),
      state: words(address.state),
      zipCode: words(address.zipCode),
      country: words(address.country),
    },
    latitude: figure(values.latitude),
    longitude: figure(values.longitude),
    highlights: words(values.highlights),
    description: words(values.description),
    website: words(values.website),
    photos: list<ServiceContent['photos'][number]>(values.photos),
    documents: list<ServiceContent['documents'][number]>(values.documents),
    miniLogo: wordsOrNull(values.miniLogo),
    logo: wordsOrNull(values.logo),
    banner: wordsOrNull(values.banner),
    details: isGroup(values.details) ? (values.details as ServiceContent['details']) : {},
  }
}

/** `changes` over `content`: lines of the address one by one, everything else as a whole; absent fields stay. */
export function withChanges(content: ServiceContent, changes: Values): ServiceContent {
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const lines = isGroup(sent.address)
    ? Object.fromEntries(Object.entries(sent.address).filter(([, line]) => line !== undefined))
    : {}
  return serviceContentOf({ ...content, ...sent, address: { ...content.address, ...lines } })
}

const iso = (value: unknown): string => (value ? new Date(value as string).toISOString() : '')

/** Payload's record as its provider and admins edit it. */
export function toServiceRecord(doc: ServiceDoc): ServiceRecord {
  const serviceUrl = words(doc.serviceUrl)
  return {
    ...serviceContentOf(doc),
    id: doc.id,
    _id: doc.id,
    type: 'service',
    version: Number(doc.version ?? 1),
    isDraft: doc.isDraft === true,
    visible: doc.visible !== false,
    isVerified: doc.isVerified === true,
    isFeatured: doc.isFeatured === true,
    partner: doc.partner === true,
    serviceUrl,
    slug: serviceUrl,
    sellerId: doc.seller,
    createdAt: iso(doc.createdAt),
    updatedAt: iso(doc.updatedAt),
  }
}
