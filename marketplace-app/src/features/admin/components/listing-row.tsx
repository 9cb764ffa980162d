import { Link } from '@tanstack/react-router'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { DiamondBadge } from '@stackyard/shared/ui/diamond-badge'
import { placeLine } from '@stackyard/shared/ui/format'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { formatDate } from '../../../lib/format'
import { adminTexts as words } from '../../../lib/texts/admin'
import { ListingChips } from './listing-chips'
import { ListingMenu } from './listing-menu'

export type ListingRowProps = {
  listing: ManagedListing
  /** Its place in the whole list. */
  index: number
  /** Whether Tab stops in it; keys walk to the others. */
  isCurrent: boolean
  isSelected: boolean
  onSelect: (isOn: boolean) => void
}

/** A listing of the table: its name leads to its page, the box ticks it, the menu holds the rest. */
export function ListingRow({ listing, index, isCurrent, isSelected, onSelect }: ListingRowProps) {
  const tabIndex = isCurrent ? 0 : -1
  const { id, name, sellerName, address, diamond, updatedAt } = listing
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      className="hover:bg-subtle focus-within:bg-subtle h-17 border-b last:border-0"
    >
      <td className="w-11 px-3">
        <input
          type="checkbox"
          aria-label={words.bulk.select(name)}
          checked={isSelected}
          tabIndex={tabIndex}
          onChange={(event) => onSelect(event.target.checked)}
          className="accent-primary size-4 align-middle"
        />
      </td>
      <td className="max-w-72 px-3">
        <Link
          to="/dashboard/warehouses/$id"
          params={{ id: String(id) }}
          tabIndex={tabIndex}
          className="block truncate font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      </td>
      <td className="max-w-48 truncate px-3">{sellerName}</td>
      <td className="px-3 whitespace-nowrap">{placeLine({ address, country: address.country })}</td>
      <td className="px-3">
        <DiamondBadge level={diamond} />
      </td>
      <td className="px-3">
        <ListingChips listing={listing} />
      </td>
      <td className="px-3 whitespace-nowrap">{formatDate(updatedAt)}</td>
      <td className="px-2">
        <ListingMenu listing={listing} tabIndex={tabIndex} />
      </td>
    </tr>
  )
}

/** Where a listing will stand once its page is there; keys walk over it. */
export function AwaitedRow({ index, isCurrent }: { index: number; isCurrent: boolean }) {
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-busy
      tabIndex={isCurrent ? 0 : -1}
      className="h-17 border-b last:border-0"
    >
      <td colSpan={8} className="px-3">
        <Skeleton className="h-5 w-1/2" />
      </td>
    </tr>
  )
}
