import { quantityFromPallets } from './pallet-quantity'
import { requirementFrom, type SpaceRequirement } from './space-requirement'

/** Quantity and unit of an address, in whichever of its forms they stand. */
function spaceAsked(query: URLSearchParams): { quantity: unknown; spaceType: unknown } {
  if (query.has('minPallets')) return { quantity: query.get('minPallets'), spaceType: 'PALLET' }
  if (query.has('minSqft')) return { quantity: query.get('minSqft'), spaceType: 'SQ_FEET' }
  const mode = query.get('mode') ?? query.get('spaceType')
  const space = query.get('space')
  // Without a mode the space of a listing's address is in pallets.
  if (space !== null && mode === null)
    return { quantity: quantityFromPallets('PALLET', Number(space)), spaceType: 'PALLET' }
  return { quantity: space ?? query.get('quantity'), spaceType: mode }
}

/**
 * The need that an address holds: a search (`query`, `minPallets`, `minSqft`, `freeFrom`, `priceTerm`), a listing (`near`,
 * `space`, `mode`, `start`, `month`), or a comparison (`near`, `quantity`, `spaceType`, `startDate`, `term`).
 */
export function readRequirement(search: string | URLSearchParams): SpaceRequirement {
  const query = new URLSearchParams(search)
  const first = (...names: string[]) => names.map((name) => query.get(name)).find((value) => value)
  return requirementFrom({
    where: first('near', 'query'),
    radiusInMiles: first('radiusInMiles'),
    ...spaceAsked(query),
    startDate: first('start', 'freeFrom', 'startDate'),
    term: first('month', 'priceTerm', 'term'),
    budget: first('budget'),
  })
}

type Parameters = Record<string, string>

const present = (parts: Readonly<Record<string, string | number | undefined>>): Parameters =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )

/** The need as filters of a search. */
export const searchParameters = (need: SpaceRequirement): Parameters =>
  present({
    query: need.where,
    radiusInMiles: need.radiusInMiles,
    [need.spaceType === 'SQ_FEET' ? 'minSqft' : 'minPallets']: need.quantity,
    freeFrom: need.startDate,
    priceTerm: need.term,
    budget: need.budget,
  })

/** The need in the address of a listing, from which its booking box and quote form start. */
export const listingParameters = (need: SpaceRequirement): Parameters =>
  present({
    near: need.where,
    space: need.quantity,
    mode: need.quantity === undefined ? undefined : (need.spaceType ?? 'PALLET'),
    start: need.startDate,
    month: need.term,
  })

/** The need in the address of a comparison. */
export const comparisonParameters = (need: SpaceRequirement): Parameters =>
  present({
    near: need.where,
    quantity: need.quantity,
    spaceType: need.spaceType,
    startDate: need.startDate,
    term: need.term,
  })
