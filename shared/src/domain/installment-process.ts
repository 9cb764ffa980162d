import {
  installmentActions,
  type InstallmentAction,
  type InstallmentActor,
  type InstallmentState,
} from '../reference/installment-states'
import { addDays, addMonths, type Day } from './calendar'

type Edge = {
  readonly action: InstallmentAction
  readonly actor: InstallmentActor
  readonly from: readonly InstallmentState[]
  /** `unpaid` is retrying while another try is planned, else failed. */
  readonly to: InstallmentState | 'unpaid'
}

/** The life of an installment as one graph: the server, the buttons, and the matrix test read it. */
export const installmentEdges: readonly Edge[] = [
  { action: 'charge', actor: 'system', from: ['scheduled', 'retrying'], to: 'charging' },
  { action: 'pay', actor: 'customer', from: ['retrying', 'failed'], to: 'charging' },
  { action: 'process', actor: 'system', from: ['charging'], to: 'processing' },
  { action: 'settle', actor: 'system', from: ['charging', 'processing'], to: 'paid' },
  { action: 'fail', actor: 'system', from: ['charging', 'processing'], to: 'unpaid' },
  { action: 'cancel', actor: 'system', from: ['scheduled', 'retrying', 'failed'], to: 'canceled' },
  { action: 'change', actor: 'system', from: ['scheduled'], to: 'scheduled' },
]

export type InstallmentTransition =
  { ok: true; to: InstallmentState } | { ok: false; reason: 'NOT_ALLOWED' | 'WRONG_STATE' }

/**
 * Where an action takes an installment: NOT_ALLOWED when the actor never may, WRONG_STATE when not now. `hasNextTry` is
 * whether another try is planned.
 */
export function installmentTransition(
  state: InstallmentState,
  action: InstallmentAction,
  actor: InstallmentActor,
  hasNextTry: boolean,
): InstallmentTransition {
  const edge = installmentEdges.find((each) => each.action === action && each.actor === actor)
  if (!edge) return { ok: false, reason: 'NOT_ALLOWED' }
  if (!edge.from.includes(state)) return { ok: false, reason: 'WRONG_STATE' }
  if (edge.to !== 'unpaid') return { ok: true, to: edge.to }
  return { ok: true, to: hasNextTry ? 'retrying' : 'failed' }
}

/** What an actor may do with an installment now: the buttons that are shown. */
export const installmentActionsFor = (state: InstallmentState, actor: InstallmentActor): InstallmentAction[] =>
  installmentActions.filter((action) => installmentTransition(state, action, actor, false).ok)

/** The provider's answer is awaited. */
export const isInstallmentInFlight = (state: InstallmentState): boolean =>
  state === 'charging' || state === 'processing'

/** How many days before its charge an installment is announced. */
export const ANNOUNCED_DAYS_BEFORE = 3

const RETRY_DAYS: readonly number[] = [1, 3, 7]

/** The day of the next try by itself, counted from the first; null once all were made. `tries` includes the first. */
export function nextTryDay(firstTry: Day, tries: number): Day | null {
  const days = RETRY_DAYS[tries - 1]
  return days === undefined ? null : addDays(firstTry, days)
}

export type PlannedInstallment = { number: number; dueDay: Day; amountCents: number }

/**
 * The months after the first, each due on its first day; the first month is part of the first payment. Cents; `number` is
 * the month's place in the term, from 2.
 */
export const installmentPlan = (startDay: Day, term: number, monthCents: number): PlannedInstallment[] =>
  Array.from({ length: Math.max(0, term - 1) }, (_, index) => ({
    number: index + 2,
    dueDay: addMonths(startDay, index + 1),
    amountCents: monthCents,
  }))
