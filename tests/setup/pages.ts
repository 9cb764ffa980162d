import type { Actor } from './actors.ts'

/** One kind of page: its name in reports, where it is, and who looks at it (nobody: a visitor). */
export type PageKind = { name: string; path: string; actor?: Actor }

/** Records that pages are made of: one listing of each kind, a post, a term. */
export type Samples = {
  listing: string
  globalListing: string
  service: string
  post: string
  category: string
  entry: string
}

/** Every kind of page a visitor can open on the site. */
export const publicPages = (sample: Samples): PageKind[] => [
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
  { name: 'not-found', path: '/there-is-no-such-page' },
]

/** The screens of the app, each for somebody who uses it. */
export const APP_PAGES: PageKind[] = [
  { name: 'login', path: '/auth/login' },
  { name: 'register', path: '/auth/register' },
  { name: 'forgot-password', path: '/auth/forgot-password' },
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
]
