import { findCountry, findUsState, regionName } from '@stackyard/shared/domain/region'
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

/** What of the reader's list its sponsored cards matched, the most telling first; the list itself where it asks for nothing. */
export function adMatches(query: AdQuery): AdMatch[] {
  const words = query.query ?? query.search
  const isNear = query.latitude !== undefined || query.coordinates !== undefined
  const found: AdMatch[] = [
    ...(words ? [{ kind: 'query' as const, value: words }] : []),
    ...places(query).map((value) => ({ kind: 'place' as const, value })),
    ...(isNear ? [{ kind: 'nearby' as const, value: '' }] : []),
    ...(query.hotrack ? [{ kind: 'hotrack' as const, value: '' }] : []),
    ...[...(query.categories ?? []), ...(query.categoriesQuery ?? [])].map((value) => ({
      kind: 'category' as const,
      value,
    })),
    ...[...(query.features ?? []), ...(query.featuresQuery ?? [])].map((value) => ({
      kind: 'feature' as const,
      value,
    })),
    ...(query.serviceType && query.serviceType !== 'warehouse'
      ? [{ kind: 'serviceType' as const, value: query.serviceType }]
      : []),
  ]
  return found.length > 0 ? found.slice(0, MOST) : [{ kind: 'list', value: '' }]
}
