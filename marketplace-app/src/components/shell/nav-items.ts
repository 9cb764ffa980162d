import { LayoutDashboard, type LucideIcon, PenLine, ReceiptText, Settings, Warehouse } from 'lucide-react'
import type { UserType } from '@stackyard/shared/schema/user'
import { texts } from '../../lib/texts'

export type NavItem = {
  label: string
  icon: LucideIcon
  /** A screen of the app, or `href` for what another face of the house shows. */
  to?: '/dashboard' | '/dashboard/warehouses' | '/dashboard/transactions' | '/settings'
  href?: string
  exact?: boolean
}

const words = texts.nav
const start: NavItem = { label: words.dashboard, icon: LayoutDashboard, to: '/dashboard', exact: true }
const explore: NavItem = { label: words.explore, icon: Warehouse, to: '/dashboard/warehouses' }
const settings: NavItem = { label: words.settings, icon: Settings, to: '/settings' }
const panel: NavItem = { label: words.panel, icon: PenLine, href: '/admin' }
const orders = (label: string): NavItem => ({ label, icon: ReceiptText, to: '/dashboard/transactions' })

/** What a role finds in the sidebar (002 §2.3); null is a visitor. */
export const navItemsFor = (role: UserType | null): NavItem[] => {
  switch (role) {
    case null:
      return [explore]
    case 'admin':
      return [start, explore, orders(words.transactions), settings, panel]
    case 'editor':
      return [start, explore, settings, panel]
    case 'manager':
      return [start, explore, settings]
    case 'seller':
      return [start, explore, orders(words.orders), settings]
    case 'customer':
      return [start, explore, orders(words.reservations), settings]
  }
}
