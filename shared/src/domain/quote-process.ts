import { quoteActions, type QuoteAction, type QuoteActor, type QuoteStage } from '../reference/quote-terms'

/**
 * How a reader stands to a quote. An admin stands in for a provider whose profile the platform manages, since nobody signs in
 * for it; of all other quotes an admin is a reader.
 */
export type QuoteRole = QuoteActor | 'stand-in'

type Edge = {
  readonly action: QuoteAction
  readonly actor: QuoteRole
  readonly from: readonly QuoteStage[]
  readonly to: QuoteStage
}

/**
 * The life cycle of a quote as one graph: the server, the buttons, and the matrix test read it. `declined`, `withdrawn`,
 * and `expired` are ends, except that the provider may send an expired quote anew. Who stands in declines and sends no
 * price: a managed warehouse can't be reserved.
 */
export const quoteEdges: readonly Edge[] = [
  { action: 'send', actor: 'seller', from: ['requested', 'sent', 'countered', 'expired'], to: 'sent' },
  { action: 'counter', actor: 'customer', from: ['sent'], to: 'countered' },
  { action: 'accept', actor: 'customer', from: ['sent'], to: 'accepted' },
  { action: 'order', actor: 'customer', from: ['sent', 'accepted'], to: 'ordered' },
  { action: 'decline', actor: 'customer', from: ['sent', 'countered', 'accepted'], to: 'declined' },
  { action: 'decline', actor: 'seller', from: ['requested', 'countered'], to: 'declined' },
  { action: 'decline', actor: 'stand-in', from: ['requested', 'countered'], to: 'declined' },
  { action: 'withdraw', actor: 'customer', from: ['requested'], to: 'withdrawn' },
  { action: 'withdraw', actor: 'seller', from: ['sent'], to: 'withdrawn' },
  { action: 'expire', actor: 'system', from: ['requested', 'sent', 'countered', 'accepted'], to: 'expired' },
  { action: 'reopen', actor: 'system', from: ['ordered'], to: 'accepted' },
]

/** A quote that can no longer be accepted by itself. */
export const isEnded = (stage: QuoteStage): boolean =>
  stage === 'ordered' || stage === 'declined' || stage === 'expired' || stage === 'withdrawn'

export type QuoteTransition = { ok: true; to: QuoteStage } | { ok: false; reason: 'NOT_ALLOWED' | 'WRONG_STAGE' }

/** Where an action by an actor takes a quote: NOT_ALLOWED when the actor never may, WRONG_STAGE when not now. */
export function quoteTransition(stage: QuoteStage, action: QuoteAction, actor: QuoteRole): QuoteTransition {
  const edge = quoteEdges.find((candidate) => candidate.action === action && candidate.actor === actor)
  if (!edge) return { ok: false, reason: 'NOT_ALLOWED' }
  return edge.from.includes(stage) ? { ok: true, to: edge.to } : { ok: false, reason: 'WRONG_STAGE' }
}

/** Who acts, as history has it: a stand-in is an admin. */
export const actorInRole = (role: QuoteRole): QuoteActor => (role === 'stand-in' ? 'admin' : role)

/** The actions an actor may take on a quote now: the buttons that are shown. */
export const quoteActionsFor = (stage: QuoteStage, actor: QuoteRole): QuoteAction[] =>
  quoteActions.filter((action) => quoteTransition(stage, action, actor).ok)
