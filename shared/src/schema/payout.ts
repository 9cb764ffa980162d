import { z } from 'zod'
import { payoutAccountStates, payoutStates, payoutViews } from '../reference/payout-states'
import { DocumentLanguage } from './document-language'
import { paging } from './query'

/** What an order pays its seller: its price, less the fee. Cents. */
export const Payout = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  orderId: z.number().int(),
  sellerId: z.number().int(),
  seller: z.string(),
  warehouse: z.string(),
  state: z.enum(payoutStates),
  amountCents: z.number().int(),
  feeCents: z.number().int(),
  netCents: z.number().int(),
  /** Of the net: kept for older payouts that could not be taken back, so not sent. */
  withheldCents: z.number().int(),
  /** Of what was sent: came back at the provider. */
  returnedCents: z.number().int(),
  /** Asked back, and made good out of later payouts. */
  recoveredCents: z.number().int(),
  /** From when on it is sent. */
  dueAt: z.string(),
  paidAt: z.string().nullable(),
  reversedAt: z.string().nullable(),
  /** Why the last try was refused. */
  failure: z.string().nullable(),
})
export type Payout = z.infer<typeof Payout>

/** A seller's standing at the payment provider, and their money in cents. */
export const PayoutAccount = z.object({
  state: z.enum(payoutAccountStates),
  /** How many things the provider still asks for. */
  openRequirements: z.number().int(),
  /** Captured for this seller and not sent yet; below zero when money that was sent is asked back. */
  owedCents: z.number().int(),
  /** Net of all that was sent and has stayed. */
  paidCents: z.number().int(),
  nextDueAt: z.string().nullable(),
})
export type PayoutAccount = z.infer<typeof PayoutAccount>

/** Where the provider's form is, for one visit. */
export const OnboardingLink = z.object({ url: z.string(), expiresAt: z.string() })
export type OnboardingLink = z.infer<typeof OnboardingLink>

/** Where the provider shows a seller their own account, for one visit. */
export const AccountPage = z.object({ url: z.string() })
export type AccountPage = z.infer<typeof AccountPage>

/** A month of payouts, `YYYY-MM` in UTC. Cents; `netCents` is what reached the seller less what went back. */
export const PayoutStatement = z.object({
  month: z.string(),
  paidCents: z.number().int(),
  feeCents: z.number().int(),
  reversedCents: z.number().int(),
  netCents: z.number().int(),
  count: z.number().int(),
})
export type PayoutStatement = z.infer<typeof PayoutStatement>

export const PayoutQuery = z.object(paging(24))

/** A view that isn't one counts as absent. */
export const AdminPayoutQuery = z.object({
  ...paging(24),
  view: z.preprocess(
    (value: PayoutView | undefined) => payoutViews.find((view) => view === value),
    z.enum(payoutViews).optional(),
  ),
})
export type PayoutView = (typeof payoutViews)[number]

export const StatementParams = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Write the month as YYYY-MM'),
  format: z.enum(['pdf', 'csv']).default('pdf'),
  language: DocumentLanguage,
})

/** The platform's money at a glance, in cents. */
export const MoneySummary = z.object({
  /** Held on cards or on its way from banks. */
  heldCents: z.number().int(),
  /** All that was ever captured of orders and their installments; with what the platform gave in coupons it is the sum of what follows. */
  capturedCents: z.number().int(),
  /** Of that, what sellers are owed. */
  owedCents: z.number().int(),
  /** Of that, what was sent to sellers and stayed. */
  paidOutCents: z.number().int(),
  refundedCents: z.number().int(),
  /** Refunds that customers still wait for. */
  refundingCents: z.number().int(),
  /** Reversed by customers' banks. */
  chargedBackCents: z.number().int(),
  feeCents: z.number().int(),
  planCents: z.number().int(),
  /** What the platform gave to prices of orders by coupons. */
  couponCents: z.number().int(),
  /** Credit of sellers: in their wallets and set aside by their campaigns. */
  walletCents: z.number().int(),
  /** What campaigns have spent. */
  adCents: z.number().int(),
  /** Payouts that were refused or wait for a seller's account. */
  stuckPayouts: z.number().int(),
})
export type MoneySummary = z.infer<typeof MoneySummary>
