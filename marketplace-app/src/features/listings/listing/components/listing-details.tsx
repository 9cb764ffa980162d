import { Check, FileText } from 'lucide-react'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { ListingDetails as Details } from '@stackyard/shared/ui/listing/listing-details'
import { ListingDocuments } from '@stackyard/shared/ui/listing/listing-documents'

/** What it takes and offers, and its documents. */
export function ListingDetails({ warehouse }: { warehouse: Warehouse }) {
  return (
    <>
      <Details listing={warehouse} tick={<Check aria-hidden className="text-primary size-5 shrink-0" />} />
      <ListingDocuments listing={warehouse} icon={<FileText aria-hidden className="size-5 shrink-0" />} />
    </>
  )
}
