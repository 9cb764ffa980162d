import { LISTING_SCENES } from '@stackyard/cms/modules/foundation/picture/index'
import { planPlaces } from '../plans/places'
import { planReviews, withRatings, type PlannedReview } from '../plans/reviews'
import { planServiceReviews, planServices, type PlannedService, type PlannedServiceReview } from '../plans/services'
import { planUsers, type PlannedUser, type UserCounts } from '../plans/users'
import { createListingNames, planWarehouses, type PlannedWarehouse } from '../plans/warehouses'
import { accounts } from '../plans/accounts'
import { FIRST_FREE_ID, planKnownListings } from '../plans/well-known'

export type ScenarioName = 'demo' | 'e2e' | 'load'

export type Scenario = {
  name: ScenarioName
  users: PlannedUser[]
  warehouses: PlannedWarehouse[]
  reviews: PlannedReview[]
  services: { services: PlannedService[]; reviews: PlannedServiceReview[] }
}

export type ScenarioSize = UserCounts & { listings: number }

const FIRST_SPOTLIGHTS = 8

/** A few spotlights come first of all: the seller must have a plan that allows it. */
function markFirstSpotlights(warehouses: PlannedWarehouse[]): void {
  const candidates = warehouses.filter((warehouse) => warehouse.isFeatured && warehouse.regionScope === 'us')
  const step = Math.max(1, Math.floor(candidates.length / FIRST_SPOTLIGHTS))
  for (let i = 0; i < candidates.length; i += step) candidates[i]!.isFirstSpotlight = true
}

/**
 * Everything of a scenario that lies in tables, made from nothing but its size: equal sizes give equal records.
 * `now` dates the reviews; they lie before it.
 */
export function planScenario(name: ScenarioName, size: ScenarioSize, now: Date): Scenario {
  if (size.listings > 100 * LISTING_SCENES) throw new Error('At most 409,600 listings')
  const names = createListingNames()
  const known = planKnownListings(name === 'e2e' ? 'e2e' : 'demo', names)
  const people = planUsers(FIRST_FREE_ID, size)
  const owners = people.filter((user) => user.userType === 'seller' || user.userType === 'manager')
  const places = planPlaces(Math.max(0, size.listings - known.length))
  const drawn = [...known, ...planWarehouses(FIRST_FREE_ID, owners, places, names)]
  if (name !== 'e2e') markFirstSpotlights(drawn)
  const customers = people.filter((user) => user.userType === 'customer')
  const reviews = planReviews(drawn, customers, now)
  const services = planServiceReviews(planServices(FIRST_FREE_ID, people), customers, reviews.length + 1, now)
  return {
    name,
    users: [...Object.values(accounts), ...people],
    warehouses: withRatings(drawn, reviews),
    reviews,
    services,
  }
}
