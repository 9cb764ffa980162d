import { type FulfillmentVolumes, hasVolumes, volumesFrom } from '../domain/fulfillment-volumes'

/** Apart from the space of the need (kept-need.tsx), which every listing's page loads. */
const KEY = 'need-volumes'

/** The volumes that were asked for last in this browser; none where it keeps nothing. */
export function keptVolumes(): FulfillmentVolumes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? volumesFrom({ ...stored }) : {}
  } catch {
    // The reader forbids storage, or what is stored is none of ours.
    return {}
  }
}

/** Keeps volumes for the next screen; none forget the last. */
export function keepVolumes(volumes: FulfillmentVolumes): void {
  try {
    if (hasVolumes(volumes)) localStorage.setItem(KEY, JSON.stringify(volumesFrom(volumes)))
    else localStorage.removeItem(KEY)
  } catch {
    // The reader forbids storage: each screen then starts from its address alone.
  }
}
