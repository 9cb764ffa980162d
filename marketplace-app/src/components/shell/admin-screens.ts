import type { LinkProps } from '@tanstack/react-router'
import { paletteTexts as words } from '../../lib/texts/palette'

/** Screens of admins that stand in no section of the sidebar: the palette leads to them. */
export const adminScreens: readonly { label: string; to: NonNullable<LinkProps['to']>; words?: string }[] = [
  { label: words.admin.notVerified, to: '/dashboard/warehouses/not-verified' },
  { label: words.admin.hidden, to: '/dashboard/warehouses/hidden' },
  { label: words.admin.notFeatured, to: '/dashboard/warehouses/not-featured', words: words.admin.also.notFeatured },
  { label: words.admin.notRated, to: '/dashboard/warehouses/not-rated', words: words.admin.also.notRated },
  { label: words.admin.servicesNotVerified, to: '/dashboard/services/not-verified' },
  { label: words.admin.servicesHidden, to: '/dashboard/services/hidden' },
  { label: words.admin.sellers, to: '/dashboard/users/sellers', words: words.admin.also.sellers },
  { label: words.admin.customers, to: '/dashboard/users/customers', words: words.admin.also.customers },
  { label: words.admin.claims, to: '/dashboard/managed/claims' },
  { label: words.admin.password, to: '/dashboard/users-password' },
  { label: words.admin.export, to: '/dashboard/export-user-data' },
  { label: words.admin.import, to: '/dashboard/warehouses/import' },
]
