/** The compositions, in the order in which seeds run through them. */
export const sceneKinds = [
  'docks',
  'aisle',
  'racks',
  'yard',
  'port',
  'coldRoom',
  'brick',
  'sorter',
  'solar',
  'packing',
  'truckCourt',
  'highBay',
  'plan',
  'pharma',
  'rail',
  'floorStorage',
  'containers',
  'suites',
  'nightDock',
  'mezzanine',
  'airCargo',
  'crossDock',
  'multiStory',
  'forklift',
  'silos',
  'cutaway',
  'gate',
  'office',
] as const

export type SceneKind = (typeof sceneKinds)[number]

const STRIDE = 11
const SHIFT = 7

/**
 * What the picture of a seed shows, for its title and alternative text. Each run of as many seeds as there are kinds
 * shows each kind once, runs begin with different ones, and no two seeds that follow each other share one: the stride
 * has no factor in common with the number of kinds, and stride and shift together are no multiple of it.
 */
export function sceneKindOf(seed: number): SceneKind {
  const run = Math.floor(seed / sceneKinds.length)
  const kind = sceneKinds[(seed * STRIDE + run * SHIFT) % sceneKinds.length]
  if (!kind) throw new Error(`No kind of picture for seed ${seed}`)
  return kind
}
