/** How soon a person hears what is new for a saved search. */
export const alertPaces = ['off', 'now', 'daily', 'weekly'] as const
export type AlertPace = (typeof alertPaces)[number]

/** What a saved search can tell: a warehouse that is new, space that is free on the dates, a lower price, a HotRack. */
export const alertReasons = ['new', 'free', 'price', 'hotrack'] as const
export type AlertReason = (typeof alertReasons)[number]

/** Saved searches of one person. */
export const MOST_SAVED_SEARCHES = 50

/** Warehouses in one email; the others are counted. */
export const MOST_IN_ALERT_EMAIL = 10
