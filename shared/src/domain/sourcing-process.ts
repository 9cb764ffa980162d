import {
  type SourcingAction,
  sourcingActions,
  type SourcingActor,
  type SourcingState,
} from '../reference/sourcing-terms'

type Edge = {
  readonly action: SourcingAction
  readonly actor: SourcingActor
  readonly from: readonly SourcingState[]
  /** `decided` is awarded once no lot is left without an award, else open. */
  readonly to: SourcingState | 'decided'
}

/**
 * The life cycle of a request to several warehouses as one graph: the server, the buttons, and the matrix test read it.
 * `awarded`, `closed`, and `expired` are ends.
 */
const sourcingEdges: readonly Edge[] = [
  { action: 'save', actor: 'customer', from: ['draft'], to: 'draft' },
  { action: 'open', actor: 'customer', from: ['draft'], to: 'open' },
  { action: 'invite', actor: 'customer', from: ['open'], to: 'open' },
  { action: 'uninvite', actor: 'customer', from: ['open'], to: 'open' },
  { action: 'extend', actor: 'customer', from: ['open'], to: 'open' },
  { action: 'ask', actor: 'seller', from: ['open'], to: 'open' },
  { action: 'reply', actor: 'customer', from: ['open'], to: 'open' },
  { action: 'award', actor: 'customer', from: ['open'], to: 'decided' },
  { action: 'close', actor: 'customer', from: ['draft', 'open'], to: 'closed' },
  { action: 'expire', actor: 'system', from: ['open'], to: 'expired' },
]

type SourcingTransition = { ok: true; to: SourcingState } | { ok: false; reason: 'NOT_ALLOWED' | 'WRONG_STATE' }

/**
 * Where an action takes a request: NOT_ALLOWED when the actor never may, WRONG_STATE when not now. `lotsLeft` is how many
 * lots have no award once the action is done.
 */
export function sourcingTransition(
  state: SourcingState,
  action: SourcingAction,
  actor: SourcingActor,
  lotsLeft = 0,
): SourcingTransition {
  const edge = sourcingEdges.find((each) => each.action === action && each.actor === actor)
  if (!edge) return { ok: false, reason: 'NOT_ALLOWED' }
  if (!edge.from.includes(state)) return { ok: false, reason: 'WRONG_STATE' }
  if (edge.to !== 'decided') return { ok: true, to: edge.to }
  return { ok: true, to: lotsLeft > 0 ? 'open' : 'awarded' }
}

/** What an actor may do with a request now: the buttons that are shown. */
export const sourcingActionsFor = (state: SourcingState, actor: SourcingActor): SourcingAction[] =>
  sourcingActions.filter((action) => sourcingTransition(state, action, actor).ok)
