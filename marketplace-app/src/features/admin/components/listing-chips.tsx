import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { Badge } from '@stackyard/shared/ui/badge'
import { adminTexts as words } from '../../../lib/texts/admin'

export type ListingChipsProps = { listing: Pick<ManagedListing, 'isDraft' | 'visible' | 'isVerified' | 'isFeatured'> }

/** The admin's chips (002 §2.5). */
export function ListingChips({ listing: { isDraft, visible, isVerified, isFeatured } }: ListingChipsProps) {
  return (
    <span className="flex flex-wrap gap-1">
      {isDraft ? <Badge>{words.chips.draft}</Badge> : null}
      <Badge tone={visible ? 'success' : 'warning'}>{visible ? words.chips.visible : words.chips.hidden}</Badge>
      {isVerified ? null : <Badge tone="warning">{words.chips.notVerified}</Badge>}
      {isFeatured ? null : <Badge>{words.chips.notSpotlight}</Badge>}
    </span>
  )
}
