import { z } from 'zod'
import { paymentStates, transactionStatuses } from '../reference/order-states'
import { purchaseTypes } from '../reference/payment-types'
import { Address } from './address'
import { PaymentType, SpaceType } from './purchase'
import { paging, queryText } from './query'

export { paymentStates, transactionStatuses }
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

/** An order of 001 §2.5. Dollars with two decimals; `actions` are those the reader may take now. */
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
  amountDue: z.number(),
  currency: z.literal('usd'),
  adminApprovedAt: z.string().nullable(),
  sellerCompletedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  failure: z.string().nullable(),
  actions: z.array(TransactionAction),
  events: z.array(TransactionEvent),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Transaction = z.infer<typeof Transaction>

export const TransactionQuery = z.object({
  ...paging(24),
  status: z.preprocess((value: TransactionStatus | '' | undefined) => value || undefined, TransactionStatus.optional()),
  query: queryText,
})
export type TransactionQuery = z.infer<typeof TransactionQuery>
