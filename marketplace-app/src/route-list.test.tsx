import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInApi } from './lib/render-in-app.test-data'
import { endSession, startSession } from './lib/session'
import { router } from './router'

/** The route that says that nothing is found. */
const notFound = '/_shell/$'

type Role = 'admin' | 'seller' | 'customer' | 'manager' | 'visitor'

/** Where an address leads somebody, after redirects, and whether a screen stands there. */
async function open(address: string, role: Role) {
  if (role === 'visitor') endSession()
  else
    startSession({
      token: 't',
      refreshToken: 'r',
      user: { id: 1, userType: role, serviceType: role === 'seller' ? 'warehouse' : null, isEmailVerified: true },
    } as never)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) } as never)
  await router.load()
  const { pathname, hash } = router.state.location
  const found = router.state.matches.at(-1)?.routeId
  return { at: hash ? `${pathname}#${hash}` : pathname, isScreen: found !== undefined && found !== notFound }
}

/** Rows of the route list that stand at another address: a redirect leads there. */
const elsewhere: Record<string, string> = {
  '/dashboard/admin': '/dashboard',
  '/dashboard/merchants/5': '/dashboard/users/customers/5',
  '/dashboard/users/customer/5': '/dashboard/users/customers/5',
  '/dashboard/users/submit-rfp': '/dashboard/submit-rfp',
  '/dashboard/managed/warehouses/clone?clone=7': '/dashboard/warehouses/create',
  '/dashboard/managed/warehouses/7': '/dashboard/warehouses/7',
  '/settings/general': '/settings#general',
  '/settings/warehouses': '/settings#warehouses',
}

/** The list's own addresses, those of the site aside (tests/api/content/pages/route-list.spec.ts), by who may see them. */
const rows: Record<Role, readonly string[]> = {
  visitor: [
    '/auth/login',
    '/auth/login?returnTo=%2Fwarehouses',
    '/auth/register',
    '/auth/register?returnTo=%2Fwarehouses',
    '/auth/forgot-password',
    '/auth/reset-password',
    '/auth/email-verify',
    '/acceptPermission',
    '/dashboard/warehouses',
    '/dashboard/warehouses/7',
    '/dashboard/services',
    '/dashboard/search?query=dock',
    '/dashboard/shortlists/shared/token',
    '/warehouses/rfp/7',
    '/success-rfp',
  ],
  customer: [
    '/auth/kyc',
    '/auth/kyc?returnTo=%2Fsettings',
    '/dashboard',
    '/dashboard/users/sellers/5',
    '/dashboard/users/sellers/sample-seller#services',
    '/dashboard/users/customers/5',
    '/dashboard/users/customer/5',
    '/dashboard/merchants/5',
    '/dashboard/warehouses/hot-racks',
    '/dashboard/warehouses/featured',
    '/dashboard/warehouses/region/west',
    '/dashboard/warehouses/us',
    '/dashboard/warehouses/global',
    '/dashboard/warehouses/country/US',
    '/dashboard/warehouses/country/US/state/TX',
    '/dashboard/search?type=warehouse&featured=true',
    '/dashboard/search?type=warehouse&query=dock',
    '/dashboard/search/users?query=dock',
    '/dashboard/services/3',
    '/dashboard/services/type/transportation',
    '/dashboard/transactions',
    '/dashboard/transactions/9',
    '/settings',
    '/settings#general',
    '/settings#basic',
    '/settings#subscriptions',
    '/settings#billing',
    '/settings#transactions',
    '/settings#security',
    '/settings#permissions',
    '/settings/general',
  ],
  seller: [
    '/dashboard/submit-rfp',
    '/dashboard/leads',
    '/dashboard/leads#publicRFP',
    '/auth/payout',
    '/auth/refresh',
    '/dashboard/warehouses/create',
    '/dashboard/warehouses/create?clone=7',
    '/dashboard/warehouses/edit/7',
    '/dashboard/services/edit/3',
    '/settings#warehouses',
    '/settings/warehouses',
    '/dashboard/ad-analytics-dashboard',
    '/dashboard/ad-analytics-dashboard?tab=listings&range=90d',
  ],
  manager: ['/dashboard', '/dashboard/warehouses', '/settings'],
  admin: [
    '/dashboard/admin',
    '/dashboard/submit-rfp',
    '/dashboard/users/submit-rfp',
    '/dashboard/rated',
    '/dashboard/visible',
    '/dashboard/visible/warehouses',
    '/dashboard/visible/services',
    '/dashboard/featured',
    '/dashboard/featured/warehouses',
    '/dashboard/featured/services',
    '/dashboard/verified',
    '/dashboard/verified/warehouses',
    '/dashboard/verified/services',
    '/dashboard/partner',
    '/dashboard/partner/services/transportation',
    '/dashboard/partner/create/transportation',
    '/dashboard/users-password',
    '/dashboard/export-user-data',
    '/dashboard/coupon',
    '/dashboard/coupon/create',
    '/dashboard/acc-holder-list',
    '/dashboard/ad-analytics-dashboard',
    '/dashboard/ad-analytics-dashboard?userId=5&serviceType=warehouse',
    '/dashboard/ad-engine',
    '/dashboard/zero-balance-users',
    '/dashboard/system-health',
    '/dashboard/activity',
    '/dashboard/send-news-letter',
    '/dashboard/email-submission',
    '/dashboard/managed',
    '/dashboard/managed/5',
    '/dashboard/managed/create',
    '/dashboard/managed/edit/5',
    '/dashboard/managed/warehouses',
    '/dashboard/managed/warehouses/7',
    '/dashboard/managed/warehouses/create/5',
    '/dashboard/managed/warehouses/edit/7',
    '/dashboard/managed/warehouses/clone?clone=7',
    '/dashboard/managed/warehouses/hot-racks',
    '/dashboard/managed/warehouses/hidden',
    '/dashboard/managed/warehouses/not-verified',
    '/dashboard/managed/warehouses/not-featured',
    '/dashboard/managed/warehouses/not-rated',
    '/dashboard/managed/warehouses/region/west',
    '/dashboard/managed/warehouses/us',
    '/dashboard/managed/service/5',
    '/dashboard/managed/services/create/5?serviceType=transportation',
    '/dashboard/users',
    '/dashboard/users/sellers',
    '/dashboard/users/customers',
    '/dashboard/warehouses/hidden',
    '/dashboard/warehouses/not-verified',
    '/dashboard/warehouses/not-featured',
    '/dashboard/warehouses/not-rated',
    '/dashboard/services/hidden',
    '/dashboard/services/not-verified',
    '/dashboard/services/not-featured',
    '/dashboard/news',
    '/dashboard/news/create',
    '/dashboard/news/5',
    '/dashboard/news/edit/5',
    '/dashboard/manage-knowledge-center',
    '/dashboard/manage-knowledge-center/faq/create',
    '/dashboard/manage-knowledge-center/faq/category',
    '/dashboard/manage-knowledge-center/prompt',
    '/dashboard/manage-knowledge-center/article',
    '/dashboard/manage-knowledge-center/article/create',
    '/dashboard/manage-knowledge-center/article/category',
    '/dashboard/manage-knowledge-center/article/5',
    '/dashboard/manage-knowledge-center/encyclopedia',
    '/dashboard/manage-knowledge-center/encyclopedia/create',
    '/dashboard/manage-knowledge-center/encyclopedia/category',
  ],
}

