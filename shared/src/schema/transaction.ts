import { z } from 'zod'
import { paymentStates, transactionSorts, transactionStatuses } from '../reference/order-states'
import { billers } from '../reference/installment-states'
import { orderPartKinds } from '../reference/order-parts'
import { purchaseTypes } from '../reference/payment-types'
import { Address } from './address'
import { RunningTerms } from './amendment'
import { DocumentLanguage } from './document-language'
import { PaymentType, SpaceType } from './purchase'
import { paging, queryText, recordId } from './query'

export { paymentStates, transactionStatuses }
/** Which order's agreement, and in which language. */
export const AgreementParams = z.object({ id: recordId, language: DocumentLanguage })
export type AgreementParams = z.infer<typeof AgreementParams>

export const TransactionStatus = z.enum(transactionStatuses)
export type TransactionStatus = z.infer<typeof TransactionStatus>

export const PaymentState = z.enum(paymentStates)
export type PaymentState = z.infer<typeof PaymentState>

/** What a person can do to an order; which of them now, and who, says `shared/domain`. */
export const transactionActions = ['approve', 'complete', 'request-cancel', 'decline-cancel-request', 'cancel'] as const
export const TransactionAction = z.enum(transactionActions)
export type TransactionAction = z.infer<typeof TransactionAction>

const Party = z.object({
  id: z.number().int(),
  fullName: z.string(),
  company: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  userUrl: z.string(),
})

/** One thing that happened to the order. */
export const TransactionEvent = z.object({
  id: z.number().int(),
  at: z.string(),
  action: z.string(),
  actor: z.enum(['customer', 'seller', 'admin', 'system']),
  fromStatus: TransactionStatus.nullable(),
  toStatus: TransactionStatus,
  paymentState: PaymentState,
})

/** A part of an order's first payment: its price, what the coupon takes off it, and what is due for it. */
const TransactionPart = z.object({
  kind: z.enum(orderPartKinds),
  price: z.number(),
  couponDiscount: z.number(),
  amountDue: z.number(),
})

/** An order. Dollars with two decimals; `actions` are those the reader may take now. */
export const Transaction = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  type: z.enum(purchaseTypes),
  status: TransactionStatus,
  paymentState: PaymentState,
  paymentType: PaymentType,
  paymentMethod: z.object({ brand: z.string().nullable(), last4: z.string(), holder: z.string() }).nullable(),
  billingInfo: z
    .object({ fullName: z.string(), email: z.string(), phoneNumber: z.string(), address: Address })
    .nullable(),
  warehouse: z.object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    warehouseUrl: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    photo: z.string().nullable(),
  }),
  customer: Party,
  seller: Party,
  selectedTerm: z.number().int().nullable(),
  spaceType: SpaceType.nullable(),
  quantity: z.number().nullable(),
  quantityOfPallet: z.number().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  pricePerPallet: z.number().nullable(),
  discountedPricePerPallet: z.number().nullable(),
  monthlyTotal: z.number().nullable(),
  monthlyVolumeTier: z.string().nullable(),
  depositAmount: z.number().nullable(),
  /** What the customer pays: the price less the coupon. */
  amountDue: z.number(),
  couponCode: z.string().nullable(),
  /** What the platform gives to it; its seller is owed the full price. */
  couponDiscount: z.number(),
  /** Paid once with the first month, as a quote has it; part of `amountDue`. */
  setupAmount: z.number(),
  /** What the first payment has of the fulfillment that is reserved with storage; 0 where there is one part alone. */
  fulfillmentAmount: z.number(),
  /** Storage, fulfillment, or both: they add up to `amountDue`. */
  parts: z.array(TransactionPart),
  /** Who bills the months after the first. */
  billedBy: z.enum(billers),
  /** The customer's own number of the purchase; null for none, and for the seller. */
  poNumber: z.string().nullable(),
  /** The quote whose price this is; null for the listing's own price. */
  quoteId: z.number().int().nullable(),
  /** The terms after what was agreed since the purchase; null while nothing was. `endDate` follows them. */
  amended: RunningTerms.extend({ number: z.number().int() }).nullable(),
  currency: z.literal('usd'),
  adminApprovedAt: z.string().nullable(),
  sellerCompletedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  failure: z.string().nullable(),
  actions: z.array(TransactionAction),
  events: z.array(TransactionEvent),
  /** What was agreed, printed: its SHA-256 in hex. */
  agreement: z.object({ sha256: z.string(), printedAt: z.string() }).nullable(),
  /** The customer's invoice with what takes it back; absent for the seller and who acts for another, null before the payment has arrived. */
  invoice: z
    .object({
      id: z.number().int(),
      number: z.string(),
      issuedAt: z.string(),
      status: z.enum(['paid', 'partly-refunded', 'refunded', 'corrected']),
      creditNote: z.object({ id: z.number().int(), number: z.string() }).nullable(),
    })
    .nullable()
    .optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Transaction = z.infer<typeof Transaction>

/** The customer's own number of a purchase; empty for none. */
export const PoNumberInput = z.object({ id: recordId, poNumber: z.string().trim().max(40, 'At most 40 characters') })
export type PoNumberInput = z.infer<typeof PoNumberInput>

const orEmpty = <T>(value: T | '' | undefined) => value || undefined

/** What a list of orders may be ordered by; a minus begins with the latest or the largest. */
export const TransactionSort = z.enum(transactionSorts)
export type TransactionSort = z.infer<typeof TransactionSort>

const filters = {
  status: z.preprocess(orEmpty<TransactionStatus>, TransactionStatus.optional()),
  paymentType: z.preprocess(orEmpty<PaymentType>, PaymentType.optional()),
  type: z.preprocess(orEmpty<(typeof purchaseTypes)[number]>, z.enum(purchaseTypes).optional()),
  /** First and last day on which an order was placed, UTC. */
  from: z.preprocess(orEmpty<string>, z.iso.date().optional()),
  to: z.preprocess(orEmpty<string>, z.iso.date().optional()),
  query: queryText,
  sort: z.preprocess(orEmpty<TransactionSort>, TransactionSort.default('-createdAt')),
}

export const TransactionQuery = z.object({ ...paging(24), ...filters })
export type TransactionQuery = z.infer<typeof TransactionQuery>

/** The same without pages, for an export of everything that matches. */
export const TransactionExportQuery = z.object(filters)
export type TransactionExportQuery = z.infer<typeof TransactionExportQuery>
