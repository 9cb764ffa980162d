import { Link } from '@tanstack/react-router'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { cn } from '@stackyard/shared/ui/cn'
import { DiamondBadge } from '@stackyard/shared/ui/diamond-badge'
import { placeLine } from '@stackyard/shared/ui/format'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { formatDate } from '../../../../lib/format'
import { adminTexts as words } from '../../../../lib/texts/admin'
import { ListingChips } from './listing-chips'
import { FlagCell } from './flag-cell'
import { ListingMenu } from './listing-menu'

export type ListingRowProps = {
  /** Absent while its page is on its way. */
  listing: ManagedListing | undefined
  /** Its place in the whole list. */
  index: number
  /** Whether Tab stops in it; keys walk to the others. */
  isCurrent: boolean
  isSelected: boolean
  onSelect: (id: number, isOn: boolean) => void
}

/**
 * A place of the table, with the listing that stands there. The row itself stays when its listing comes or another takes
 * its place: rows that were all taken away and put back would make the table shorter for a moment, and its scroll jump.
 */
export function ListingRow({ listing, index, isCurrent, isSelected, onSelect }: ListingRowProps) {
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-busy={listing ? undefined : true}
      tabIndex={listing ? undefined : isCurrent ? 0 : -1}
      className="group hover:bg-subtle focus-within:bg-subtle h-17 scroll-mt-11 border-b last:border-0 in-data-compact:h-10"
    >
      {listing ? (
        <ListingCells
          key={listing.id}
          listing={listing}
          tabIndex={isCurrent ? 0 : -1}
          isSelected={isSelected}
          onSelect={(isOn) => onSelect(listing.id, isOn)}
        />
      ) : (
        <td colSpan={10} className="px-3">
          <Skeleton className="h-5 w-1/2" />
        </td>
      )}
    </tr>
  )
}

type ListingCellsProps = {
  listing: ManagedListing
  tabIndex: number
  isSelected: boolean
  onSelect: (isOn: boolean) => void
}

/** A cell that stays where it is while the others scroll below it. */
const fixed = 'bg-card group-hover:bg-subtle group-focus-within:bg-subtle sticky z-1'

/** The name leads to the listing's page, the box ticks it, the menu holds the rest. */
function ListingCells({ listing, tabIndex, isSelected, onSelect }: ListingCellsProps) {
  const { id, name, sellerName, address, diamond, updatedAt } = listing
  return (
    <>
      <td className={cn(fixed, 'start-0 w-11 px-3')}>
        <input
          type="checkbox"
          aria-label={words.bulk.select(name)}
          checked={isSelected}
          tabIndex={tabIndex}
          onChange={(event) => onSelect(event.target.checked)}
          className="accent-primary size-4 align-middle"
        />
      </td>
      <td className={cn(fixed, 'start-11 max-w-52 px-3')}>
        <Link
          to="/dashboard/warehouses/$id"
          params={{ id: String(id) }}
          tabIndex={tabIndex}
          className="block truncate font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      </td>
      <td className="max-w-36 truncate px-3">{sellerName}</td>
      <td className="max-w-36 truncate px-3">{placeLine({ address, country: address.country })}</td>
      <td className="px-3">
        <DiamondBadge level={diamond} />
      </td>
      {/* Wide enough for all chips in two lines: a row is as high as every other. */}
      <td className="min-w-56 px-3 in-data-compact:whitespace-nowrap in-data-compact:*:flex-nowrap">
        <ListingChips listing={listing} isShort />
      </td>
      <FlagCell listing={listing} flag="isFirstSpotlight" />
      <FlagCell listing={listing} flag="isHighPriority" />
      <td className="px-3 whitespace-nowrap">{formatDate(updatedAt)}</td>
      <td className={cn(fixed, 'end-0 px-1')}>
        <ListingMenu listing={listing} tabIndex={tabIndex} />
      </td>
    </>
  )
}
