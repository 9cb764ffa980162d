import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { ListingDetails as Details } from '@stackyard/shared/ui/listing/listing-details'
import { ListingIcon } from './listing-icon'

/** What it takes and offers. */
export function ListingDetails({ warehouse }: { warehouse: Warehouse }) {
  return <Details listing={warehouse} tick={<ListingIcon name="check" className="text-primary size-5 shrink-0" />} />
}
