import { formatNumber } from '@stackyard/shared/ui/format'
import type { Facet } from '@stackyard/shared/schema/facets'
import { exploreTexts } from '../../../lib/texts/explore'

/** A choice with the number of listings it would leave; while the numbers are on their way the choice alone. */
export const countOf = (label: string, facet: readonly Facet[] | undefined, key: string): string => {
  if (!facet) return label
  const count = facet.find((choice) => choice.key.toLowerCase() === key.toLowerCase())?.count ?? 0
  return exploreTexts.counted(label, formatNumber(count))
}
