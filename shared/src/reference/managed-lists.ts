/** Parts of the own list: what is shown, drafts, what the platform hides, and what nobody has confirmed for 60 days. */
export const listingTabs = ['all', 'live', 'draft', 'hidden', 'hotrack', 'stale'] as const
export type ListingTab = (typeof listingTabs)[number]

export const managedSorts = ['updatedAt', 'createdAt', 'name', 'seller', 'diamond', 'rating', 'space', 'city'] as const
export type ManagedSort = (typeof managedSorts)[number]

/** What a provider's own list can be sorted by besides. */
export const ownSorts = [...managedSorts, 'rate', 'free', 'reservations', 'views'] as const
export type OwnSort = (typeof ownSorts)[number]
