import { slugify } from '@stackyard/shared/domain/slug'
import type { ServiceTypeKey } from '@stackyard/shared/reference/service-types'
import { companyEndings, companyRoots, firstNames, lastNames } from '../data/names'
import { randomFor, type Random } from './random'

export type UserType = 'admin' | 'manager' | 'seller' | 'customer' | 'editor'
export type PlanId = 'free' | 'growth' | 'scale'

/** A user as Payload keeps it, without the password. */
export type PlannedUser = {
  id: number
  email: string
  userType: UserType
  firstName: string
  lastName: string
  company: string | null
  userUrl: string
  phone: string
  website: string | null
  serviceType: ServiceTypeKey | null
  planId: PlanId
  isActive: boolean
  isVerified: boolean
  isEmailVerified: boolean
  kycVerified: boolean
  isPublic: boolean
  diamond: number
  /** A seller has a newsletter. */
  enableNewsletter: boolean
  /** Newsletters of the platform are wanted. */
  wantsNewsletter: boolean
  enableMarketingNotifications: boolean
  enableMessageNotifications: boolean
  merchantType: 'eCommerceRetailer' | 'physicalRetailer' | 'omnichannelRetailer' | null
}

export type UserCounts = { sellers: number; managers: number; customers: number }

/** Sellers of 2,000 by service type; the rest of any other count falls to warehouses. */
const SELLER_SHARES: readonly (readonly [ServiceTypeKey, number])[] = [
  ['transportation', 0.1],
  ['importer', 0.06],
  ['packaging', 0.05],
  ['software', 0.045],
  ['consultants', 0.04],
  ['marketing', 0.025],
]

function serviceTypeAt(index: number, total: number): ServiceTypeKey {
  let from = 0
  for (const [type, share] of SELLER_SHARES) {
    const size = Math.ceil(share * total)
    if (index >= total - from - size) return type
    from += size
  }
  return 'warehouse'
}

/** Phone numbers of the exchange kept for fiction: 555-0100 to 555-0199. */
const phoneOf = (random: Random) => `+1${random.whole(201, 989)}55501${String(random.whole(0, 99)).padStart(2, '0')}`

const planOf = (random: Random): PlanId => {
  const roll = random.next()
  return roll < 0.5 ? 'free' : roll < 0.86 ? 'growth' : 'scale'
}

const diamondOf = (random: Random, plan: PlanId): number => {
  const level = Math.floor(random.next() * 4 + (plan === 'free' ? 0 : 1.4))
  return Math.min(5, level)
}

/** Company names without repeats: a root, an ending of its trade, and a number of its own only when both run out. */
function createCompanyNames() {
  const taken = new Set<string>()
  return (random: Random, serviceType: ServiceTypeKey): string => {
    const endings = companyEndings[serviceType] ?? ['Group']
    for (let attempt = 0; ; attempt += 1) {
      const second = attempt > 2 ? ` & ${random.pick(lastNames)}` : ''
      const name = `${random.pick(companyRoots)}${second} ${random.pick(endings)}`
      if (!taken.has(name)) {
        taken.add(name)
        return name
      }
    }
  }
}

const person = (random: Random) => ({ firstName: random.pick(firstNames), lastName: random.pick(lastNames) })

const blank = {
  website: null,
  serviceType: null,
  planId: 'free' as const,
  isActive: true,
  isVerified: false,
  isEmailVerified: true,
  kycVerified: false,
  isPublic: true,
  diamond: 0,
  enableNewsletter: false,
  wantsNewsletter: false,
  enableMarketingNotifications: false,
  enableMessageNotifications: true,
  merchantType: null,
}

function planSeller(id: number, random: Random, serviceType: ServiceTypeKey, company: string): PlannedUser {
  const slug = slugify(company)
  const planId = planOf(random)
  const isVerified = random.chance(planId === 'free' ? 0.5 : 0.86)
  return {
    ...blank,
    ...person(random),
    id,
    email: `${slug}@sellers.stackyard.test`,
    userType: 'seller',
    company,
    userUrl: slug,
    phone: phoneOf(random),
    website: `https://${slug}.example.com`,
    serviceType,
    planId,
    isVerified,
    diamond: isVerified ? diamondOf(random, planId) : 0,
    enableNewsletter: random.chance(0.3),
    wantsNewsletter: random.chance(0.3),
  }
}

/** Every fifth managed profile is of another service than warehousing. */
const OTHER_SERVICES = ['transportation', 'software', 'packaging'] as const
const typeOfManager = (index: number): ServiceTypeKey =>
  (index % 5 === 4 ? OTHER_SERVICES[Math.floor(index / 5) % OTHER_SERVICES.length] : undefined) ?? 'warehouse'

function planManager(id: number, index: number, random: Random): PlannedUser {
  const name = person(random)
  const userUrl = `${slugify(`${name.firstName} ${name.lastName}`)}-desk-${id}`
  return {
    ...blank,
    ...name,
    id,
    email: `${userUrl}@managers.stackyard.test`,
    userType: 'manager',
    company: `${name.lastName} Listing Desk`,
    userUrl,
    phone: phoneOf(random),
    website: `https://${userUrl}.example.com`,
    serviceType: typeOfManager(index),
    isVerified: random.chance(0.5),
  }
}

const MERCHANTS = ['eCommerceRetailer', 'eCommerceRetailer', 'omnichannelRetailer', 'physicalRetailer'] as const

function planCustomer(id: number, random: Random): PlannedUser {
  const name = person(random)
  const userUrl = `${slugify(`${name.firstName} ${name.lastName}`)}-${id}`
  return {
    ...blank,
    ...name,
    id,
    email: `${userUrl}@merchants.stackyard.test`,
    userType: 'customer',
    company: `${name.lastName} ${random.pick(['Goods', 'Supply', 'Brands', 'Outfitters', 'Home', 'Foods', 'Works'])}`,
    userUrl,
    phone: phoneOf(random),
    kycVerified: random.chance(0.2),
    merchantType: random.pick(MERCHANTS),
    wantsNewsletter: random.chance(0.3),
  }
}

/** Sellers of every service type, managers and customers with ids from `firstId` on, sellers first. */
export function planUsers(firstId: number, counts: UserCounts): PlannedUser[] {
  const companyName = createCompanyNames()
  const users: PlannedUser[] = []
  for (let i = 0; i < counts.sellers; i += 1) {
    const random = randomFor('seller', i)
    const serviceType = serviceTypeAt(i, counts.sellers)
    users.push(planSeller(firstId + users.length, random, serviceType, companyName(random, serviceType)))
  }
  for (let i = 0; i < counts.managers; i += 1)
    users.push(planManager(firstId + users.length, i, randomFor('manager', i)))
  for (let i = 0; i < counts.customers; i += 1)
    users.push(planCustomer(firstId + users.length, randomFor('customer', i)))
  return users
}

type AccountOverrides = Partial<PlannedUser> &
  Pick<PlannedUser, 'id' | 'email' | 'userType' | 'firstName' | 'lastName' | 'userUrl'>

/** An account with a fixed name, as the demo and the tests sign in with. */
export const planAccount = (overrides: AccountOverrides): PlannedUser => ({
  ...blank,
  company: null,
  phone: phoneOf(randomFor('account', overrides.id)),
  ...overrides,
})
