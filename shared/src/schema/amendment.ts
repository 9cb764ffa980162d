import { z } from 'zod'
import {
  amendmentActions,
  amendmentActors,
  amendmentKinds,
  amendmentSides,
  amendmentStates,
  extensionMonths,
} from '../reference/amendment-terms'
import { DocumentLanguage } from './document-language'
import { recordId } from './query'

const day = z.iso.date({ error: 'Enter a date' })
const cents = z.number().int().nonnegative()

/** How much space is reserved from a day on, and what a whole month of it costs; cents. */
export const QuantityStep = z.object({ from: z.string(), quantity: z.number().int(), monthCents: cents })

/** A payment and the days [from, until) it is for, due on the first of them; cents. */
export const Charge = z.object({
  number: z.number().int(),
  from: z.string(),
  until: z.string(),
  cents,
  isExtra: z.boolean(),
})

/**
 * What a reservation amounts to with all that was agreed since its purchase; `endDay` is the first day after its space.
 * Fulfillment that was reserved alone has no steps, no charges, and the day of its purchase as both days.
 */
export const RunningTerms = z.object({
  startDay: z.string(),
  endDay: z.string(),
  steps: z.array(QuantityStep),
  charges: z.array(Charge),
  lastNumber: z.number().int(),
  /** The first day without fulfillment, where it was reserved; null without an end that was agreed. */
  fulfillmentEnd: z.string().nullable().optional(),
})

const AmendmentEvent = z.object({
  id: z.number().int(),
  at: z.string(),
  action: z.enum(['propose', ...amendmentActions]),
  actor: z.enum(amendmentActors),
})

/** A change of a reservation that was proposed. */
export const Amendment = z.object({
  id: z.number().int(),
  /** The how many-th change that was agreed; null until it is. */
  number: z.number().int().nullable(),
  kind: z.enum(amendmentKinds),
  /** The first day on which it takes effect. */
  fromDate: z.string(),
  quantity: z.number().int().nullable(),
  months: z.number().int().nullable(),
  state: z.enum(amendmentStates),
  proposedBy: z.enum(amendmentSides),
  note: z.string(),
  /** What it leads to: as proposed, and from the acceptance on as agreed. */
  result: RunningTerms,
  /** What the reader may do now. */
  actions: z.array(z.enum(amendmentActions)),
  expiresAt: z.string(),
  events: z.array(AmendmentEvent),
})
export type Amendment = z.infer<typeof Amendment>

/** The changes of a reservation, the latest first, and what a new one is counted from. */
export const Amendments = z.object({
  list: z.array(Amendment),
  /** Null where nothing can be counted from. */
  terms: RunningTerms.nullable(),
  unitCents: cents,
  minimumCents: cents,
  /** The server's day. */
  today: z.string(),
  /** Payments that no change touches. */
  settled: z.array(z.number().int()),
  canPropose: z.boolean(),
  /** What can be proposed now. */
  kinds: z.array(z.enum(amendmentKinds)),
})
export type Amendments = z.infer<typeof Amendments>

const proposed = {
  id: recordId,
  note: z.string().trim().max(500, 'At most 500 characters').default(''),
  /** The total that the proposer saw, in cents; the server refuses another one. */
  totalCents: cents,
}

export const AmendmentProposal = z.discriminatedUnion('kind', [
  z.object({
    ...proposed,
    kind: z.literal('quantity'),
    fromDate: day,
    quantity: z.number({ error: 'Enter a quantity' }).int('Enter a whole number').positive().max(100_000_000),
  }),
  z.object({ ...proposed, kind: z.literal('extension'), months: z.literal(extensionMonths) }),
  z.object({ ...proposed, kind: z.literal(['end', 'fulfillment-end', 'both-end']), lastDate: day }),
])
export type AmendmentProposal = z.infer<typeof AmendmentProposal>

/** `totalCents` is the total that was seen: another one is refused. */
export const AmendmentAcceptance = z.object({ id: recordId, amendmentId: recordId, totalCents: cents })
export type AmendmentAcceptance = z.infer<typeof AmendmentAcceptance>

export const AmendmentParams = z.object({ id: recordId, amendmentId: recordId })
export const AmendedAgreementParams = AmendmentParams.extend({ language: DocumentLanguage })
export type AmendedAgreementParams = z.infer<typeof AmendedAgreementParams>
export type AmendmentParams = z.infer<typeof AmendmentParams>
