import { planScenario, type Scenario } from './plan-scenario'

export const demoSize = { listings: 10_000, sellers: 2000, managers: 30, customers: 800 } as const

/** One listing of so many has no photos yet: a plan from its figures shows in their place. */
const WITHOUT_PHOTOS = 50
/** Listings up to this id are known by their photos. */
const LAST_KNOWN = 100

/** What `npm start` shows: ten thousand listings of two thousand sellers. */
export function planDemo(now: Date): Scenario {
  const scenario = planScenario('demo', demoSize, now)
  const warehouses = scenario.warehouses.map((warehouse) =>
    warehouse.id > LAST_KNOWN && warehouse.id % WITHOUT_PHOTOS === 0 ? { ...warehouse, photos: [] } : warehouse,
  )
  return { ...scenario, warehouses }
}
