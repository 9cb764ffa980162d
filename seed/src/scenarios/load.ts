import { planScenario, type Scenario } from './plan-scenario'

/** Any number of listings, with sellers and customers in the demo's proportion. */
export function planLoad(now: Date, listings: number): Scenario {
  const sellers = Math.max(60, Math.round(listings / 5))
  return planScenario(
    'load',
    {
      listings,
      sellers,
      managers: Math.max(2, Math.round(listings / 330)),
      customers: Math.max(40, Math.round(listings / 12)),
    },
    now,
  )
}
