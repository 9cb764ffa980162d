import type { Relax, RelaxableFilter } from '../schema/relax'
import { Button } from './button'
import { formatNumber } from './format'
import { say, type SharedText } from './say'

const names: Record<RelaxableFilter, SharedText> = {
  text: 'the search words',
  area: 'the area of the map',
  state: 'the state',
  country: 'the country',
  region: 'the region',
  regionScope: 'the part of the world',
  features: 'the expertise',
  categories: 'the product categories',
  space: 'the free space',
  price: 'the price',
  hotrack: 'HotRacks only',
  verified: 'verified only',
  featured: 'featured only',
  diamonds: 'the diamond rating',
  rating: 'the star rating',
  buildings: 'the number of buildings',
  seller: 'the provider',
}

export type RelaxOfferProps = {
  /** What the server says stands in the way (GET /warehouse/relax); null offers nothing. */
  relax: Relax | undefined
  /** Filters that the page itself sets, which nobody can take away. */
  fixed: readonly string[]
  onRelax: (parameters: readonly string[]) => void
}

/** The one filter that empties a list, named, with what the list holds without it. */
export function RelaxOffer({ relax, fixed, onRelax }: RelaxOfferProps) {
  if (!relax || relax.parameters.some((parameter) => fixed.includes(parameter))) return null
  const { filter, parameters, count } = relax
  return (
    <Button onClick={() => onRelax(parameters)}>
      {say(count === 1 ? 'Search without {filter}: 1 warehouse' : 'Search without {filter}: {count} warehouses', {
        filter: say(names[filter]),
        count: formatNumber(count),
      })}
    </Button>
  )
}