describe('the route list', () => {
  beforeEach(() => void standInApi(() => []))

  const all = Object.entries(rows).flatMap(([role, addresses]) =>
    addresses.map((address) => [role as Role, address] as const),
  )
  it.each(all)('R-017: a %s finds a screen at %s', async (role, address) => {
    const at = elsewhere[address] ?? address.replace(/\?[^#]*/, '')
    expect(await open(address, role)).toEqual({ at, isScreen: true })
  })

  it.each(['login', 'register'])(
    'R-012: whoever is signed in goes on from /auth/%s to returnTo at once',
    async (name) => {
      const returnTo = encodeURIComponent('/auth/kyc?returnTo=%2Fsettings')
      expect((await open(`/auth/${name}?returnTo=${returnTo}`, 'customer')).at).toBe('/auth/kyc')
      const elsewhere = encodeURIComponent('https://evil.test/')
      expect((await open(`/auth/${name}?returnTo=${elsewhere}`, 'customer')).at).toMatch(/^\/(dashboard$|settings)/)
    },
  )

  it.each(['ad-analytics-dashboard', 'ad-engine', 'zero-balance-users', 'acc-holder-list'])(
    'R-422: a customer is sent away from %s, a visitor to sign in',
    async (name) => {
      expect((await open(`/dashboard/${name}`, 'customer')).at).toBe('/dashboard')
      expect((await open(`/dashboard/${name}`, 'visitor')).at).toBe('/auth/login')
    },
  )

  it('R-422: a seller is sent away from what admins alone see of ads', async () => {
    for (const name of ['ad-engine', 'zero-balance-users', 'acc-holder-list'])
      expect((await open(`/dashboard/${name}`, 'seller')).at).toBe('/dashboard')
  })

  it('R-017: what is on no list is not found, within the shell', async () => {
    expect((await open('/dashboard/there-is-no-such-screen', 'admin')).isScreen).toBe(false)
    expect((await open('/settings/billing/of-others', 'customer')).isScreen).toBe(false)
  })
})

describe('R-522: the forms and the import of listings', () => {
  const forms = [
    '/dashboard/warehouses/create',
    '/dashboard/warehouses/create?clone=7',
    '/dashboard/warehouses/edit/7',
    '/dashboard/warehouses/import',
  ]

  it.each(['customer', 'manager'] as const)('lead a %s to the start page', async (role) => {
    for (const address of forms) expect((await open(address, role)).at, address).toBe('/dashboard')
  })

  it.each(['seller', 'admin'] as const)('open for a %s', async (role) => {
    for (const address of forms) expect((await open(address, role)).at, address).toBe(address.split('?')[0])
  })
})
