import { depositDiscountCents } from '@stackyard/shared/domain/coupon'
import type { CommitmentTerms } from '@stackyard/shared/domain/commitment'
import { quoteFulfillment, type FulfillmentQuote } from '@stackyard/shared/domain/fulfillment-pricing'
import { needsIdentityCheck } from '@stackyard/shared/domain/kyc-gate'
import { centsToDollars } from '@stackyard/shared/domain/money'
import { priceOfParts, reservableTier } from '@stackyard/shared/domain/order-parts'
import { storageQuoteInDollars, type StorageQuote } from '@stackyard/shared/domain/pricing'
import type { ReserveSearch } from '@stackyard/shared/domain/reserve-search'
import type { AppliedCoupon } from '@stackyard/shared/schema/coupon'
import type { PurchaseInput } from '@stackyard/shared/schema/purchase'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { firstChoice, outcomeOf, quantityMessage } from '@stackyard/shared/ui/storage-choice'

/** The quote that an order takes its price from; setup is part of what is due. */
export type QuoteSource = { id: number; revision: number; setupCents: number }

/** What is about to be bought, priced from the listing as it is now or from a quote. */
export type PurchaseOrder =
  | {
      type: 'offering'
      startDate: string
      quote: StorageQuote
      fromQuote?: QuoteSource
      fulfillment?: FulfillmentQuote
    }
  | { type: 'fulfillment'; quote: FulfillmentQuote }

/** An order, or the sentence that says why this address asks for something that can't be reserved. */
export type ReadOrder = { order: PurchaseOrder; problem: null } | { order: null; problem: string }

const refused = (problem: string): ReadOrder => ({ order: null, problem })

/** The order that a listing's address asks for. */
export const readOrder = (warehouse: Warehouse, asked: ReserveSearch, now: Date): ReadOrder => {
  const { tier, add } = asked
  if (tier !== undefined) {
    const quote = quoteFulfillment(warehouse, tier)
    return quote ? { order: { type: 'fulfillment', quote }, problem: null } : refused('Invalid data')
  }
  const choice = firstChoice(warehouse, asked, now)
  const outcome = outcomeOf(warehouse, choice, now)
  if (outcome.problem) return refused(quantityMessage(outcome.problem))
  if (outcome.startProblem) return refused(outcome.startProblem)
  if (!outcome.canReserve || !outcome.quote) return refused('Invalid data')
  const order: PurchaseOrder = { type: 'offering', startDate: choice.startDate, quote: outcome.quote }
  if (add === undefined) return { order, problem: null }
  const fulfillment = reservableTier(warehouse, add)
  return fulfillment ? { order: { ...order, fulfillment }, problem: null } : refused('Invalid data')
}

/** The fulfillment part of storage with fulfillment, in cents; 0 for any other order. */
export const fulfillmentOf = (order: PurchaseOrder): number =>
  order.type === 'offering' ? (order.fulfillment?.amountDueCents ?? 0) : 0

/** What is due before a coupon, for all parts. */
export const dueOf = (order: PurchaseOrder): number =>
  priceOfParts({ storageCents: order.quote.amountDueCents, fulfillmentCents: fulfillmentOf(order) })

/** Whether this customer has to verify the identity first. */
export const isIdentityNeeded = (order: PurchaseOrder, user: Pick<SessionUser, 'kycVerified'>): boolean =>
  needsIdentityCheck({
    kycVerified: user.kycVerified,
    monthlyTotalCents: order.type === 'offering' ? order.quote.monthlyTotalCents : 0,
    amountDueCents: dueOf(order),
  })

/** The restrictions notice: what the warehouse says it does not take. */
export const restrictionsOf = ({ features, categories }: Pick<Warehouse, 'features' | 'categories'>) => {
  const flags = {
    isHazmat: features.hazmat === true,
    isOversizedItems: features.oversizedItems === true,
    isFoodBeverage: categories.foodBeverage === true,
    isPharmaceuticalMedicalSupplies: categories.pharmaceuticalMedicalSupplies === true,
  }
  return { isNotice: Object.values(flags).includes(false), ...flags }
}

