/** What a floor plan shows. Sizes are steps, so that few drawings serve all listings. */
export type FloorPlan = {
  /** 1 to 7, by pallet positions. */
  size: number
  /** 1 to 3; more are drawn as three. */
  buildings: number
  hasColdRoom: boolean
  hasRail: boolean
}

type PlannedListing = { totalSpace: number; numberOfBuildings: number; features: readonly string[] }

/** The pallet positions from which a building is drawn a size larger. */
const STEPS = [100, 300, 1000, 3000, 8000, 20_000]
const MOST_BUILDINGS = 3

/** The plan of a listing by its own figures. */
export const floorPlanOf = ({ totalSpace, numberOfBuildings, features }: PlannedListing): FloorPlan => ({
  size: 1 + STEPS.filter((least) => totalSpace >= least).length,
  buildings: Math.min(MOST_BUILDINGS, Math.max(1, numberOfBuildings)),
  hasColdRoom: features.includes('coldStorage') || features.includes('tempControl'),
  hasRail: features.includes('rail'),
})

/** A plan's name among the pictures: "plan-4-1-c", with a c for a cold room and an r for rail. */
export const floorPlanName = ({ size, buildings, hasColdRoom, hasRail }: FloorPlan): string =>
  `plan-${size}-${buildings}-${hasColdRoom ? 'c' : ''}${hasRail ? 'r' : ''}`.replace(/-$/, '')

/** The plan that a name stands for; null for every other name. */
export function readFloorPlan(name: string): FloorPlan | null {
  const [, size, buildings, cold, rail] = /^plan-([1-7])-([1-3])(?:-(c?)(r?))?$/.exec(name) ?? []
  const plan = {
    size: Number(size),
    buildings: Number(buildings),
    hasColdRoom: cold === 'c',
    hasRail: rail === 'r',
  }
  return size !== undefined && floorPlanName(plan) === name ? plan : null
}

/** The picture that stands for a listing: its photo, or the plan drawn from its figures. */
export const coverOf = <Photo extends { link: string }>(
  listing: PlannedListing & { photo: Photo | null },
): Photo | { link: string; color: string } =>
  listing.photo ?? { link: `/pictures/${floorPlanName(floorPlanOf(listing))}/640.webp`, color: '#e9eff6' }
