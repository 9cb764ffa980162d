import type { Actor } from './actors.ts'

/** One kind of page: its name in reports, where it is, and who looks at it (nobody: a visitor). */
export type PageKind = {
  name: string
  path: string
  actor?: Actor
  /** Made of parts that other kinds show too: one look, in this theme and at this width, is enough. */
  once?: { theme: 'light' | 'dark'; width: 1440 | 390 }
  /** The app's own setting of the direction. */
  direction?: 'rtl'
}

/** Records that pages are made of: one listing of each kind, a post, a term, people, a partner. */
export type Samples = {
  listing: string
  globalListing: string
  service: string
  post: string
  category: string
  entry: string
  seller: string
  customer: string
  partner: string
}

/** Stands for records where only the kinds matter. */
export const noSamples: Samples = {
  listing: '',
  globalListing: '',
  service: '',
  post: '',
  category: '',
  entry: '',
  seller: '',
  customer: '',
  partner: '',
}

const wide = { theme: 'light', width: 1440 } as const
const narrow = { theme: 'light', width: 390 } as const
const wideAtNight = { theme: 'dark', width: 1440 } as const
const narrowAtNight = { theme: 'dark', width: 390 } as const

/** Every kind of page a visitor can open on the site. */
const publicPages = (sample: Samples): PageKind[] => [
  { name: 'home', path: '/' },
  { name: 'listings', path: '/warehouses' },
  { name: 'listings-us', path: '/warehouses/us' },
  { name: 'listings-region', path: '/warehouses/region/west' },
  { name: 'listings-country', path: '/warehouses/country/US' },
  { name: 'hot-racks', path: '/warehouses/hot-racks' },
  { name: 'featured', path: '/warehouses/featured' },
  { name: 'search', path: '/search?type=warehouse' },
  { name: 'listing', path: `/warehouses/${sample.listing}` },
  { name: 'listing-global', path: `/warehouses/${sample.globalListing}` },
  { name: 'services', path: '/services' },
  { name: 'service', path: `/services/${sample.service}` },
  { name: 'news', path: '/news' },
  { name: 'news-post', path: `/news/${sample.post}` },
  { name: 'news-category', path: `/news/category/${sample.category}` },
  { name: 'faqs', path: '/faqs' },
  { name: 'encyclopedia', path: '/encyclopedia' },
  { name: 'encyclopedia-entry', path: `/encyclopedia/${sample.entry}` },
  { name: 'articles', path: '/articles' },
  { name: 'article-blocks', path: '/articles/read-a-rate-sheet-before-you-sign' },
  { name: 'definitions', path: '/supply-chain-logistics-definitions' },
  { name: 'knowledge-base', path: '/knowledge-base' },
  { name: 'news-search', path: '/news/search' },
  { name: 'about-us', path: '/about-us' },
  { name: 'profile', path: '/users/manager/7' },
  { name: 'compare', path: '/compare?ids=1,2' },
  { name: 'arabic-home', path: '/ar' },
  { name: 'arabic-faqs', path: '/ar/faqs' },
  { name: 'arabic-listing', path: `/ar/warehouses/${sample.listing}`, once: narrow },
  { name: 'spanish-home', path: '/es', once: narrow },
  { name: 'spanish-search', path: '/es/search/warehouses', once: wideAtNight },
  { name: 'spanish-listing', path: `/es/warehouses/${sample.listing}`, once: narrow },
  { name: 'not-found', path: '/there-is-no-such-page' },
  { name: 'arabic-not-found', path: '/ar/there-is-no-such-page', once: narrow },
  { name: 'profile-seller', path: `/users/seller/${sample.seller}`, once: wide },
  { name: 'profile-customer', path: `/users/customer/${sample.customer}`, once: narrowAtNight },
  { name: 'search-users', path: '/search/users', once: narrow },
  { name: 'search-services', path: '/search/services', once: wideAtNight },
  { name: 'services-type', path: '/services/type/transportation', once: wide },
  { name: 'partners', path: '/services/partners', once: narrowAtNight },
  { name: 'partner', path: `/${sample.partner}`, once: narrow },
  { name: 'rating-system', path: '/rating-system', once: wideAtNight },
  { name: 'how-ranking-works', path: '/how-ranking-works', once: narrow },
  { name: 'listings-state', path: '/warehouses/country/US/state/TX', once: narrow },
  { name: 'contact-us', path: '/contact-us', once: narrowAtNight },
  { name: 'warehouse-of-the-week', path: '/warehouse-of-the-week', once: wide },
  { name: 'agreement', path: '/warehouse-agreement', once: narrow },
  { name: 'arabic-listings', path: '/ar/warehouses/us', once: narrowAtNight },
  { name: 'arabic-search', path: '/ar/search/warehouses', once: wide },
  { name: 'arabic-services', path: '/ar/services', once: narrow },
]

