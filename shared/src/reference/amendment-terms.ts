/** Where a proposed change of a reservation is; the graph is `domain/amendment-process`. */
export const amendmentStates = ['proposed', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type AmendmentState = (typeof amendmentStates)[number]

export const amendmentActions = ['accept', 'decline', 'withdraw', 'expire'] as const
export type AmendmentAction = (typeof amendmentActions)[number]

/** The sides that can propose a change. */
export const amendmentSides = ['customer', 'seller'] as const
export type AmendmentSide = (typeof amendmentSides)[number]

export const amendmentActors = ['customer', 'seller', 'admin', 'system'] as const
export type AmendmentActor = (typeof amendmentActors)[number]

/**
 * What can be changed: the quantity from a day on, a later end, an earlier end. These concern space. Fulfillment can be
 * ended whether it was reserved alone or with space, and both parts together.
 */
export const amendmentKinds = ['quantity', 'extension', 'end', 'fulfillment-end', 'both-end'] as const
export type AmendmentKind = (typeof amendmentKinds)[number]

/** Months by which a reservation can be extended at once. */
export const extensionMonths = [1, 3, 6, 12] as const
