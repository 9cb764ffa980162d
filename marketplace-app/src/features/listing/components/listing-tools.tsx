import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Button } from '@stackyard/shared/ui/button'
import { listingPageTexts } from '../../../lib/texts/listing-page'
import { RateSheetButton } from './rate-sheet-button'
import { ShareMenu } from './share-menu'

/** Managed listings have a form of their own (000 §2.1). */
const editPath = ({ seller, warehouseUrl }: Warehouse): string =>
  `/dashboard/${seller.userType === 'manager' ? 'managed/' : ''}warehouses/edit/${warehouseUrl}`

/** Sharing, rates on paper, and the way to the form for those who may edit. */
export function ListingTools({ warehouse, mayEdit }: { warehouse: Warehouse; mayEdit: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ShareMenu
        text={listingPageTexts.shareText(warehouse.name)}
        address={`${location.origin}/warehouses/${warehouse.slug}`}
      />
      <RateSheetButton warehouse={warehouse} />
      {mayEdit ? (
        <Button asChild variant="outline">
          <Link to={editPath(warehouse)}>
            <PenLine aria-hidden />
            {listingPageTexts.edit}
          </Link>
        </Button>
      ) : null}
    </div>
  )
}
