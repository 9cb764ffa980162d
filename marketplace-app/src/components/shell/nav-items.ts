import type { LinkProps } from '@tanstack/react-router'
import {
  Activity,
  Banknote,
  Bookmark,
  BookOpen,
  ChartNoAxesCombined,
  ContactRound,
  Handshake,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageSquareQuote,
  MessagesSquare,
  Mail,
  Newspaper,
  PackagePlus,
  PenLine,
  ReceiptText,
  Settings,
  TicketPercent,
  Truck,
  UserCog,
  Users,
  Wallet,
  WalletMinimal,
  Warehouse,
} from 'lucide-react'
import type { UserType } from '@stackyard/shared/schema/user'
import { isServiceProvider, type Trader } from '../../lib/service-provider'
import { texts } from '../../lib/texts'

export type NavItem = {
  label: string
  icon: LucideIcon
  /** A screen of the app, or `href` for what another face of the house shows. */
  to?: LinkProps['to']
  /** What stands in `to` for its `$id`. */
  params?: { id: string }
  href?: string
  exact?: boolean
  /** Screens beside `to` that belong to it. */
  also?: readonly string[]
  /** Who finds it; absent: everybody who is signed in. `visitor` is somebody who isn't. */
  roles?: readonly (UserType | 'visitor')[]
  /** Of providers only those of warehouses, or only those of services. */
  offers?: 'warehouses' | 'services'
}

export type NavSection = { label: string; items: readonly NavItem[] }

const words = texts.nav

/** Views of the admins' table that have an address of their own. */
const curated = ['hidden', 'not-verified', 'not-featured', 'not-rated'].map((view) => `/dashboard/warehouses/${view}`)

/**
 * The sidebar. A new screen is a line here, with the roles that find it; what a person may do is decided by
 * the server, whatever stands here.
 */
