import { ArrowUpNarrowWide, Star } from 'lucide-react'
import { useState } from 'react'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { cn } from '@stackyard/shared/ui/cn'
import { notifyWarning } from '../../../../lib/notify'
import { useMaySpotlight } from '../../../../lib/plan-rights'
import { adminTexts as words } from '../../../../lib/texts/admin'
import { flagActions, isBarred } from '../flag-actions'
import { ListingQuestion } from './listing-question'

const icons = { isFirstSpotlight: Star, isHighPriority: ArrowUpNarrowWide } as const

export type FlagCellProps = { listing: ManagedListing; flag: keyof typeof icons }

/** A flag of a listing in a column of the table; its button asks about the opposite. */
export function FlagCell({ listing, flag }: FlagCellProps) {
  const [isAsked, setIsAsked] = useState(false)
  const maySpotlight = useMaySpotlight()
  const action = flagActions(listing).find((one) => one.flag === flag)
  if (!action) return <td aria-label={words.columns[flag]} />
  const Icon = icons[flag]
  const isOn = listing[flag]
  const ask = () => (isBarred(listing, action, maySpotlight) ? notifyWarning(words.planNeeded) : setIsAsked(true))
  return (
    <td className="px-1 text-center">
      <button
        type="button"
        // Keys of the row do the same: Tab stops in a row three times.
        tabIndex={-1}
        aria-pressed={isOn}
        aria-label={`${words.columns[flag]}: ${listing.name}`}
        title={action.label}
        onClick={ask}
        className={cn(
          'rounded-control hover:bg-muted inline-flex size-11 items-center justify-center in-data-compact:size-9 [&_svg]:size-4.5',
          isOn ? 'text-primary [&_svg]:fill-current' : 'text-muted-foreground/60 hover:text-foreground',
        )}
      >
        <Icon aria-hidden />
      </button>
      {isAsked ? <ListingQuestion listing={listing} asked={action} onClose={() => setIsAsked(false)} /> : null}
    </td>
  )
}
