import { z } from 'zod'
import { LARGEST_TOPUP_CENTS, SMALLEST_TOPUP_CENTS } from '../reference/campaigns'
import { paymentTypes } from '../reference/payment-types'
import { CouponCode } from './coupon'
import { paging, queryText, recordId } from './query'

/** Whole cents in dollars, as `25`, `25.5` or `25.50`. */
export const dollars = (leastCents: number, mostCents: number) =>
  z
    .number({ error: 'Enter an amount in dollars' })
    .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), { message: 'Enter whole cents' })
    .refine((amount) => amount * 100 >= leastCents, { message: `The smallest amount is $${leastCents / 100}` })
    .refine((amount) => amount * 100 <= mostCents, {
      message: `The largest amount is $${(mostCents / 100).toLocaleString('en-US')}`,
    })

export const AddCreditInput = z.object({
  amount: dollars(SMALLEST_TOPUP_CENTS, LARGEST_TOPUP_CENTS),
  paymentType: z.enum(paymentTypes, { error: 'Choose ACH or CARD' }).default('CARD'),
  achId: recordId.nullish(),
  billingInfoId: recordId.nullish(),
  cardId: recordId.nullish(),
  /** The same amount again each month, until it is canceled. */
  recurring: z.boolean().default(false),
  couponCode: CouponCode.nullish(),
})
export type AddCreditInput = z.infer<typeof AddCreditInput>

export const creditStates = ['pending', 'processing', 'credited', 'failed', 'taken_back'] as const

/** One top-up. `amount` is the credit, `charged` what the payment method pays for it, in dollars. */
export const WalletCredit = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  /** The payment provider's id of the payment, or of the subscription of a monthly top-up. */
  subscriptionId: z.string().nullable(),
  state: z.enum(creditStates),
  amount: z.number(),
  charged: z.number(),
  couponCode: z.string().nullable(),
  isRecurring: z.boolean(),
  paymentType: z.enum(paymentTypes),
  /** `Visa •••• 4242` */
  paymentMethod: z.string(),
  failure: z.string().nullable(),
  createdAt: z.string(),
  creditedAt: z.string().nullable(),
})
export type WalletCredit = z.infer<typeof WalletCredit>

/**
 * What a seller can spend (`balance`) and what their campaigns have set aside (`reserved`), in dollars; the same exactly,
 * in micro-dollars. `debt` is what a payment that was reversed still owes; the next top-up pays it first.
 */
export const WalletBalance = z.object({
  balance: z.number(),
  reserved: z.number(),
  debt: z.number(),
  balanceMicros: z.number().int(),
  reservedMicros: z.number().int(),
  debtMicros: z.number().int(),
  /** Top-ups that their bank has not decided yet, the newest first. */
  pending: z.array(WalletCredit),
  /** The last top-up, if its bank refused it days later. */
  refused: WalletCredit.nullable(),
})
export type WalletBalance = z.infer<typeof WalletBalance>

/** The answer to a top-up; `clientSecret` is set when the card's bank asks its holder. */
export const AddedCredit = z.object({
  subscriptionId: z.string(),
  clientSecret: z.string().nullable(),
  credit: WalletCredit,
})
export type AddedCredit = z.infer<typeof AddedCredit>

export const FinalizeInput = z.object({
  subscriptionId: z.string().trim().min(1, 'Enter the id of the payment').max(200),
  /** Dollars; compared with what was paid, never credited. */
  amount: z.number().positive(),
  paymentType: z.enum(paymentTypes),
})
export type FinalizeInput = z.infer<typeof FinalizeInput>

export const walletEntryKinds = ['credit', 'taken_back', 'reservation', 'refund', 'charge'] as const
export type WalletEntryKind = (typeof walletEntryKinds)[number]

/**
 * A line of the wallet's history. `amount` is signed and in dollars: a credit or a refund of a campaign's rest adds to the
 * balance, a reservation moves it to `reserved`, a charge (the views of one campaign and day) takes from `reserved`.
 */
export const WalletEntry = z.object({
  id: z.string(),
  kind: z.enum(walletEntryKinds),
  amount: z.number(),
  amountMicros: z.number().int(),
  balanceAfter: z.number(),
  reservedAfter: z.number(),
  campaignId: z.number().int().nullable(),
  campaignName: z.string().nullable(),
  creditId: z.number().int().nullable(),
  paymentMethod: z.string().nullable(),
  impressions: z.number().int().nullable(),
  visits: z.number().int().nullable(),
  invoiceId: z.number().int().nullable(),
  createdAt: z.string(),
})
export type WalletEntry = z.infer<typeof WalletEntry>

export const WalletEntryQuery = z.object({
  ...paging(10),
  kind: z.preprocess(
    (value: WalletEntryKind | undefined) => walletEntryKinds.find((kind) => kind === value),
    z.enum(walletEntryKinds).optional(),
  ),
})

/** The monthly top-up of a seller. */
export const WalletSubscription = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  subscriptionId: z.string(),
  amount: z.number(),
  /** `past_due` while a failed charge is tried again. */
  status: z.enum(['active', 'past_due']),
  paymentType: z.enum(paymentTypes),
  paymentMethod: z.string(),
  nextChargeAt: z.string(),
  createdAt: z.string(),
})
export type WalletSubscription = z.infer<typeof WalletSubscription>

/** `id` as `active-subscription` answers it, or the payment provider's `sub_…`. */
export const CancelSubscriptionParams = z.object({ id: z.string().trim().min(1).max(200) })

/** A seller without credit. */
export const ZeroBalanceUser = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  userUrl: z.string(),
  serviceType: z.string().nullable(),
  balance: z.number(),
  reserved: z.number(),
  /** What their campaigns have spent, in dollars. */
  spent: z.number(),
  campaigns: z.number().int(),
  activeCampaigns: z.number().int(),
  lastTopUpAt: z.string().nullable(),
  /** When the balance became zero; null for who never had credit. */
  emptySince: z.string().nullable(),
})
export type ZeroBalanceUser = z.infer<typeof ZeroBalanceUser>

export const ZeroBalanceQuery = z.object({ ...paging(10), search: queryText })
