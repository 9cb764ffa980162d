import type { Warehouse } from '../schema/warehouse'
import { isReserveClosed } from './freshness'
import { rateSheet } from './rate-sheet'

/** Who reads a listing: customers reserve, visitors are sent to register first, others see no Reserve. */
export type BookingViewer = 'visitor' | 'customer' | 'other'

/** What a listing offers its reader first: `prices` to those who only look, `rates` where nobody has published any. */
export type ListingAction = 'reserve' | 'quote' | 'prices' | 'rates'

type Space = Pick<Warehouse, 'hasStoragePrices' | 'palletEnabled' | 'sqEnabled' | 'regionScope'>
type Rates = Pick<Warehouse, 'fulfillmentRatesVisible' | 'fulfillmentRates' | 'hasFulfillmentRates'>
type Offered = Space & Rates & Pick<Warehouse, 'confirmedAt'> & { seller: Pick<Warehouse['seller'], 'userType'> }

/** Whether storage can be reserved: it has a price, which visitors are told by a flag, and abroad it is booked by quote. */
export const canReserveStorage = ({ regionScope, hasStoragePrices, palletEnabled, sqEnabled }: Space): boolean =>
  regionScope !== 'global' && hasStoragePrices && (palletEnabled || sqEnabled)

/** Whether fulfillment can be reserved: rates are public and there are tiers. */
export const offersFulfillment = (listing: Rates): boolean =>
  listing.fulfillmentRatesVisible &&
  (listing.fulfillmentRates === undefined
    ? listing.hasFulfillmentRates
    : rateSheet(listing.fulfillmentRates).length > 0)

/** The one main action of a listing, for panel and bar: what can be reserved in no way is asked for by a quote. */
export function listingAction(listing: Offered, viewer: BookingViewer, now: Date): ListingAction {
  if (listing.seller.userType === 'manager') return 'rates'
  if (viewer === 'other') return 'prices'
  const canReserve = canReserveStorage(listing) || offersFulfillment(listing)
  return canReserve && !isReserveClosed(listing.confirmedAt, now) ? 'reserve' : 'quote'
}
