import { useRouter } from '@tanstack/react-router'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@stackyard/shared/ui/dropdown-menu'
import { FlagItem } from '../../../../components/flag-item'
import { useMaySpotlight } from '../../../../lib/plan-rights'
import { adminTexts as words } from '../../../../lib/texts/admin'
import { type CuratedListing, editPath, flagActions, isBarred, mayDelete } from '../flag-actions'
import { type ListingAsked, ListingQuestion } from './listing-question'

/** Everything an admin can do to a listing. The icon is red while the listing has no coordinates. */
export function ListingMenu({ listing, tabIndex }: { listing: CuratedListing; tabIndex?: number }) {
  const router = useRouter()
  const maySpotlight = useMaySpotlight()
  const [asked, setAsked] = useState<ListingAsked | null>(null)
  const hasPin = listing.latitude !== null && listing.longitude !== null
  return (
    <>
      <DropdownMenu
        trigger={
          <Button
            variant="ghost"
            size="icon"
            className="in-data-compact:size-9"
            tabIndex={tabIndex}
            aria-label={`${words.actions(listing.name)}${hasPin ? '' : ` (${words.noPin})`}`}
          >
            <MoreHorizontal aria-hidden className={hasPin ? '' : 'text-danger-ink'} />
          </Button>
        }
      >
        <DropdownMenuItem onSelect={() => router.history.push(editPath(listing))}>{words.edit}</DropdownMenuItem>
        <DropdownMenuSeparator />
        {flagActions(listing).map((action) => (
          <FlagItem
            key={action.flag}
            label={action.label}
            reason={isBarred(listing, action, maySpotlight) ? words.planNeeded : undefined}
            onSelect={() => setAsked(action)}
          />
        ))}
        <DropdownMenuItem onSelect={() => setAsked('diamond')}>{words.diamond}</DropdownMenuItem>
        {mayDelete(listing) ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem tone="danger" onSelect={() => setAsked('delete')}>
              {words.delete}
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenu>
      {asked ? <ListingQuestion listing={listing} asked={asked} onClose={() => setAsked(null)} /> : null}
    </>
  )
}
