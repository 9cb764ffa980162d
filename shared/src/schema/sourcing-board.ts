import { z } from 'zod'
import { quoteStages } from '../reference/quote-terms'
import { sourcingCriteria } from '../reference/sourcing-terms'
import { quoteStates } from './quote'
import { QuoteOffer } from './quote-offer'
import { ServiceRecord } from './service-record'
import { SourcingFacts, SourcingLot, SourcingProfile, SourcingStep, SourcingWeights } from './sourcing'

/** A must that a quote fails; money is dollars. */
export const BoardGate = z.discriminatedUnion('gate', [
  z.object({ gate: z.literal('priced') }),
  z.object({ gate: z.literal('open'), stage: z.enum(quoteStages) }),
  z.object({ gate: z.literal('need') }),
  z.object({ gate: z.literal('valid'), until: z.string() }),
  z.object({ gate: z.literal('space'), asked: z.number(), bookable: z.number() }),
  z.object({ gate: z.literal('budget'), month: z.number(), budget: z.number() }),
  z.object({
    gate: z.literal('musts'),
    missing: z.array(z.string()).describe('In plain English'),
    texts: z.array(z.string()).optional().describe('The same as wishes are named in addresses, "features.hazmat"'),
  }),
])
export type BoardGate = z.infer<typeof BoardGate>

/** A quote on the merchant's board, or the request for one that is not answered yet. */
export const BoardQuote = z.object({
  id: z.number().int(),
  lot: z.number().int(),
  stage: z.enum(quoteStages),
  state: z.enum(quoteStates),
  answer: z.string().nullable(),
  orderId: z.number().int().nullable(),
  warehouse: z.object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    city: z.string(),
    state: z.string(),
    sellerName: z.string(),
  }),
  offer: QuoteOffer.nullable(),
  /** Hours until this quote came; null before. */
  answeredAfter: z.number().nullable().default(null),
  /** What its warehouse did in the last 12 months; null when nothing was measured. */
  serviceRecord: ServiceRecord.nullable().default(null),
  /**
   * What it is ranked by: dollars of the term, stars, miles, hours that the warehouse usually takes to answer (that this
   * quote took, where its record has too little to say); null where nobody knows.
   */
  figures: z.object(
    Object.fromEntries(sourcingCriteria.map((criterion) => [criterion, z.number().nullable()])) as Record<
      (typeof sourcingCriteria)[number],
      z.ZodNullable<z.ZodNumber>
    >,
  ),
  failed: z.array(BoardGate),
  /** Its place by the saved weights; null for quotes that fail a must. */
  rank: z.number().int().nullable(),
  /** Points of 100, and how they come about. */
  points: z.number(),
  parts: z.array(z.object({ criterion: z.enum(sourcingCriteria), points: z.number() })),
})
export type BoardQuote = z.infer<typeof BoardQuote>

/** A warehouse that was asked, or will be by a draft. */
export const BoardInvitation = z.object({
  warehouseId: z.number().int(),
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  state: z.string(),
  sellerName: z.string(),
  invitedAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  /** Whether the invitation can still be taken back: nothing was answered. */
  canWithdraw: z.boolean(),
})
export type BoardInvitation = z.infer<typeof BoardInvitation>

/** A request as its merchant sees it: every quote for each lot, in the order of the saved weights. */
export const SourcingBoard = SourcingFacts.extend({
  profile: SourcingProfile,
  weights: SourcingWeights,
  /** The units of the order whose cost is compared; null: one. */
  unitsPerOrder: z.number().int().nullable(),
  lots: z.array(SourcingLot),
  invitations: z.array(BoardInvitation),
  quotes: z.array(BoardQuote),
  asked: z.array(
    z.object({
      id: z.number().int(),
      sellerName: z.string(),
      question: z.string(),
      askedAt: z.string(),
      answer: z.string().nullable(),
      answeredAt: z.string().nullable(),
    }),
  ),
  steps: z.array(SourcingStep),
})
export type SourcingBoard = z.infer<typeof SourcingBoard>

/**
 * A request as one of the providers sees it: what is needed, their own quotes, and questions with answers without names.
 * It says nothing of other providers, not even how many there are.
 */
export const SourcingInvited = SourcingFacts.extend({
  company: z.string(),
  lots: z.array(SourcingLot.omit({ radiusInMiles: true, budget: true, quoteId: true })),
  quotes: z.array(
    z.object({
      id: z.number().int(),
      lot: z.number().int(),
      warehouse: z.string(),
      stage: z.enum(quoteStages),
      state: z.enum(quoteStates),
      offer: QuoteOffer.nullable(),
    }),
  ),
  asked: z.array(z.object({ question: z.string(), answer: z.string().nullable(), isOwn: z.boolean() })),
})
export type SourcingInvited = z.infer<typeof SourcingInvited>