/** The screens of the app, each for somebody who uses it. */
const APP_PAGES: readonly PageKind[] = [
  { name: 'login', path: '/auth/login' },
  { name: 'register', path: '/auth/register' },
  { name: 'forgot-password', path: '/auth/forgot-password' },
  { name: 'rfp-wizard', path: '/warehouses/rfp/1' },
  { name: 'rfp-success', path: '/success-rfp', once: narrowAtNight },
  { name: 'rfp-own', path: '/dashboard/submit-rfp', actor: 'customer' },
  { name: 'confirm-email', path: '/auth/confirm-email?token=none', once: narrow },
  { name: 'settings-data', path: '/settings#data', actor: 'seller', once: narrowAtNight },
  { name: 'settings-identity', path: '/settings#identity', actor: 'customer', once: narrow },
  { name: 'person', path: '/dashboard/people/2', actor: 'admin' },
  { name: 'leads', path: '/dashboard/leads', actor: 'seller', once: narrow },
  { name: 'dashboard-customer', path: '/dashboard', actor: 'customer' },
  { name: 'dashboard-seller', path: '/dashboard', actor: 'seller' },
  { name: 'dashboard-admin', path: '/dashboard', actor: 'admin' },
  { name: 'transactions', path: '/dashboard/transactions', actor: 'customer' },
  { name: 'listing-form', path: '/dashboard/warehouses/edit/1', actor: 'seller' },
  { name: 'curation', path: '/dashboard/visible', actor: 'admin' },
  { name: 'service-form', path: '/dashboard/managed/service/7', actor: 'admin' },
  { name: 'people', path: '/dashboard/users', actor: 'admin' },
  { name: 'content-list', path: '/dashboard/manage-knowledge-center/faq', actor: 'admin' },
  { name: 'listing-import', path: '/dashboard/warehouses/import', actor: 'seller' },
  { name: 'own-newsletter', path: '/dashboard/newsletter', actor: 'seller' },
  { name: 'reviews-received', path: '/dashboard/reviews', actor: 'seller', once: narrowAtNight },
  { name: 'quotes', path: '/dashboard/quotes', actor: 'seller', once: wide },
  { name: 'partner-form', path: '/dashboard/partner/create/software', actor: 'admin' },
  { name: 'claims', path: '/dashboard/managed/claims', actor: 'admin' },
  { name: 'submissions', path: '/dashboard/email-submission', actor: 'admin' },
  { name: 'coupons', path: '/dashboard/coupon', actor: 'admin' },
  { name: 'orders-of-all', path: '/dashboard/transactions', actor: 'admin' },
  { name: 'notifications', path: '/dashboard/notifications', actor: 'seller' },
  { name: 'identity', path: '/auth/kyc', actor: 'customer2' },
  { name: 'settings-plan', path: '/settings#subscriptions', actor: 'seller' },
  { name: 'settings', path: '/settings', actor: 'customer' },
  { name: 'settings-rfp', path: '/settings#RFP', actor: 'customer' },
  { name: 'settings-billing', path: '/settings#billing', actor: 'customer' },
  { name: 'settings-permissions', path: '/settings#permissions', actor: 'seller' },
  { name: 'payouts', path: '/dashboard/payouts', actor: 'admin', once: wide },
  { name: 'ad-analytics', path: '/dashboard/ad-analytics-dashboard', actor: 'seller' },
  {
    name: 'ad-analytics-listings',
    path: '/dashboard/ad-analytics-dashboard?tab=listings',
    actor: 'seller',
    once: narrow,
  },
  { name: 'ad-analytics-of-all', path: '/dashboard/ad-analytics-dashboard', actor: 'admin', once: wideAtNight },
  { name: 'ad-sellers', path: '/dashboard/ad-analytics-dashboard?tab=sellers', actor: 'admin', once: narrowAtNight },
  { name: 'ad-engine', path: '/dashboard/ad-engine', actor: 'admin' },
  { name: 'zero-balance-users', path: '/dashboard/zero-balance-users', actor: 'admin' },
  { name: 'system-health', path: '/dashboard/system-health', actor: 'admin' },
  { name: 'activity-of-no-day', path: '/dashboard/activity?to=2020-01-01', actor: 'admin', once: narrow },
  { name: 'account-holders', path: '/dashboard/acc-holder-list', actor: 'admin' },
  { name: 'explore', path: '/dashboard/warehouses', actor: 'customer', once: wideAtNight },
  { name: 'explore-search', path: '/dashboard/search', actor: 'customer', once: narrow },
  { name: 'compare-in-app', path: '/dashboard/compare?ids=1,2', actor: 'customer' },
  { name: 'messages', path: '/dashboard/messages', actor: 'seller', once: narrow },
  { name: 'settings-transactions', path: '/settings#transactions', actor: 'customer', once: wide },
  { name: 'settings-security', path: '/settings#security', actor: 'customer', once: narrowAtNight },
  { name: 'payout-form', path: '/auth/payout', actor: 'seller', once: narrow },
  { name: 'curation-rtl', path: '/dashboard/visible', actor: 'admin', once: wide, direction: 'rtl' },
  { name: 'transactions-rtl', path: '/dashboard/transactions', actor: 'customer', once: narrow, direction: 'rtl' },
  { name: 'listing-form-rtl', path: '/dashboard/warehouses/edit/1', actor: 'seller', once: narrow, direction: 'rtl' },
]

/** Every kind of page of site and app. */
export const allPages = (sample: Samples): PageKind[] => [...publicPages(sample), ...APP_PAGES]
