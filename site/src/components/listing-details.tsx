import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { ListingDetails as Details } from '@stackyard/shared/ui/listing/listing-details'
import { ListingIntro } from '@stackyard/shared/ui/listing/listing-intro'
import { SheetIcon } from './icon-sheet'

/** The main column of a listing: what it says of itself, what it is good at and how it works. */
export function ListingDetails({ listing }: { listing: Warehouse }) {
  return (
    <>
      <ListingIntro listing={listing} />
      <Details listing={listing} tick={<SheetIcon name="check" className="text-primary size-5 shrink-0" />} />
    </>
  )
}
