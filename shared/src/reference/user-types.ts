/** The kinds of accounts, and `editor` for the CMS. */
export const userTypes = ['admin', 'manager', 'seller', 'customer', 'editor'] as const
export type UserType = (typeof userTypes)[number]

/** Profile badges. */
export const userBadges: Readonly<Partial<Record<UserType, string>>> = {
  seller: 'Representative',
  customer: 'Merchant',
}
