import { planScenario, type Scenario } from './plan-scenario'

export const demoSize = { listings: 10_000, sellers: 2000, managers: 30, customers: 800 } as const

/** What `npm start` shows: ten thousand listings of two thousand sellers. */
export const planDemo = (now: Date): Scenario => planScenario('demo', demoSize, now)
