import { listingParameters } from '@stackyard/shared/domain/requirement-addresses'
import type { SpaceRequirement } from '@stackyard/shared/domain/space-requirement'
import { listingPath } from '@stackyard/shared/ui/say'

/** The page of a warehouse, which starts from the need. */
export function warehouseHref(slug: string, need: SpaceRequirement): string {
  const asked = new URLSearchParams(listingParameters(need)).toString()
  return asked ? `${listingPath(slug)}?${asked}` : listingPath(slug)
}
