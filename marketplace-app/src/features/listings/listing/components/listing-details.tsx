import { Check, FileText } from 'lucide-react'
import { documentsOf } from '@stackyard/shared/domain/listing-documents'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { ListingDetails as Details } from '@stackyard/shared/ui/listing/listing-details'
import { ListingSection } from '@stackyard/shared/ui/listing/listing-section'
import { say } from '@stackyard/shared/ui/say'

/** What it takes and offers, and its documents. */
export function ListingDetails({ warehouse }: { warehouse: Warehouse }) {
  const documents = documentsOf(warehouse, say('Brochure (PDF)'))
  return (
    <>
      <Details listing={warehouse} tick={<Check aria-hidden className="text-primary size-5 shrink-0" />} />
      {documents.length > 0 ? (
        <ListingSection title={say('Documents')}>
          <ul className="mt-3 grid grid-cols-1 gap-2">
            {documents.map(({ id, link, title }) => (
              <li key={id}>
                <a href={link} className="text-link inline-flex min-h-9 items-center gap-2 text-sm font-semibold">
                  <FileText aria-hidden className="size-4" />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </ListingSection>
      ) : null}
    </>
  )
}
