import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import { type Relax, relaxable, type RelaxableFilter, relaxableFilters } from '@stackyard/shared/schema/relax'
import type { Db } from '../../../../platform/db'
import type { Viewer } from '../queries/filters'
import { countListings } from './count-listings'

function without(query: CountQuery, filter: RelaxableFilter): CountQuery {
  const dropped: readonly string[] = relaxable[filter]
  return Object.fromEntries(Object.entries(query).filter(([name]) => !dropped.includes(name)))
}

/** The one filter without which most listings match, and how many; null when none gives more than match now. */
export async function relaxListings(db: Db, query: CountQuery, viewer: Viewer): Promise<Relax> {
  const asked = relaxableFilters.filter((filter) => relaxable[filter].some((name) => query[name] !== undefined))
  let most = await countListings(db, query, viewer)
  let found: Relax = null
  for (const filter of asked) {
    const count = await countListings(db, without(query, filter), viewer)
    if (count <= most) continue
    most = count
    found = { filter, parameters: [...relaxable[filter]], count }
  }
  return found
}
