import { bookingProblem, sellsBy } from '@stackyard/shared/domain/bookable-space'
import { addDays, dayOf, defaultStartDay, addMonths, termSpan } from '@stackyard/shared/domain/calendar'
import { unitsOf } from '@stackyard/shared/domain/capacity'
import { SMALLEST_CHARGE_CENTS } from '@stackyard/shared/domain/coupon'
import { isReserveClosed } from '@stackyard/shared/domain/freshness'
import { textOf } from '@stackyard/shared/messages/text'
import { centsToDollars, dollarsToCents } from '@stackyard/shared/domain/money'
import { priceOfParts, reservableTier } from '@stackyard/shared/domain/order-parts'
import { quoteTotals } from '@stackyard/shared/domain/quote-lines'
import { quantityFromPallets } from '@stackyard/shared/domain/pallet-quantity'
import { quoteStorage, unitPriceCents } from '@stackyard/shared/domain/pricing'
import type { FulfillmentPurchase, OfferingPurchase, PurchaseInput } from '@stackyard/shared/schema/purchase'
import { CodedError } from '../../../platform/coded-error'
import type { QuotedOffer } from '../quote'
import type { BookableListing } from './bookable-listing'
import type { orders } from './tables'

/** An order as priced from its listing. */
export type OrderFigures = Pick<
  typeof orders.$inferInsert,
  | 'type'
  | 'term'
  | 'spaceType'
  | 'quantity'
  | 'startDay'
  | 'endDay'
  | 'units'
  | 'tierName'
  | 'unitPriceCents'
  | 'discountedCents'
  | 'monthlyTotalCents'
  | 'depositCents'
  | 'setupCents'
  | 'fulfillmentCents'
  | 'quoteId'
  | 'quoteRevision'
> & { amountCents: number; units: number }

/**
 * Compares what the client believes with the server's own figures; absent ones are not compared.
 * @throws CodedError PRICE_CHANGED with the new figures in dollars.
 */
export function assertFigures(
  believed: Record<string, number | undefined>,
  actual: Record<string, readonly number[]>,
): void {
  const wrong = Object.entries(believed).filter(
    ([name, dollars]) => dollars !== undefined && !actual[name]?.includes(dollarsToCents(dollars) ?? -1),
  )
  if (wrong.length === 0) return
  const figures = Object.fromEntries(Object.entries(actual).map(([name, [cents = 0]]) => [name, centsToDollars(cents)]))
  throw new CodedError('PRICE_CHANGED', {
    issues: wrong.map(([path]) => ({ path, message: 'This figure has changed.' })),
    data: { figures },
  })
}

/** Today or later, within a year; the next day when none is given. */
function startDayOf(wanted: string | undefined, now: Date): string {
  const day = wanted ?? defaultStartDay(now)
  const today = dayOf(now)
  // A customer west of UTC may still be on the day before.
  if (day < addDays(today, -1) || day > addMonths(today, 12)) throw new CodedError('START_DATE_INVALID')
  return day
}

function priceStorage(listing: BookableListing, input: OfferingPurchase, now: Date): OrderFigures {
  const { spaceType, selectedTerm: term } = input
  if (!sellsBy(listing, spaceType)) throw new CodedError('STORAGE_UNAVAILABLE')
  if (unitPriceCents(listing, spaceType, term) === null) throw new CodedError('TERM_UNAVAILABLE')
  const quantity = input.quantity ?? quantityFromPallets(spaceType, input.quantityOfPallet ?? 0)
  const problem = bookingProblem(listing, { spaceType, quantity })
  if (problem) {
    const message = textOf(problem)
    throw new CodedError('QUANTITY_OUT_OF_RANGE', { message, issues: [{ path: 'quantity', message }] })
  }
  const quote = quoteStorage(listing, { spaceType, term, quantity })
  if (!quote || quote.amountDueCents < SMALLEST_CHARGE_CENTS) throw new CodedError('STORAGE_UNAVAILABLE')
  const { pricePerPallet, discountedPricePerPallet, monthlyTotal, amountDue, price, total } = input
  const added = input.fulfillment ? priceAdded(listing, input.fulfillment) : NOTHING_ADDED
  const { fulfillmentCents } = added
  const dueCents = priceOfParts({ storageCents: quote.amountDueCents, fulfillmentCents })
  assertFigures(
    { pricePerPallet, discountedPricePerPallet, monthlyTotal, amountDue, price, total },
    {
      pricePerPallet: [quote.unitPriceCents],
      discountedPricePerPallet: [quote.discountedCents],
      monthlyTotal: [quote.monthlyTotalCents],
      amountDue: [dueCents],
      price: [quote.monthlyTotalCents, quote.discountedCents, dueCents],
      total: [dueCents, quote.monthlyTotalCents * term + fulfillmentCents],
    },
  )
  const span = termSpan(startDayOf(input.startDate, now), term)
  return {
    type: 'offering',
    term,
    spaceType,
    quantity,
    startDay: span.start,
    endDay: span.end,
    units: unitsOf(spaceType, quantity),
    unitPriceCents: quote.unitPriceCents,
    discountedCents: quote.discountedCents,
    monthlyTotalCents: quote.monthlyTotalCents,
    amountCents: dueCents,
    ...added,
  }
}

