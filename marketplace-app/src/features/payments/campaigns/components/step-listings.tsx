import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { CampaignType } from '@stackyard/shared/reference/campaigns'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import type { CampaignDraft } from '../campaign-draft'
import { type OwnListing, useOwnListings } from '../own-listings'
import { ListingPicker } from './listing-picker'

const words = campaignTexts.wizard.listings

/** Which of the seller's listings appear: those that the server offers for this place, and no others. */
export function StepListings({ type, onOtherType }: { type: CampaignType; onOtherType: () => void }) {
  const { listings, isPending, error, retry } = useOwnListings(type)
  if (isPending)
    return (
      <div className="grid grid-cols-1 gap-3">
        <p role="status" className="sr-only">
          {texts.shell.loading}
        </p>
        <Skeleton className="h-11" />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="rounded-card h-20" />
        ))}
      </div>
    )
  if (error) {
    const { message, reference } = toProblem(error)
    return <ErrorState message={message} reference={reference} onRetry={retry} />
  }
  if (listings.length === 0) return <NoListings type={type} onOtherType={onOtherType} />
  return <Choice listings={listings} />
}

function Choice({ listings }: { listings: readonly OwnListing[] }) {
  const { watch, setValue, clearErrors, formState } = useFormContext<CampaignDraft>()
  const { adWarehouseIds, adServiceIds } = {
    adWarehouseIds: watch('adWarehouseIds'),
    adServiceIds: watch('adServiceIds'),
  }
  const keysOf = (type: OwnListing['type'], ids: readonly number[]) => ids.map((id) => `${type}-${id}`)
  const offered = new Set(listings.map(({ type, id }) => `${type}-${id}`))
  const chosen = new Set(
    [...keysOf('warehouse', adWarehouseIds), ...keysOf('service', adServiceIds)].filter((key) => offered.has(key)),
  )
  const choose = (next: ReadonlySet<string>) => {
    const idsOf = (type: OwnListing['type']) =>
      listings.filter((listing) => listing.type === type && next.has(`${type}-${listing.id}`)).map(({ id }) => id)
    setValue('adWarehouseIds', idsOf('warehouse'), { shouldDirty: true })
    setValue('adServiceIds', idsOf('service'), { shouldDirty: true })
    clearErrors(['adWarehouseIds', 'adServiceIds'])
  }
  const hasOthers = chosen.size < adWarehouseIds.length + adServiceIds.length
  // Chosen for another place, or no longer public.
  useEffect(() => {
    if (hasOthers) choose(chosen)
  })
  const { errors } = formState
  return (
    <ListingPicker
      listings={listings}
      chosen={chosen}
      onChange={choose}
      error={errors.adWarehouseIds?.message ?? errors.adServiceIds?.message}
    />
  )
}

/** Why there is nothing to choose, and what to do about it. */
function NoListings({ type, onOtherType }: { type: CampaignType; onOtherType: () => void }) {
  return (
    <EmptyState
      title={words.empty}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onOtherType}>{words.emptyAction}</Button>
          <Button asChild variant="outline">
            <Link to="/settings" hash="warehouses">
              {words.ownListings}
            </Link>
          </Button>
        </div>
      }
    >
      {type === 'hotdeal' ? words.emptyHot : words.emptyText}
    </EmptyState>
  )
}
