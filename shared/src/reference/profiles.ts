/** Kinds of people who have a profile of their own; the platform's own accounts have none. */
export const profileTypes = ['seller', 'customer', 'manager'] as const
export type ProfileType = (typeof profileTypes)[number]

/** Orders of the search of people. */
export const userSorts = ['best', 'name', 'newest'] as const
export type UserSort = (typeof userSorts)[number]
