/** Where a quote is in its life cycle; the graph is `domain/quote-process`. */
export const quoteStages = [
  'requested',
  'sent',
  'countered',
  'accepted',
  'ordered',
  'declined',
  'expired',
  'withdrawn',
] as const
export type QuoteStage = (typeof quoteStages)[number]

/** `send` also means a better quote; `order` is the reservation; `reopen` follows a payment that came to nothing. */
export const quoteActions = ['send', 'counter', 'accept', 'order', 'decline', 'withdraw', 'expire', 'reopen'] as const
export type QuoteAction = (typeof quoteActions)[number]

/** Who acts, in relation to the quote: its merchant, its provider, an admin, or the system. */
export const quoteActors = ['customer', 'seller', 'admin', 'system'] as const
export type QuoteActor = (typeof quoteActors)[number]

/** The services of a listing's own rate sheet that a quote prices. */
export const quoteServices = [
  'container_40ft_rate',
  'container_20ft_rate',
  'per_pallet_rate',
  'per_parcel_rate',
  'unit_pick_pack_rate',
  'unit_pick_additional_rate',
  'unit_pick_additional_sku_rate',
  'case_pick_rate',
  'case_pick_additional_rate',
  'case_pick_additional_sku_rate',
  'pallet_pick_rate',
  'labeling_rate',
  'service_labor_rate',
] as const

/** The lines of a quote: what storage costs, what is paid once, the least a month costs, and services by use. */
export const quoteLineKeys = ['storage', 'setup', 'minimum', ...quoteServices, 'return_rate'] as const
export type QuoteLineKey = (typeof quoteLineKeys)[number]
