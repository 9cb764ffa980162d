/** Where a request to several warehouses is in its life cycle; the graph is `domain/sourcing-process`. */
export const sourcingStates = ['draft', 'open', 'awarded', 'closed', 'expired'] as const
export type SourcingState = (typeof sourcingStates)[number]

/** `uninvite` takes an invitation back; `extend` gives more time to answer; `ask` is a provider's question and `reply` the merchant's answer to it. */
export const sourcingActions = [
  'save',
  'open',
  'invite',
  'uninvite',
  'extend',
  'ask',
  'reply',
  'award',
  'close',
  'expire',
] as const
export type SourcingAction = (typeof sourcingActions)[number]

export const sourcingActors = ['customer', 'seller', 'system'] as const
export type SourcingActor = (typeof sourcingActors)[number]

export const MOST_LOTS = 5
export const MOST_INVITED = 20
export const MOST_SUGGESTED = 10
export const MOST_QUESTIONS = 10
export const MOST_FILES = 10

/** What quotes are ranked by. */
export const sourcingCriteria = ['price', 'rating', 'distance', 'answerTime'] as const
export type SourcingCriterion = (typeof sourcingCriteria)[number]

/** How much each criterion counts, 0 to 10. */
export type SourcingWeights = Readonly<Record<SourcingCriterion, number>>
export const HEAVIEST = 10
export const defaultWeights: SourcingWeights = { price: 6, rating: 2, distance: 1, answerTime: 1 }

/** Why a merchant chose another quote, or none; the sentence is what the other warehouses read. */
export const sourcingReasons = {
  other: 'We chose another warehouse this time.',
  price: 'The price is above our budget.',
  dates: 'The dates don’t suit us.',
  services: 'We need services that another warehouse offers.',
  location: 'We chose a warehouse in another location.',
  plans: 'Our plans have changed, and we no longer need the space.',
} as const
export const sourcingReasonKeys = Object.keys(sourcingReasons) as [SourcingReason, ...SourcingReason[]]
export type SourcingReason = keyof typeof sourcingReasons
