import type { CollectionBeforeChangeHook } from 'payload'
import { storedPlace } from '../place'

type Address = { country?: string | null; state?: string | null }

/** Region, scope, country and state always follow the address. */
export const derivePlace: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const address: Address = {
    ...(originalDoc as { address?: Address } | undefined)?.address,
    ...(data.address as Address | undefined),
  }
  const place = storedPlace(address)
  return {
    ...data,
    address: { ...(data.address as Address | undefined), country: place.country, state: place.state },
    country: place.country,
    state: place.state,
    region: place.region,
    regionScope: place.regionScope,
  }
}
