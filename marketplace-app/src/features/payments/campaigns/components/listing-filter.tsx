import { useState } from 'react'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Input } from '@stackyard/shared/ui/input'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import type { CampaignSearch } from '../campaign-search'
import { matchingListings, type OwnListing, useOwnListings } from '../own-listings'

const words = campaignTexts.filters
/** As many as a person reads; more are found by their name. */
const most = 50

const nameOf = (type: OwnListing['type']) => (type === 'warehouse' ? 'adWarehouseIds' : 'adServiceIds')

/** The seller's own listings as checkboxes of the form, found by name. Those that are ticked stay in the list. */
export function ListingFilter({ search }: { search: CampaignSearch }) {
  const { listings, isPending, error } = useOwnListings()
  const [typed, setTyped] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        ...(search.adWarehouseIds ?? []).map((id) => `warehouse-${id}`),
        ...(search.adServiceIds ?? []).map((id) => `service-${id}`),
      ]),
  )
  const keyOf = ({ type, id }: OwnListing) => `${type}-${id}`
  const found = new Set(matchingListings(listings, typed).slice(0, most).map(keyOf))
  const shown = listings.filter((listing) => found.has(keyOf(listing)) || ticked.has(keyOf(listing)))
  const tick = (key: string, isOn: boolean) => {
    const rest = [...ticked].filter((other) => other !== key)
    setTicked(new Set(isOn ? [...rest, key] : rest))
  }
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{words.listings}</legend>
      {isPending ? <Skeleton className="h-24" /> : null}
      {error ? <p className="text-danger-ink text-sm">{words.listingsFailed}</p> : null}
      {!isPending && !error && listings.length === 0 ? (
        <p className="text-muted-foreground text-sm">{words.noListings}</p>
      ) : null}
      {listings.length > 8 ? (
        <Input
          type="search"
          aria-label={words.findListing}
          placeholder={words.findListing}
          value={typed}
          className="mb-2"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Enter must not apply the filters while a listing is looked up.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      ) : null}
      <div className="max-h-64 overflow-y-auto">
        {shown.map((listing) => (
          <Checkbox
            key={keyOf(listing)}
            name={nameOf(listing.type)}
            value={listing.id}
            checked={ticked.has(keyOf(listing))}
            onChange={(event) => tick(keyOf(listing), event.target.checked)}
            label={listing.name}
            hint={[listing.detail, listing.place].filter(Boolean).join(' · ')}
          />
        ))}
      </div>
    </fieldset>
  )
}
