/** userType as in 000 §3.4, and `editor` for the CMS (DECISIONS §1). */
export const userTypes = ['admin', 'manager', 'seller', 'customer', 'editor'] as const
export type UserType = (typeof userTypes)[number]

/** Profile badges (000 §1). */
export const userBadges: Readonly<Partial<Record<UserType, string>>> = {
  seller: 'Representative',
  customer: 'Merchant',
}
