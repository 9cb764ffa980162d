import { planScenario, type Scenario } from './plan-scenario'

export { accounts, PASSWORD } from '../plans/accounts'
export { CANARY_PRICE } from '../plans/known-figures'
export { listingIds } from '../plans/well-known'

export const e2eSize = { listings: 300, sellers: 60, managers: 4, customers: 40 } as const

/** What the tests run on: three hundred listings, those of `listingIds` known by their figures. */
export const planE2e = (now: Date): Scenario => planScenario('e2e', e2eSize, now)
