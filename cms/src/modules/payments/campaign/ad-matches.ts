import { findCountry, findUsState, regionName } from '@stackyard/shared/domain/region'
import {
  figureFilters,
  listParameters,
  optionLabel,
  type OptionsFiltered,
} from '@stackyard/shared/reference/field-filters'
import type { AdMatch } from '@stackyard/shared/schema/ad-label'
import type { AdQuery } from '@stackyard/shared/schema/sponsored'

const MOST = 5

function places({ country, state, region }: AdQuery): string[] {
  const named = [
    ...(state ? [findUsState(state)?.label ?? state] : []),
    ...(region ?? []).map(regionName),
    ...(country && !state ? [findCountry(country)?.name ?? country] : []),
  ]
  return [...new Set(named)]
}

/** An option that the list is narrowed to. */
function chosen(field: OptionsFiltered, key: string): AdMatch {
  if (field.key === 'categories') return { kind: 'category', value: key }
  if (field.key === 'features') return { kind: 'feature', value: key }
  return { kind: 'field', value: optionLabel(field, key), field: field.label }
}

/** What of the reader's list its sponsored cards matched, the most telling first; the list itself where it asks for nothing. */
export function adMatches(query: AdQuery): AdMatch[] {
  const words = query.query ?? query.search
  const isNear = query.latitude !== undefined || query.coordinates !== undefined
  const found: AdMatch[] = [
    ...(words ? [{ kind: 'query' as const, value: words }] : []),
    ...places(query).map((value) => ({ kind: 'place' as const, value })),
    ...(isNear ? [{ kind: 'nearby' as const, value: '' }] : []),
    ...(query.hotrack ? [{ kind: 'hotrack' as const, value: '' }] : []),
    ...listParameters.flatMap(({ name, field }) => (query[name] ?? []).map((key) => chosen(field, key))),
    ...figureFilters.flatMap(({ key, atLeast }): AdMatch[] =>
      query[key] === undefined ? [] : [{ kind: 'field', value: String(query[key]), field: atLeast }],
    ),
    ...(query.serviceType && query.serviceType !== 'warehouse'
      ? [{ kind: 'serviceType' as const, value: query.serviceType }]
      : []),
  ]
  return found.length > 0 ? found.slice(0, MOST) : [{ kind: 'list', value: '' }]
}
