import type { AdvertisedListing } from '@stackyard/shared/schema/campaign'
import type { z } from 'zod'
import { Badge } from '@stackyard/shared/ui/badge'
import { Card } from '@stackyard/shared/ui/card'
import { campaignTexts } from '../../../../lib/texts/campaigns'

const words = campaignTexts.detail

type Listing = z.infer<typeof AdvertisedListing>

/** The listings that a campaign shows, with the way to their public pages. */
export function AdvertisedListings({ listings }: { listings: readonly Listing[] }) {
  return (
    <Card className="p-5">
      <h2 className="font-display mb-3 text-lg font-semibold">{words.listings(listings.length)}</h2>
      <ul className="divide-y text-sm">
        {listings.map((listing) => (
          <li key={`${listing.type}-${listing.id}`} className="flex items-center justify-between gap-4 py-2.5">
            <div className="min-w-0">
              <a
                href={`/${listing.type === 'warehouse' ? 'warehouses' : 'services'}/${listing.slug}`}
                className="text-link block leading-6 font-semibold break-words underline-offset-4 hover:underline"
              >
                {listing.name}
              </a>
              <p className="text-muted-foreground">{listing.place}</p>
            </div>
            {listing.isListed ? null : <Badge tone="warning">{words.hidden}</Badge>}
          </li>
        ))}
      </ul>
      {listings.some(({ isListed }) => !isListed) ? (
        <p className="text-muted-foreground mt-2 text-sm">{words.hiddenText}</p>
      ) : null}
    </Card>
  )
}
