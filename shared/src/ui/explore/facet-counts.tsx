import type { Facet, Facets } from '../../schema/facets'
import { formatNumber } from '../format'

const counted = (label: string, count: number): string => `${label} (${formatNumber(count)})`

/** A choice with the number of listings it would leave; while the numbers are on their way the choice alone. */
export const countOf = (label: string, facet: readonly Facet[] | undefined, key: string): string =>
  facet ? counted(label, facet.find((choice) => choice.key.toLowerCase() === key.toLowerCase())?.count ?? 0) : label

/** The same for all listings that have a diamond, of whatever level. */
export const diamondCountOf = (label: string, counts: Facets | undefined): string =>
  counts
    ? counted(
        label,
        counts.diamonds.filter(({ key }) => Number(key) > 0).reduce((sum, { count }) => sum + count, 0),
      )
    : label