const sections: readonly NavSection[] = [
  {
    label: words.sections.start,
    items: [
      { label: words.dashboard, icon: LayoutDashboard, to: '/dashboard', exact: true },
      {
        label: words.messages,
        icon: MessagesSquare,
        to: '/dashboard/messages',
        roles: ['customer', 'seller', 'manager', 'admin'],
      },
    ],
  },
  {
    label: words.sections.marketplace,
    items: [
      {
        label: words.explore,
        icon: Warehouse,
        to: '/dashboard/warehouses',
        roles: ['visitor', 'customer', 'seller', 'manager', 'editor', 'admin'],
      },
      { label: words.saved, icon: Bookmark, to: '/dashboard/saved', also: ['/dashboard/shortlists'] },
      {
        label: words.services,
        icon: Truck,
        to: '/dashboard/services',
        roles: ['visitor', 'customer', 'seller', 'manager', 'editor', 'admin'],
      },
    ],
  },
  {
    label: words.sections.trade,
    items: [
      { label: words.reservations, icon: ReceiptText, to: '/dashboard/transactions', roles: ['customer'] },
      {
        label: words.quotes,
        icon: MessageSquareQuote,
        to: '/dashboard/quotes',
        roles: ['customer', 'seller', 'admin'],
      },
      {
        label: words.rfps,
        icon: ListChecks,
        to: '/dashboard/submit-rfp',
        roles: ['customer'],
      },
      {
        label: words.leads,
        icon: ListChecks,
        to: '/dashboard/leads',
        also: ['/dashboard/submit-rfp'],
        roles: ['seller', 'manager', 'admin'],
      },
      {
        label: words.listWarehouse,
        icon: PackagePlus,
        to: '/dashboard/warehouses/create',
        also: ['/dashboard/warehouses/import', '/dashboard/warehouses/edit'],
        roles: ['seller'],
        offers: 'warehouses',
      },
      {
        label: words.listService,
        icon: PackagePlus,
        to: '/dashboard/services/edit/$id',
        params: { id: 'own' },
        also: ['/dashboard/warehouses/create', '/dashboard/warehouses/import', '/dashboard/warehouses/edit'],
        roles: ['seller'],
        offers: 'services',
      },
      { label: words.orders, icon: ReceiptText, to: '/dashboard/transactions', roles: ['seller', 'manager'] },
      { label: words.reviews, icon: PenLine, to: '/dashboard/reviews', roles: ['seller'] },
      { label: words.ownNewsletter, icon: Mail, to: '/dashboard/newsletter', roles: ['seller'] },
    ],
  },
  {
    label: words.sections.advertising,
    items: [
      { label: words.campaigns, icon: Megaphone, to: '/dashboard/campaigns', roles: ['seller'] },
      { label: words.wallet, icon: Wallet, to: '/dashboard/wallet', roles: ['seller'] },
      {
        label: words.adAnalytics,
        icon: ChartNoAxesCombined,
        to: '/dashboard/ad-analytics-dashboard',
        roles: ['seller', 'admin'],
      },
      { label: words.adEngine, icon: Megaphone, to: '/dashboard/ad-engine', roles: ['admin'] },
      { label: words.zeroBalance, icon: WalletMinimal, to: '/dashboard/zero-balance-users', roles: ['admin'] },
    ],
  },
  {
    label: words.sections.admin,
    items: [
      { label: words.transactions, icon: ReceiptText, to: '/dashboard/transactions', roles: ['admin'] },
      { label: words.payouts, icon: Banknote, to: '/dashboard/payouts', roles: ['admin'] },
      {
        label: words.curate,
        icon: ListChecks,
        to: '/dashboard/visible',
        also: [...curated, '/dashboard/warehouses/import', '/dashboard/warehouses/edit'],
        roles: ['admin'],
      },
      { label: words.partners, icon: Handshake, to: '/dashboard/partner', roles: ['admin'] },
      { label: words.people, icon: Users, to: '/dashboard/users', roles: ['admin'] },
      { label: words.accountHolders, icon: ContactRound, to: '/dashboard/acc-holder-list', roles: ['admin'] },
      { label: words.managers, icon: UserCog, to: '/dashboard/managed', roles: ['admin'] },
      { label: words.coupons, icon: TicketPercent, to: '/dashboard/coupon', roles: ['admin'] },
      { label: words.news, icon: Newspaper, to: '/dashboard/news', roles: ['editor', 'admin'] },
      {
        label: words.knowledge,
        icon: BookOpen,
        to: '/dashboard/manage-knowledge-center',
        roles: ['editor', 'admin'],
      },
      { label: words.newsletter, icon: Mail, to: '/dashboard/send-news-letter', roles: ['admin'] },
      { label: words.submissions, icon: Inbox, to: '/dashboard/email-submission', roles: ['admin'] },
      { label: words.systemHealth, icon: Activity, to: '/dashboard/system-health', roles: ['admin'] },
      { label: words.panel, icon: PenLine, href: '/admin', roles: ['editor', 'admin'] },
    ],
  },
  { label: words.sections.account, items: [{ label: words.settings, icon: Settings, to: '/settings' }] },
]

/** The sections a person finds, without empty ones; null is a visitor. */
export const navSectionsFor = (person: Trader | null): NavSection[] =>
  sections.flatMap((section) => {
    const role = person?.userType ?? null
    const offer = isServiceProvider(person) ? 'services' : 'warehouses'
    const items = section.items.filter(
      ({ roles, offers = offer }) => (roles ? roles.includes(role ?? 'visitor') : role !== null) && offers === offer,
    )
    return items.length > 0 ? [{ ...section, items }] : []
  })

const isWithin = (path: string, screen: string): boolean => path === screen || path.startsWith(`${screen}/`)

/** How much of the path an item stands for, in characters; 0 for none of it. */
function nearness({ to, params, exact, also = [] }: NavItem, path: string): number {
  const screen = to?.replace('$id', params?.id ?? '$id')
  const own = screen !== undefined && (exact ? path === screen : isWithin(path, screen)) ? screen.length : 0
  return Math.max(own, ...also.filter((screen) => isWithin(path, screen)).map((screen) => screen.length))
}

/** The one item that stands for `path`: of those that lead to it the closest. */
export const currentItem = (sections: readonly NavSection[], path: string): NavItem | undefined =>
  sections
    .flatMap(({ items }) => items)
    .filter((item) => nearness(item, path) > 0)
    .toSorted((a, b) => nearness(b, path) - nearness(a, path))[0]
