import { lazy } from 'react'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { ListingIntro } from '@stackyard/shared/ui/listing/listing-intro'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { WhenNear } from '../../../../components/when-near'

const ListingDetails = lazy(async () => ({ default: (await import('./listing-details')).ListingDetails }))

/** What the warehouse says of itself: highlights and description, then its details. */
export function ListingBody({ warehouse }: { warehouse: Warehouse }) {
  return (
    <div className="pb-8">
      <ListingIntro listing={warehouse} />
      <WhenNear className="min-h-96" fallback={<Skeleton className="rounded-card h-96" />}>
        <ListingDetails warehouse={warehouse} />
      </WhenNear>
    </div>
  )
}
