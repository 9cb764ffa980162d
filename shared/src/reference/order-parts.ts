/** What a reservation can consist of. */
export const orderPartKinds = ['storage', 'fulfillment'] as const
export type OrderPartKind = (typeof orderPartKinds)[number]
