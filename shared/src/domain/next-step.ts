import type { AmendmentSide } from '../reference/amendment-terms'
import type { ArrivalState, ArrivalUnit } from '../reference/arrival-states'
import type { InstallmentState } from '../reference/installment-states'
import { otherSide } from './amendment-process'
import { isOpenArrival, takesAnnouncements } from './arrival-process'
import { type Day, dayOf } from './calendar'
import type { OrderStatus, PaymentState } from './order-status'

/** Who looks at a reservation. */
export type StepViewer = 'customer' | 'seller' | 'admin'

export type StepReservation = {
  status: OrderStatus
  paymentState: PaymentState
  /** When an unanswered reservation ends. */
  expiresAt: string | null
  startDate: Day | null
  /** The first day after the term. */
  endDate: Day | null
}
export type StepArrival = {
  id: number
  state: ArrivalState
  day: Day
  windowStart: string
  windowEnd: string
  quantity: number
  unit: ArrivalUnit
}
export type StepInstallment = {
  number: number
  dueDate: Day
  amount: number
  state: InstallmentState
  nextTryDate: Day | null
}

/** A proposed change that is not answered yet. */
export type StepProposal = {
  proposedBy: AmendmentSide
  /** When it ends without an answer. */
  expiresAt: string
}

/**
 * The one next step of a reservation. `isYours`: the viewer is who takes it; the others wait. Days are ISO, `at` an instant,
 * amounts dollars.
 */
export type NextStep = { isYours: boolean } & (
  | { kind: 'answer'; at: string | null }
  | { kind: 'answer-cancel-request' }
  | { kind: 'platform-approval' }
  | { kind: 'first-payment' }
  | { kind: 'charged-back' }
  | { kind: 'open-payment'; number: number; amount: number; day: Day | null }
  | { kind: 'confirm-arrival' | 'accept-slot' | 'check-in' | 'arrival'; arrival: StepArrival }
  | { kind: 'answer-change'; at: string }
  | { kind: 'announce'; day: Day | null }
  | { kind: 'payment'; number: number; amount: number; day: Day }
  | { kind: 'end' | 'ended'; day: Day }
  | { kind: 'canceled' }
)

export type StepFacts = {
  reservation: StepReservation
  arrivals: readonly StepArrival[]
  installments: readonly StepInstallment[]
  /** The open one. */
  proposal: StepProposal | null
  viewer: StepViewer
}
type Given = StepFacts & { today: Day }

const slotOf = ({ day, windowStart }: StepArrival): string => `${day} ${windowStart}`

const earliest = (arrivals: readonly StepArrival[], state: ArrivalState): StepArrival | undefined =>
  arrivals.filter((each) => each.state === state).toSorted((a, b) => slotOf(a).localeCompare(slotOf(b)))[0]

/** Before the warehouse has accepted, and what stops a reservation altogether. */
function stepOfStatus({ reservation, viewer }: Given): NextStep | null {
  const { status, paymentState, expiresAt } = reservation
  if (status === 'cancelled') return { kind: 'canceled', isYours: false }
  if (status === 'customer_cancel_request') return { kind: 'answer-cancel-request', isYours: viewer === 'seller' }
  if (status === 'pending') return { kind: 'answer', at: expiresAt, isYours: viewer === 'seller' }
  if (paymentState === 'charged_back') return { kind: 'charged-back', isYours: viewer === 'admin' }
  if (paymentState === 'authorized') return { kind: 'platform-approval', isYours: viewer === 'admin' }
  return null
}

/** A month that could not be charged comes before all goods. */
function stepOfDebt({ installments, viewer }: Given): NextStep | null {
  const open = installments.find(({ state }) => state === 'retrying' || state === 'failed')
  if (!open) return null
  const { number, amount, nextTryDate } = open
  return { kind: 'open-payment', number, amount, day: nextTryDate, isYours: viewer === 'customer' }
}

/** What somebody must decide about goods, then about a proposed change; the viewer's own tasks first. */
function stepOfDecisions({ arrivals, proposal, today, viewer }: Given): NextStep | null {
  const requested = earliest(arrivals, 'requested')
  const proposed = earliest(arrivals, 'proposed')
  const confirmed = earliest(arrivals, 'confirmed')
  const steps: NextStep[] = [
    ...(confirmed && confirmed.day <= today
      ? [{ kind: 'check-in', arrival: confirmed, isYours: viewer === 'seller' } as const]
      : []),
    ...(requested ? [{ kind: 'confirm-arrival', arrival: requested, isYours: viewer === 'seller' } as const] : []),
    ...(proposed ? [{ kind: 'accept-slot', arrival: proposed, isYours: viewer === 'customer' } as const] : []),
    ...(proposal
      ? [{ kind: 'answer-change', at: proposal.expiresAt, isYours: viewer === otherSide(proposal.proposedBy) } as const]
      : []),
  ]
  return steps.find(({ isYours }) => isYours) ?? steps[0] ?? null
}

/** What comes next by itself, the earliest day first; on one day goods come before money, and money before the end. */
function stepByDay({ reservation, arrivals, installments, today }: Given): NextStep | null {
  const confirmed = earliest(arrivals, 'confirmed')
  const due = installments.find(({ state }) => state === 'scheduled')
  const { endDate } = reservation
  const dated: (NextStep & { day: Day })[] = [
    ...(confirmed ? [{ kind: 'arrival', arrival: confirmed, day: confirmed.day, isYours: false } as const] : []),
    ...(due
      ? [{ kind: 'payment', number: due.number, amount: due.amount, day: due.dueDate, isYours: false } as const]
      : []),
    ...(endDate && endDate > today ? [{ kind: 'end', day: endDate, isYours: false } as const] : []),
  ]
  return dated.toSorted((a, b) => a.day.localeCompare(b.day))[0] ?? null
}

/**
 * The one next step of a reservation and its day, as its viewer sees it; null when nothing is left to do. First what stops
 * it, then money that is open, then decisions about goods and changes, then the first announcement, then what comes by its
 * day.
 */
export function nextStep(facts: StepFacts, now: Date): NextStep | null {
  const today = dayOf(now)
  const given = { ...facts, today }
  const stopped = stepOfStatus(given)
  if (stopped) return stopped
  const open = stepOfDebt(given) ?? stepOfDecisions(given)
  if (open) return open
  const { reservation, arrivals, viewer } = facts
  const { status, paymentState, startDate, endDate } = reservation
  if (endDate && endDate <= today) return { kind: 'ended', day: endDate, isYours: false }
  const hasGoods = arrivals.some(({ state }) => state === 'checked-in' || isOpenArrival(state))
  if (!hasGoods && takesAnnouncements(status))
    return { kind: 'announce', day: startDate, isYours: viewer === 'customer' }
  if (paymentState !== 'captured') return { kind: 'first-payment', isYours: false }
  return stepByDay(given)
}
