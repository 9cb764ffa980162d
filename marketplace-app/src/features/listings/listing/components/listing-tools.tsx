import { Link, useRouter } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Button } from '@stackyard/shared/ui/button'
import { CompareLink } from '@stackyard/shared/ui/compare/compare-link'
import { ShareMenu } from '@stackyard/shared/ui/listing/share-menu'
import { NewsletterButton } from '@stackyard/shared/ui/newsletter-button'
import { RateSheetButton } from '@stackyard/shared/ui/rate-sheet-button'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { ShortlistButton } from '../../../../components/shortlist-button'
import { copyAddress } from '../../../../lib/copy-address'
import { newsletterActions } from '../../../../lib/newsletter-actions'
import { listingPageTexts as words } from '../../../../lib/texts/listing-page'
import { viewerOf } from '../viewer'
import { ListingIcon } from './listing-icon'

/** Managed listings have a form of their own for admins. */
const editPath = ({ seller, warehouseUrl }: Warehouse, user: SessionUser | null): string =>
  `/dashboard/${seller.userType === 'manager' && user?.userType === 'admin' ? 'managed/' : ''}warehouses/edit/${warehouseUrl}`

export type ListingToolsProps = { warehouse: Warehouse; user: SessionUser | null; mayEdit: boolean }

/** Sharing, rates on paper, the seller's newsletter, comparing, and the way to the form for those who may edit. */
export function ListingTools({ warehouse, user, mayEdit }: ListingToolsProps) {
  const router = useRouter()
  const address = `${location.origin}/warehouses/${warehouse.slug}`
  return (
    <>
      <ShareMenu
        text={words.shareText(warehouse.name)}
        address={address}
        Icon={ListingIcon}
        onCopy={() => void copyAddress(address, 'copyLink.success', 'copyLink.error')}
      />
      {user ? <RateSheetButton warehouse={warehouse} read={() => Promise.resolve(warehouse)} save={saveFile} /> : null}
      <NewsletterButton seller={warehouse.seller} viewer={viewerOf(user)} {...newsletterActions} />
      {warehouse.isDraft ? null : (
        <CompareLink listing={warehouse} path="/dashboard/compare" onOpen={(href) => router.history.push(href)} />
      )}
      {warehouse.isDraft ? null : <ShortlistButton listing={warehouse} className="min-h-11" />}
      {mayEdit ? (
        <Button asChild variant="outline">
          <Link to={editPath(warehouse, user)}>
            <PenLine aria-hidden />
            {words.edit}
          </Link>
        </Button>
      ) : null}
    </>
  )
}
