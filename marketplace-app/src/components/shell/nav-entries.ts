import type { LinkProps } from '@tanstack/react-router'
import {
  Activity,
  Banknote,
  Bookmark,
  BookOpen,
  CalendarRange,
  ChartNoAxesCombined,
  ContactRound,
  FileText,
  Handshake,
  History,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageSquareQuote,
  MessagesSquare,
  Mail,
  Newspaper,
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
import { texts } from '../../lib/texts'

export type NavItem = {
  label: string
  icon: LucideIcon
  /** A screen of the app, or `href` for what another face of the product shows. */
  to?: LinkProps['to']
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
const sectionWords = words.sections

/** Views of the admins' table that have an address of their own. */
const curated = ['hidden', 'not-verified', 'not-featured', 'not-rated'].map((view) => `/dashboard/warehouses/${view}`)

/** Forms and imports of listings. */
const writing = ['create', 'import', 'edit', 'bulk-edit', 'space'].map((form) => `/dashboard/warehouses/${form}`)

const traders = ['customer', 'seller', 'manager', 'admin'] as const
const readers = ['visitor', 'customer', 'seller', 'manager', 'editor', 'admin'] as const
const providers = ['seller', 'manager'] as const

/**
 * The sidebar, as data: a new screen is a line here, with the roles that find it. What comes first is what a role does
 * most. What a person may do is decided by the server.
 */
export const navSections: readonly NavSection[] = [
  {
    label: sectionWords.work,
    items: [
      { label: words.overview, icon: LayoutDashboard, to: '/dashboard', exact: true },
      {
        label: words.ownWarehouses,
        icon: Warehouse,
        to: '/dashboard/my-listings',
        also: writing,
        roles: providers,
        offers: 'warehouses',
      },
      {
        label: words.ownService,
        icon: Truck,
        to: '/dashboard/my-listings',
        also: ['/dashboard/services/edit/own', ...writing],
        roles: ['seller'],
        offers: 'services',
      },
      {
        label: words.listings,
        icon: ListChecks,
        to: '/dashboard/visible',
        also: [...curated, ...writing],
        roles: ['admin'],
      },
      {
        label: words.requests,
        icon: MessageSquareQuote,
        to: '/dashboard/requests',
        also: ['/dashboard/quotes'],
        roles: ['customer', 'seller'],
      },
      { label: words.quotes, icon: MessageSquareQuote, to: '/dashboard/quotes', roles: ['admin'] },
      { label: words.rfps, icon: FileText, to: '/dashboard/submit-rfp', roles: ['customer'] },
      {
        label: words.leads,
        icon: FileText,
        to: '/dashboard/leads',
        also: ['/dashboard/submit-rfp'],
        roles: ['seller', 'manager', 'admin'],
      },
      { label: words.reservations, icon: ReceiptText, to: '/dashboard/transactions', roles: traders },
      {
        label: words.calendar,
        icon: CalendarRange,
        to: '/dashboard/calendar',
        roles: ['seller'],
        offers: 'warehouses',
      },
      { label: words.messages, icon: MessagesSquare, to: '/dashboard/messages', roles: traders },
    ],
  },
  {
    label: sectionWords.find,
    items: [
      { label: words.explore, icon: Warehouse, to: '/dashboard/warehouses', roles: readers },
      { label: words.saved, icon: Bookmark, to: '/dashboard/saved', also: ['/dashboard/shortlists'] },
      { label: words.services, icon: Truck, to: '/dashboard/services', roles: readers },
    ],
  },
  {
    label: sectionWords.money,
    items: [
      { label: words.payouts, icon: Banknote, to: '/dashboard/payouts', roles: ['seller', 'admin'] },
      { label: words.invoices, icon: ReceiptText, to: '/dashboard/invoices', roles: ['customer', 'seller'] },
      { label: words.coupons, icon: TicketPercent, to: '/dashboard/coupon', roles: ['admin'] },
    ],
  },
  {
    label: sectionWords.advertising,
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
      { label: words.reviews, icon: PenLine, to: '/dashboard/reviews', roles: ['seller'] },
      { label: words.ownNewsletter, icon: Mail, to: '/dashboard/newsletter', roles: ['seller'] },
    ],
  },
  {
    label: sectionWords.people,
    items: [
      { label: words.people, icon: Users, to: '/dashboard/users', roles: ['admin'] },
      { label: words.activity, icon: History, to: '/dashboard/activity', roles: ['admin'] },
      { label: words.accountHolders, icon: ContactRound, to: '/dashboard/acc-holder-list', roles: ['admin'] },
      { label: words.managers, icon: UserCog, to: '/dashboard/managed', roles: ['admin'] },
      { label: words.partners, icon: Handshake, to: '/dashboard/partner', roles: ['admin'] },
    ],
  },
  {
    label: sectionWords.content,
    items: [
      { label: words.news, icon: Newspaper, to: '/dashboard/news', roles: ['editor', 'admin'] },
      {
        label: words.knowledge,
        icon: BookOpen,
        to: '/dashboard/manage-knowledge-center',
        roles: ['editor', 'admin'],
      },
      { label: words.newsletter, icon: Mail, to: '/dashboard/send-news-letter', roles: ['admin'] },
      { label: words.submissions, icon: Inbox, to: '/dashboard/email-submission', roles: ['admin'] },
      { label: words.panel, icon: PenLine, href: '/admin', roles: ['editor', 'admin'] },
    ],
  },
  {
    label: sectionWords.account,
    items: [
      { label: words.systemHealth, icon: Activity, to: '/dashboard/system-health', roles: ['admin'] },
      { label: words.settings, icon: Settings, to: '/settings' },
    ],
  },
]
