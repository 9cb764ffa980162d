import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { ListingAside } from '@stackyard/shared/ui/listing/listing-aside'
import { PageLink } from '../../../../components/page-link'
import { AskRate, type AskRateProps } from './ask-rate'
import { ListingIcon } from './listing-icon'
import { isOther, OtherWarehouses } from './other-warehouses'

type ListingSideProps = AskRateProps & { isPreview: boolean }

/** The reader may ask for a quote: merchants and visitors. */
const mayAsk = ({ user, warehouse, isPreview }: ListingSideProps): boolean =>
  !isPreview && !warehouse.isDraft && (user === null || user.userType === 'customer')

/** The side column under the booking box. */
export function ListingSide(props: ListingSideProps) {
  const { warehouse, user, isPreview } = props
  const others = isPreview ? [] : warehouse.additionalWarehouses.filter(isOther)
  return (
    <ListingAside
      listing={isPreview ? withoutReviews(warehouse) : warehouse}
      Icon={ListingIcon}
      Link={PageLink}
      profileHref={`/dashboard/users/sellers/${encodeURIComponent(warehouse.seller.userUrl || String(warehouse.seller.id))}`}
      askRate={<AskRate {...props} />}
      others={others.length > 0 ? <OtherWarehouses others={others} seller={warehouse.seller} /> : null}
      mayAsk={mayAsk(props)}
      isOwn={user?.id === warehouse.seller.id || !warehouse.seller.id}
    />
  )
}

/** A preview shows what the form has made of the listing. */
const withoutReviews = (warehouse: Warehouse): Warehouse => ({ ...warehouse, reviews: [] })
