import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { NewsletterButton } from '@stackyard/shared/ui/newsletter-button'
import { RateSheetButton } from '@stackyard/shared/ui/rate-sheet-button'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { useState } from 'react'
import { newsletterActions } from '../lib/newsletter-actions'
import { readWarehouse } from '../lib/read-warehouse'
import { bookingViewer, useReader } from '../lib/reader'
import { ShortlistButton } from '../lib/shortlist-button'

export type ListingToolsData = Pick<Warehouse, 'id' | 'name' | 'hasStoragePrices' | 'hasFulfillmentRates'> & {
  seller: Pick<Warehouse['seller'], 'id' | 'enableNewsletter'>
}

/** What a signed-in reader may do with a listing besides: take the rates home, follow the seller, shortlist it. */
export default function ListingToolsIsland({ data }: { data: ListingToolsData }) {
  const reader = useReader()
  const [said, setSaid] = useState('')
  return (
    <>
      {reader ? <RateSheetButton warehouse={data} read={() => readWarehouse(data.id)} save={saveFile} /> : null}
      <NewsletterButton
        seller={data.seller}
        viewer={bookingViewer(reader)}
        {...newsletterActions}
        loginHref={withReturnTo('/auth/login', location.pathname)}
        onSaid={setSaid}
      />
      {reader ? <ShortlistButton listing={data} /> : null}
      <p role="status" className="basis-full text-sm empty:hidden">
        {said}
      </p>
    </>
  )
}
