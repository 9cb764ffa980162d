import {
  amendmentActions,
  type AmendmentAction,
  type AmendmentActor,
  type AmendmentSide,
  type AmendmentState,
} from '../reference/amendment-terms'

/** How an actor stands to a proposal: who made it, who answers it, or neither. */
type Role = 'proposer' | 'other' | 'system' | 'reader'

type Edge = {
  readonly action: AmendmentAction
  readonly role: Role
  readonly from: AmendmentState
  readonly to: AmendmentState
}

/** The life of a proposed change as one graph: the server, the buttons, and the matrix test read it. */
export const amendmentEdges: readonly Edge[] = [
  { action: 'accept', role: 'other', from: 'proposed', to: 'accepted' },
  { action: 'decline', role: 'other', from: 'proposed', to: 'declined' },
  { action: 'withdraw', role: 'proposer', from: 'proposed', to: 'withdrawn' },
  { action: 'expire', role: 'system', from: 'proposed', to: 'expired' },
]

/** The other side of a proposal. */
export const otherSide = (side: AmendmentSide): AmendmentSide => (side === 'customer' ? 'seller' : 'customer')

const roleOf = (actor: AmendmentActor, proposedBy: AmendmentSide): Role => {
  if (actor === 'system') return 'system'
  if (actor === 'admin') return 'reader'
  return actor === proposedBy ? 'proposer' : 'other'
}

export type AmendmentTransition =
  { ok: true; to: AmendmentState } | { ok: false; reason: 'NOT_ALLOWED' | 'WRONG_STATE' }

/** Where an action by an actor takes a proposal: NOT_ALLOWED when the actor never may, WRONG_STATE when not now. */
export function amendmentTransition(
  { state, proposedBy }: { state: AmendmentState; proposedBy: AmendmentSide },
  action: AmendmentAction,
  actor: AmendmentActor,
): AmendmentTransition {
  const role = roleOf(actor, proposedBy)
  const edge = amendmentEdges.find((each) => each.action === action && each.role === role)
  if (!edge) return { ok: false, reason: 'NOT_ALLOWED' }
  return edge.from === state ? { ok: true, to: edge.to } : { ok: false, reason: 'WRONG_STATE' }
}

/** What an actor may do with a proposal now: the buttons that are shown. */
export const amendmentActionsFor = (
  proposal: { state: AmendmentState; proposedBy: AmendmentSide },
  actor: AmendmentActor,
): AmendmentAction[] => amendmentActions.filter((action) => amendmentTransition(proposal, action, actor).ok)

/** How many days a proposal stays open, unless its first day comes before. */
export const PROPOSAL_DAYS = 14

/** How many days before its end both sides of a reservation are asked about an extension. */
export const EXTENSION_ASKED_DAYS_BEFORE = 30
