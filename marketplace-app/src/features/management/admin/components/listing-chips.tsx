import type { ListingFlag } from '@stackyard/shared/schema/curation'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { Badge } from '@stackyard/shared/ui/badge'
import { adminTexts as words } from '../../../../lib/texts/admin'

export type ListingChipsProps = {
  listing: Pick<ManagedListing, ListingFlag | 'isDraft'>
  /** Whether 1st spotlight and high priority are shown elsewhere. */
  isShort?: boolean
}

/** The admin's chips. */
export function ListingChips({ listing, isShort = false }: ListingChipsProps) {
  const { isDraft, visible, isVerified, isFeatured, isFirstSpotlight, isHighPriority } = listing
  return (
    <span className="flex flex-wrap gap-1">
      {isDraft ? <Badge>{words.chips.draft}</Badge> : null}
      <Badge tone={visible ? 'success' : 'warning'}>{visible ? words.chips.visible : words.chips.hidden}</Badge>
      {isVerified ? null : <Badge tone="warning">{words.chips.notVerified}</Badge>}
      {isFeatured ? null : <Badge>{words.chips.notSpotlight}</Badge>}
      {isFirstSpotlight && !isShort ? <Badge tone="brand">{words.chips.firstSpotlight}</Badge> : null}
      {isHighPriority && !isShort ? <Badge tone="brand">{words.chips.highPriority}</Badge> : null}
    </span>
  )
}
