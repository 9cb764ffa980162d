import { contentIn } from '@stackyard/shared/domain/field-values'
import { storageTerms } from '@stackyard/shared/reference/terms'
import type { ListingContent } from '@stackyard/shared/schema/warehouse-record'

type Values = Readonly<Record<string, unknown>>

const group = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
const words = (value: unknown): string => (typeof value === 'string' ? value : '')
const wordsOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const figure = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : [])
const isOn = (value: unknown): boolean => value === true
type Terms<Prefix extends string> = Record<`${Prefix}${(typeof storageTerms)[number]}`, number | null>
const byTerm = <const Prefix extends string>(values: Values, prefix: Prefix) =>
  Object.fromEntries(
    storageTerms.map((term) => [`${prefix}${term}`, figure(values[`${prefix}${term}`])]),
  ) as Terms<Prefix>

/** What the provider wrote, from Payload's record or from any part of it; what is missing is empty. */
export function listingContentOf(values: Values): ListingContent {
  return {
    ...identityOf(values),
    ...mediaOf(values),
    ...storageOf(values),
    ...fulfillmentOf(values),
    ...contentIn('', values),
    amenities: contentIn('amenities', group(values.amenities)),
    facilityDetails: facilityOf(group(values.facilityDetails)),
  }
}

function identityOf(values: Values) {
  const address = group(values.address)
  return {
    name: words(values.name),
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
    timezone: words(values.timezone),
  }
}

function mediaOf(values: Values) {
  return {
    highlights: words(values.highlights),
    description: words(values.description),
    photos: list<ListingContent['photos'][number]>(values.photos),
    documents: list<ListingContent['documents'][number]>(values.documents),
    miniLogo: wordsOrNull(values.miniLogo),
    logo: wordsOrNull(values.logo),
    banner: wordsOrNull(values.banner),
    warehousePdf: wordsOrNull(values.warehousePdf),
  }
}

function storageOf(values: Values) {
  return {
    palletEnabled: isOn(values.palletEnabled),
    sqEnabled: isOn(values.sqEnabled),
    hotRackEnabled: isOn(values.hotRackEnabled),
    billedByPlatform: isOn(values.billedByPlatform),
    totalSpace: figure(values.totalSpace),
    minSpaceOrder: figure(values.minSpaceOrder),
    maxSpaceOrder: figure(values.maxSpaceOrder),
    minSpaceOrderSq: figure(values.minSpaceOrderSq),
    maxSpaceOrderSq: figure(values.maxSpaceOrderSq),
    discountOption: values.discountOption === 'fixed' ? ('fixed' as const) : ('percentage' as const),
    ...byTerm(values, 'price'),
    ...byTerm(values, 'priceSq'),
    ...byTerm(values, 'discount'),
    ...byTerm(values, 'discountSq'),
  }
}

function fulfillmentOf(values: Values) {
  return {
    fulfillmentRatesVisible: isOn(values.fulfillmentRatesVisible),
    fulfillmentRates: list<Values>(values.fulfillmentRates).map((tier) => ({
      tierName: words(tier.tierName),
      fulfillmentRatesDetails: group(tier.fulfillmentRatesDetails),
    })),
    fulfillmentRatesDetails: {
      monthlyVolumeTiers: group(
        group(values.fulfillmentRatesDetails).monthlyVolumeTiers,
      ) as ListingContent['fulfillmentRatesDetails']['monthlyVolumeTiers'],
    },
  }
}

function facilityOf(values: Values) {
  const hours = group(values.operatingHours)
  return {
    ...contentIn('facilityDetails', values),
    alwaysOpen: isOn(values.alwaysOpen),
    operatingDays: list<boolean>(values.operatingDays),
    operatingHours: { start: words(hours.start), end: words(hours.end) },
  }
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `changes` over `content`, groups field by field, lists and tier discounts as a whole; absent fields stay. */
export function withChanges(content: ListingContent, changes: Values): ListingContent {
  const merge = (before: Values, after: Values): Values =>
    Object.entries(after).reduce<Record<string, unknown>>(
      (merged, [key, value]) => {
        if (value === undefined) return merged
        const old = before[key]
        const isWhole = key === 'monthlyVolumeTiers'
        merged[key] = !isWhole && isGroup(value) && isGroup(old) ? merge(old, value) : value
        return merged
      },
      { ...before },
    )
  return listingContentOf(merge(content, changes))
}

/** The same as Payload takes it: null where a choice of none is kept, so that defaults don't come back. */
export const toRecordData = (content: ListingContent): Record<string, unknown> => ({
  ...content,
  timezone: content.timezone || null,
  facilityDetails: {
    ...content.facilityDetails,
    operatingDays: content.facilityDetails.operatingDays.length === 0 ? null : content.facilityDetails.operatingDays,
  },
})
