import { type FieldFacet, figureFilters, optionsFilters } from '../reference/field-filters'
import type { Relax, RelaxableFilter } from '../schema/relax'
import { Button } from './button'
import { formatNumber } from './format'
import { say, sayName, type SharedText } from './say'

/** Filters of fields have the field's name. */
const names: Record<Exclude<RelaxableFilter, FieldFacet>, SharedText> = {
  text: 'the search words',
  area: 'the area of the map',
  state: 'the state',
  country: 'the country',
  region: 'the region',
  regionScope: 'the part of the world',
  space: 'the free space',
  price: 'the price',
  hotrack: 'HotRacks only',
  verified: 'verified only',
  featured: 'featured only',
  diamonds: 'the diamond rating',
  rating: 'the star rating',
  seller: 'the provider',
}

const fieldNames: Partial<Record<string, string>> = Object.fromEntries(
  [...optionsFilters, ...figureFilters].map(({ key, label }) => [key, label]),
)

const nameOf = (filter: RelaxableFilter): string => {
  const field = fieldNames[filter]
  return field ? sayName(field) : say(names[filter as keyof typeof names])
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
        filter: nameOf(filter),
        count: formatNumber(count),
      })}
    </Button>
  )
}
