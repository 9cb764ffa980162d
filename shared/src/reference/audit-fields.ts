/** What a listing, a service, and a person hold that can be changed. */
// prettier-ignore
const ofRecords = [
  'name', 'address', 'latitude', 'longitude', 'timezone', 'highlights', 'description', 'photos', 'documents', 'miniLogo', 'logo',
  'banner', 'warehousePdf', 'palletEnabled', 'sqEnabled', 'hotRackEnabled', 'billedByPlatform', 'totalSpace', 'minSpaceOrder',
  'maxSpaceOrder', 'minSpaceOrderSq', 'maxSpaceOrderSq', 'discountOption', 'price1', 'price3', 'price6', 'price12', 'priceSq1',
  'priceSq3', 'priceSq6', 'priceSq12', 'discount1', 'discount3', 'discount6', 'discount12', 'discountSq1', 'discountSq3',
  'discountSq6', 'discountSq12', 'fulfillmentRatesVisible', 'fulfillmentRates', 'fulfillmentRatesDetails', 'fulfillmentDeposit', 'serviceRate', 'addOnServiceRate',
  'inboundServices', 'outboundServices', 'valueAddServices', 'numberOfBuildings',
  'categories', 'features', 'amenities', 'facilityDetails', 'serviceType', 'serviceSubType', 'website', 'details',
  'isDraft', 'visible', 'isVerified', 'isFeatured', 'isFirstSpotlight', 'isHighPriority', 'diamond', 'partner',
  'firstName', 'lastName', 'company', 'phone', 'about', 'meetingLink', 'socials', 'avatar', 'userUrl', 'isPublic', 'isActive',
] as const

/** What an act names besides: whom or what it concerned, and how that stood. */
// prettier-ignore
const ofActs = [
  'email', 'provider', 'secondFactor', 'helper', 'call', 'subject', 'status', 'state', 'stage', 'reason', 'dueAt', 'grantedPlan',
  'payout', 'impressionMicros', 'visitMicros', 'comment', 'review', 'rating', 'feedback', 'reply', 'scores', 'profile', 'claimedBy',
  'claimedProfile', 'warehouse', 'seller', 'sellers', 'link', 'quote', 'request',
] as const

/** The fields that an entry of the activity may name. */
export const auditFields = [...ofRecords, ...ofActs] as const
export type AuditField = (typeof auditFields)[number]

/** The field of an entry, and the day from which its value holds, where the entry says one: "totalSpace from 2027-01-01". */
export function readAuditField(said: string): { field: string; fromDay: string | null } {
  const [, field, fromDay] = /^(\w+) from (\d{4}-\d{2}-\d{2})$/.exec(said) ?? []
  return { field: field ?? said, fromDay: fromDay ?? null }
}
