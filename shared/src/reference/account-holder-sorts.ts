/** What account holders can be sorted by; people without a wallet, a top-up or a sign-in come last in either order. */
export const accountHolderSorts = [
  'createdAt',
  'company',
  'balance',
  'reserved',
  'spent',
  'lastTopUpAt',
  'lastSignInAt',
  'orders',
] as const
export type AccountHolderSort = (typeof accountHolderSorts)[number]
