import { useId, useState } from 'react'
import { MOST_CAMPAIGN_LISTINGS } from '@stackyard/shared/reference/campaigns'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Input } from '@stackyard/shared/ui/input'
import { Picture } from '@stackyard/shared/ui/picture'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import { matchingListings, type OwnListing } from '../own-listings'

const words = campaignTexts.wizard.listings
const pageOf = 40

type ListingPickerProps = {
  listings: readonly OwnListing[]
  /** `warehouse-7`, `service-3`. */
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  error: string | undefined
}

/** Listings with their pictures to tick, found by name, all at once or one by one. */
export function ListingPicker({ listings, chosen, onChange, error }: ListingPickerProps) {
  const [typed, setTyped] = useState('')
  const [limit, setLimit] = useState(pageOf)
  const found = matchingListings(listings, typed)
  const keyOf = ({ type, id }: OwnListing) => `${type}-${id}`
  const all = found.slice(0, MOST_CAMPAIGN_LISTINGS).map(keyOf)
  const isFull = chosen.size >= MOST_CAMPAIGN_LISTINGS
  const tick = (key: string, isOn: boolean) => {
    const rest = [...chosen].filter((other) => other !== key)
    onChange(new Set(isOn ? [...rest, key] : rest))
  }
  return (
    <fieldset aria-describedby={error ? 'listings-error' : undefined}>
      <legend className="sr-only">{words.title}</legend>
      <p className="text-muted-foreground mb-5 text-sm">{words.lead}</p>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        {listings.length > 5 ? (
          <Input
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={typed}
            className="min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0"
            onChange={(event) => {
              setTyped(event.target.value)
              setLimit(pageOf)
            }}
            onKeyDown={(event) => {
              // Enter must not go on to the next step while a listing is looked up.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        ) : null}
        <Button
          variant="outline"
          onClick={() => onChange(new Set([...chosen, ...all].slice(0, MOST_CAMPAIGN_LISTINGS)))}
        >
          {words.all(all.length)}
        </Button>
        {chosen.size > 0 ? (
          <Button variant="ghost" onClick={() => onChange(new Set())}>
            {words.none}
          </Button>
        ) : null}
        <p role="status" className="text-muted-foreground ms-auto text-sm tabular-nums">
          {words.chosen(chosen.size, MOST_CAMPAIGN_LISTINGS)}
        </p>
      </div>
      <p id="listings-error" aria-live="polite" className="text-danger-ink mb-3 text-sm empty:hidden">
        {error}
      </p>
      {found.length === 0 ? <p className="text-muted-foreground py-6 text-sm">{words.nothingFound}</p> : null}
      <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
        {found.slice(0, limit).map((listing) => (
          <ListingOption
            key={keyOf(listing)}
            listing={listing}
            isOn={chosen.has(keyOf(listing))}
            isOff={isFull && !chosen.has(keyOf(listing))}
            onTick={(isOn) => tick(keyOf(listing), isOn)}
          />
        ))}
      </ul>
      {found.length > limit ? (
        <Button variant="outline" className="mt-4" onClick={() => setLimit(limit + pageOf)}>
          {words.more(Math.min(pageOf, found.length - limit))}
        </Button>
      ) : null}
    </fieldset>
  )
}

type ListingOptionProps = { listing: OwnListing; isOn: boolean; isOff: boolean; onTick: (isOn: boolean) => void }

function ListingOption({ listing, isOn, isOff, onTick }: ListingOptionProps) {
  const id = useId()
  const kind = listing.type === 'service' ? listing.detail || words.service : words.warehouse
  return (
    <li>
      <label
        htmlFor={id}
        className="rounded-card bg-card has-checked:border-primary has-checked:bg-primary-soft/40 hover:border-ring flex cursor-pointer items-center gap-3 border p-3 text-sm transition-colors has-disabled:cursor-not-allowed has-disabled:opacity-55"
      >
        <Checkbox
          id={id}
          aria-label={`${listing.name}, ${listing.place}`}
          checked={isOn}
          disabled={isOff}
          onChange={(event) => onTick(event.target.checked)}
        />
        <Picture photo={listing.photo} alt="" sizes="96px" className="rounded-control w-24 shrink-0" />
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold">{listing.name}</span>
          <span className="text-muted-foreground block">
            {kind} · <bdi>{listing.place}</bdi>
          </span>
        </span>
      </label>
    </li>
  )
}
