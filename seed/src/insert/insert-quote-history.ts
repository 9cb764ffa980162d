import type { Tx } from '@stackyard/cms/platform/db'
import { accounts } from '../plans/accounts'
import { randomFor } from '../plans/random'
import type { PlannedUser } from '../plans/users'
import type { PlannedWarehouse } from '../plans/warehouses'
import { insertRows } from './insert-rows'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** One listing of so many has a history, and those of the known providers. */
const ONE_OF = 20

const MESSAGES = [
  'We look for room for ambient pallets, with receiving twice a week. What would a month cost?',
  'Our season begins soon. Can you take containers at short notice, and label cartons?',
  'We need storage near our stores, and picking by the case. Which rates apply to us?',
  'Could you take over our stock from another warehouse within a month?',
] as const
const ANSWERS = [
  'Yes. Receiving is by appointment, storage is charged per pallet per month as on our page.',
  'We can, from the first of next month. The rates on our page apply; labels come on top, by the piece.',
  'We have done this for others. Send us your inbound plan, and we hold the space for a week.',
] as const

const isKnown = (seller: number): boolean => seller === accounts.seller.id || seller === accounts.seller2.id

/** What merchants asked of a listing within a year: most of it answered, at a pace that is the provider's own. */
function historyOf(warehouse: PlannedWarehouse, merchants: readonly PlannedUser[], now: Date) {
  const random = randomFor('quote history', warehouse.id)
  const pace = randomFor('answer pace', warehouse.seller)
  const usual = isKnown(warehouse.seller) ? 3 : 0.4 + pace.next() ** 3 * 60
  return Array.from({ length: random.whole(5, 11) }, () => {
    const merchant = random.pick(merchants)
    const at = now.getTime() - random.whole(5, 355) * DAY_MS - random.whole(0, 23) * HOUR_MS
    const isAnswered = random.chance(0.9)
    const answeredAt = Math.min(now.getTime(), at + usual * (0.3 + random.next() * 1.8) * HOUR_MS)
    return {
      warehouse_id: warehouse.id,
      seller_id: warehouse.seller,
      customer_id: merchant.id,
      email: merchant.email,
      first_name: merchant.firstName,
      last_name: merchant.lastName,
      company: merchant.company ?? `${merchant.lastName} Trading`,
      message: random.pick(MESSAGES),
      categories: ['furnitureHomeDecor'],
      storage_volume: '51-100',
      monthly_shipment_volume: '201-500',
      merchant_type: 'eCommerceRetailer',
      state: isAnswered ? 'answered' : 'open',
      stage: isAnswered ? 'requested' : 'expired',
      answer: isAnswered ? random.pick(ANSWERS) : null,
      answered_at: isAnswered ? new Date(answeredAt).toISOString() : null,
      answered_by: isAnswered ? warehouse.seller : null,
      created_at: new Date(at).toISOString(),
    }
  })
}

/** Requests for quotes of the last 12 months to some of the demo's listings, oldest first, so that they have a record. */
export async function insertQuoteHistory(
  tx: Tx,
  { users, warehouses }: { users: readonly PlannedUser[]; warehouses: readonly PlannedWarehouse[] },
  now: Date,
): Promise<void> {
  const merchants = users.filter(({ userType, id }) => userType === 'customer' && id > accounts.manager.id)
  const managers = new Set(users.filter(({ userType }) => userType === 'manager').map(({ id }) => id))
  if (merchants.length === 0) return
  const rows = warehouses
    .filter(({ id, seller, isDraft }) => !isDraft && !managers.has(seller) && (id % ONE_OF === 0 || isKnown(seller)))
    .flatMap((warehouse) => historyOf(warehouse, merchants, now))
  await insertRows(
    tx,
    'market.quote_request',
    rows.toSorted((one, other) => one.created_at.localeCompare(other.created_at)),
  )
}