/** How it will be paid, as chosen so far. */
export type PaymentChoice = { paymentType: 'ACH' | 'CARD'; achId?: number; billingInfoId?: number; cardId?: number }

/** Whether the chosen way to pay is complete: a bank account, or billing details and a card. */
export const isPayable = ({ paymentType, achId, billingInfoId, cardId }: PaymentChoice): boolean =>
  paymentType === 'ACH' ? achId !== undefined : billingInfoId !== undefined && cardId !== undefined

/** What an accepted code takes off this order, in cents. */
export const discountOf = (order: PurchaseOrder, coupon: AppliedCoupon | null): number => {
  if (!coupon) return 0
  const { kind, percent, amountCents } = coupon
  const terms = kind === 'percent' ? { kind, percent: percent ?? 0 } : { kind, amountCents: amountCents ?? 0 }
  return depositDiscountCents(terms, dueOf(order))
}

/** What the order commits to, for the five facts. */
export function commitmentTerms(
  order: PurchaseOrder,
  {
    warehouse,
    paymentType,
    coupon,
  }: {
    warehouse: Pick<Warehouse, 'name' | 'billedByPlatform'>
    paymentType: 'ACH' | 'CARD'
    coupon: AppliedCoupon | null
  },
): CommitmentTerms {
  const couponCents = discountOf(order, coupon)
  const dueCents = dueOf(order) - couponCents
  const common = { dueCents, couponCents, paymentType, warehouse: warehouse.name }
  if (order.type === 'fulfillment') return { type: 'fulfillment', ...common, monthCents: 0, term: null, startDay: null }
  const { quote, startDate, fromQuote } = order
  return {
    type: 'offering',
    ...common,
    monthCents: quote.monthlyTotalCents,
    setupCents: fromQuote?.setupCents ?? 0,
    fulfillmentCents: fulfillmentOf(order),
    term: quote.term,
    startDay: startDate,
    billedBy: warehouse.billedByPlatform ? 'platform' : 'warehouse',
  }
}

const addedOf = ({ tierName, depositCents, amountDueCents }: FulfillmentQuote) => ({
  monthlyVolumeTier: tierName,
  depositAmount: centsToDollars(depositCents),
  amountDue: centsToDollars(amountDueCents),
})

/** The payload of a purchase. The server compares the figures and charges its own. */
export const toPurchaseInput = (
  warehouse: Warehouse,
  order: PurchaseOrder,
  payment: PaymentChoice,
  { coupon = null, poNumber = '' }: { coupon?: AppliedCoupon | null; poNumber?: string } = {},
): PurchaseInput => {
  const { paymentType, achId, billingInfoId, cardId } = payment
  const amountDue = centsToDollars(dueOf(order))
  const common = {
    warehouseId: warehouse.id,
    seller: warehouse.seller.id,
    agree: true as const,
    ...(paymentType === 'ACH' ? { paymentType, achId } : { paymentType, cardId }),
    ...(billingInfoId === undefined ? {} : { billingInfoId }),
    ...restrictionsOf(warehouse),
    ...(coupon ? { couponCode: coupon.code, couponDiscount: centsToDollars(discountOf(order, coupon)) } : {}),
    ...(poNumber.trim() ? { poNumber: poNumber.trim() } : {}),
    amountDue,
    price: amountDue,
    total: amountDue,
  }
  if (order.type === 'fulfillment')
    return {
      type: 'fulfillment',
      ...common,
      monthlyVolumeTier: order.quote.tierName,
      depositAmount: centsToDollars(order.quote.depositCents),
    }
  const { quote, startDate, fromQuote, fulfillment } = order
  return {
    type: 'offering',
    ...common,
    ...(fromQuote ? { quoteId: fromQuote.id, quoteRevision: fromQuote.revision } : {}),
    ...storageQuoteInDollars(quote),
    amountDue,
    ...(fulfillment ? { fulfillment: addedOf(fulfillment) } : {}),
    selectedTerm: quote.term,
    spaceType: quote.spaceType,
    quantity: quote.quantity,
    quantityOfPallet: quote.quantityOfPallet,
    startDate,
  }
}
