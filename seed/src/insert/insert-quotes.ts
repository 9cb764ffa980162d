import type { Tx } from '@stackyard/cms/platform/db'
import { accounts } from '../plans/accounts'
import type { PlannedUser } from '../plans/users'
import { listingIds } from '../plans/well-known'
import { insertRows } from './insert-rows'

const HOUR_MS = 3_600_000

type Asked = {
  merchant: PlannedUser | undefined
  seller: PlannedUser
  warehouse_id: number
  hoursAgo: number
  message: string
  categories: string[]
  storage_volume: string
  monthly_shipment_volume: string
  merchant_type: string
  answer?: string
}

const quotesOf = (others: readonly PlannedUser[]): readonly Asked[] => [
  {
    merchant: accounts.customer,
    seller: accounts.seller2,
    warehouse_id: listingIds.secondSeller,
    hoursAgo: 76,
    message: 'We need room for 60 pallets of lamps, for three months. What would it cost by the month?',
    categories: ['furnitureHomeDecor'],
    storage_volume: '51-100',
    monthly_shipment_volume: '201-500',
    merchant_type: 'eCommerceRetailer',
    answer: 'We can hold 60 places for you from the first of next month. Order picking comes on top, by the line.',
  },
  {
    merchant: accounts.customer2,
    seller: accounts.seller,
    warehouse_id: listingIds.main,
    hoursAgo: 51,
    message: 'One stock for three shops and a web store. Do you pick single pairs, and until when on a Friday?',
    categories: ['apparelAccessories', 'footwear'],
    storage_volume: '51-100',
    monthly_shipment_volume: '501-1000',
    merchant_type: 'omnichannelRetailer',
    answer: 'Single pairs are what we do most. What comes in by two on a Friday leaves the same day.',
  },
  {
    merchant: others[0],
    seller: accounts.seller,
    warehouse_id: listingIds.main,
    hoursAgo: 20,
    message: 'Dry goods for nine stores, by the pallet, with lot numbers. Can you deliver before six in the morning?',
    categories: ['foodBeverage'],
    storage_volume: '16-26',
    monthly_shipment_volume: '51-200',
    merchant_type: 'physicalRetailer',
  },
  {
    merchant: others[1],
    seller: accounts.seller,
    warehouse_id: listingIds.hotRack,
    hoursAgo: 3,
    message: 'A first print run of 4,000 books arrives in spring. Is that too little for you?',
    categories: ['booksMedia'],
    storage_volume: '1-5',
    monthly_shipment_volume: "I'm New!",
    merchant_type: 'eCommerceRetailer',
  },
]

/** Requests for quotes to the demo's providers: two answered, two that wait for the demo's seller. */
export async function insertQuotes(tx: Tx, users: readonly PlannedUser[], now: Date): Promise<void> {
  const others = users.filter(({ userType, id }) => userType === 'customer' && id > accounts.manager.id)
  const rows = quotesOf(others).flatMap(({ merchant, seller, hoursAgo, answer, ...asked }) => {
    if (!merchant) return []
    const at = now.getTime() - hoursAgo * HOUR_MS
    return {
      ...asked,
      seller_id: seller.id,
      customer_id: merchant.id,
      email: merchant.email,
      first_name: merchant.firstName,
      last_name: merchant.lastName,
      company: merchant.company ?? `${merchant.lastName} Trading`,
      state: answer ? 'answered' : 'open',
      answer: answer ?? null,
      answered_at: answer ? new Date(at + HOUR_MS).toISOString() : null,
      answered_by: answer ? seller.id : null,
      created_at: new Date(at).toISOString(),
    }
  })
  await insertRows(tx, 'market.quote_request', rows)
}
