/**
 * Where the money of an order is on its way to the seller: `due` waits for its day or for the seller's account, `sending`
 * and `reversing` await the provider's answer, `void` was asked back before it left.
 */
export const payoutStates = ['due', 'sending', 'paid', 'reversing', 'reversed', 'void'] as const
export type PayoutState = (typeof payoutStates)[number]

/** What a seller still has to do at the provider before money can be sent. */
export const payoutAccountStates = ['none', 'incomplete', 'review', 'ready'] as const
export type PayoutAccountState = (typeof payoutAccountStates)[number]

/** How admins look at payouts: those that wait for help, those on their way, sent, asked back, or partly kept. */
export const payoutViews = ['stuck', 'owed', 'sent', 'returned', 'withheld'] as const
