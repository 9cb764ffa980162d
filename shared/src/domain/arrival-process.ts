import { type ArrivalAction, arrivalActions, type ArrivalActor, type ArrivalState } from '../reference/arrival-states'
import type { Day } from './calendar'
import { isTermOver, type OrderStatus } from './order-status'

type Edge = {
  readonly action: ArrivalAction
  readonly actor: ArrivalActor
  readonly from: readonly ArrivalState[]
  readonly to: ArrivalState
}

/** Neither checked in nor called off. */
export const openArrivalStates = ['requested', 'proposed', 'confirmed'] as const satisfies ArrivalState[]

/**
 * The life of an arrival as one graph: the server, the buttons, and the matrix test read it. A confirmed slot can be moved
 * by another proposal but not declined. Goods that are at the dock are checked in whether or not their slot was confirmed.
 */
export const arrivalEdges: readonly Edge[] = [
  { action: 'confirm', actor: 'seller', from: ['requested'], to: 'confirmed' },
  { action: 'propose', actor: 'seller', from: openArrivalStates, to: 'proposed' },
  { action: 'decline', actor: 'seller', from: ['requested', 'proposed'], to: 'declined' },
  { action: 'check-in', actor: 'seller', from: openArrivalStates, to: 'checked-in' },
  { action: 'accept', actor: 'customer', from: ['proposed'], to: 'confirmed' },
  { action: 'cancel', actor: 'customer', from: openArrivalStates, to: 'canceled' },
  { action: 'cancel', actor: 'system', from: openArrivalStates, to: 'canceled' },
]

export type ArrivalTransition = { ok: true; to: ArrivalState } | { ok: false; reason: 'NOT_ALLOWED' | 'WRONG_STATE' }

/** Where an action takes an arrival: NOT_ALLOWED when the actor never may, WRONG_STATE when not now. */
export function arrivalTransition(state: ArrivalState, action: ArrivalAction, actor: ArrivalActor): ArrivalTransition {
  const edge = arrivalEdges.find((each) => each.action === action && each.actor === actor)
  if (!edge) return { ok: false, reason: 'NOT_ALLOWED' }
  return edge.from.includes(state) ? { ok: true, to: edge.to } : { ok: false, reason: 'WRONG_STATE' }
}

/** What an actor may do with an arrival now: the buttons that are shown. */
export const arrivalActionsFor = (state: ArrivalState, actor: ArrivalActor): ArrivalAction[] =>
  arrivalActions.filter((action) => arrivalTransition(state, action, actor).ok)

export const isOpenArrival = (state: ArrivalState): boolean => openArrivalStates.some((open) => open === state)

/**
 * Goods move while the warehouse has accepted the reservation; a request to cancel an accepted one stops no truck that is
 * under way.
 */
export const takesArrivals = ({ status, priorStatus }: { status: OrderStatus; priorStatus: OrderStatus | null }) =>
  status === 'approved' || (status === 'customer_cancel_request' && priorStatus === 'approved')

/** A new arrival is announced while nobody asks to cancel. */
export const takesAnnouncements = (status: OrderStatus): boolean => status === 'approved'

/** Whether goods can be announced on this day: nobody asks to cancel, and the term has days left. */
export const canAnnounceOn = ({ status, endDay }: { status: OrderStatus; endDay: Day | null }, today: Day): boolean =>
  takesAnnouncements(status) && !isTermOver(endDay, today)

/** A day and a time window on the warehouse's own clock, "HH:mm". */
export type ArrivalSlot = { day: Day; windowStart: string; windowEnd: string }

/** The term of a reservation; a fulfillment reservation has neither day. `endDay` is the first day after. */
export type ArrivalTerm = { startDay: Day | null; endDay: Day | null }

export type SlotProblem = { path: 'day' | 'windowEnd'; message: string }

/** Why goods can't come then: before the term or today, after the term, or in a window that ends before it begins. */
export function slotProblem(slot: ArrivalSlot, { startDay, endDay }: ArrivalTerm, today: Day): SlotProblem | null {
  if (slot.windowEnd <= slot.windowStart) return { path: 'windowEnd', message: 'The window must end after it begins.' }
  if (slot.day < today) return { path: 'day', message: 'Choose a day from today on.' }
  if (startDay && slot.day < startDay) return { path: 'day', message: 'Your reservation has not begun on this day.' }
  if (endDay && slot.day >= endDay) return { path: 'day', message: 'Your reservation has ended on this day.' }
  return null
}
