import { z } from 'zod'
import { byName, type FieldFacet, figureParameterNames, optionsFilters } from '../reference/field-filters'

/** A choice with the number of listings it would leave. */
export const Facet = z.object({ key: z.string(), count: z.number().int() })
export type Facet = z.infer<typeof Facet>

const choices = z.array(Facet)

/**
 * Counts beside the choices of each filter, most first. A group's own choice is lifted while it is counted (and a place
 * lifts the places within it), so that its counts tell what choosing another would give: for groups whose choices
 * exclude each other they add up to the whole. fields with options (`categories`, `features`) count within what is chosen,
 * as choosing one more narrows; `state` counts within the chosen country, else the United States; `region` has a territory in both of
 * its regions; figures (`numberOfBuildings`) count "so many or more".
 */
export const Facets = z.object({
  regionScope: choices,
  region: choices,
  country: choices,
  state: choices,
  verified: choices,
  featured: choices,
  hotrack: choices,
  diamonds: choices,
  ...byName<FieldFacet, typeof choices>(
    [...figureParameterNames, ...optionsFilters.map(({ key }) => key)],
    () => choices,
  ),
})
export type Facets = z.infer<typeof Facets>
