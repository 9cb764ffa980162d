/** What a provider has to answer. */
export const deskTasks = ['reservation', 'cancel-request', 'quote'] as const
export type DeskTaskKind = (typeof deskTasks)[number]

/** A month that the platform could not charge, or one that has begun and that the warehouse bills. */
export const deskDebts = ['failed', 'begun'] as const
export type DeskDebtKind = (typeof deskDebts)[number]

/** How many items of each list a desk shows. */
export const DESK_ITEMS = 20
/** How many days of arrivals a desk shows. */
export const DESK_DAYS = 14