const NOTHING_ADDED = { fulfillmentCents: 0 }

/** The fulfillment that is reserved with storage: priced like a deposit alone. */
function priceAdded(
  listing: BookableListing,
  { monthlyVolumeTier, depositAmount, amountDue }: NonNullable<OfferingPurchase['fulfillment']>,
): Pick<OrderFigures, 'tierName' | 'depositCents'> & { fulfillmentCents: number } {
  const quote = reservableTier(listing, monthlyVolumeTier)
  if (!quote) throw new CodedError('STORAGE_UNAVAILABLE')
  assertFigures(
    { depositAmount, fulfillmentAmount: amountDue },
    { depositAmount: [quote.depositCents], fulfillmentAmount: [quote.amountDueCents] },
  )
  return { tierName: quote.tierName, depositCents: quote.depositCents, fulfillmentCents: quote.amountDueCents }
}

function priceFulfillment(listing: BookableListing, input: FulfillmentPurchase): OrderFigures {
  const quote = reservableTier(listing, input.monthlyVolumeTier)
  if (!quote) throw new CodedError('STORAGE_UNAVAILABLE')
  const { depositAmount, amountDue, price, total } = input
  assertFigures(
    { depositAmount, amountDue, price, total },
    {
      depositAmount: [quote.depositCents],
      amountDue: [quote.amountDueCents],
      price: [quote.amountDueCents],
      total: [quote.amountDueCents],
    },
  )
  return {
    type: 'fulfillment',
    tierName: quote.tierName,
    units: 0,
    depositCents: quote.depositCents,
    amountCents: quote.amountDueCents,
  }
}

type QuotedPrice = Pick<QuotedOffer, 'offer'>

/** The same from the lines of an accepted quote: its need is what was agreed, limits of an order don't bind it. */
function priceQuoted({ offer }: QuotedPrice, input: OfferingPurchase, now: Date): OrderFigures {
  const { spaceType, quantity, term, lines } = offer
  const totals = quoteTotals(lines, offer)
  if (!totals || lines.storage === null || totals.dueCents < SMALLEST_CHARGE_CENTS)
    throw new CodedError('STORAGE_UNAVAILABLE')
  const { monthCents, setupCents, termCents, dueCents } = totals
  const { pricePerPallet, discountedPricePerPallet, monthlyTotal, amountDue, price, total } = input
  assertFigures(
    { pricePerPallet, discountedPricePerPallet, monthlyTotal, amountDue, price, total },
    {
      pricePerPallet: [lines.storage],
      discountedPricePerPallet: [lines.storage],
      monthlyTotal: [monthCents],
      amountDue: [dueCents],
      price: [dueCents, monthCents, lines.storage],
      total: [dueCents, termCents],
    },
  )
  const span = termSpan(startDayOf(offer.startDay, now), term)
  return {
    type: 'offering',
    term,
    spaceType,
    quantity,
    startDay: span.start,
    endDay: span.end,
    units: unitsOf(spaceType, quantity),
    unitPriceCents: lines.storage,
    discountedCents: lines.storage,
    monthlyTotalCents: monthCents,
    setupCents,
    amountCents: dueCents,
    quoteId: offer.quoteId,
    quoteRevision: offer.revision,
  }
}

/**
 * Recomputes a purchase from the listing or the quote it was made from; what the client sent is only compared.
 * @throws CodedError LISTING_UNAVAILABLE, STORAGE_UNAVAILABLE, LISTING_STALE, TERM_UNAVAILABLE, QUANTITY_OUT_OF_RANGE,
 * START_DATE_INVALID or PRICE_CHANGED.
 */
export function priceOrder(
  listing: BookableListing | null,
  input: PurchaseInput,
  now: Date,
  quoted: QuotedPrice | null = null,
): OrderFigures {
  if (!listing?.listed) throw new CodedError('LISTING_UNAVAILABLE')
  // The provider answered this very merchant, so neither region nor age of the listing matters.
  if (quoted && input.type === 'offering' && listing.sellerType === 'seller') return priceQuoted(quoted, input, now)
  // Global and platform-managed listings show Get a Quote instead of Reserve.
  if (listing.regionScope !== 'us' || listing.sellerType !== 'seller') throw new CodedError('STORAGE_UNAVAILABLE')
  if (isReserveClosed(listing.confirmedAt, now)) throw new CodedError('LISTING_STALE')
  return input.type === 'offering' ? priceStorage(listing, input, now) : priceFulfillment(listing, input)
}
