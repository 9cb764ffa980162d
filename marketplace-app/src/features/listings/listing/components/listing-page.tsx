import { lazy, Suspense } from 'react'
import { ListingPlan } from '@stackyard/shared/ui/listing/listing-plan'
import type { ReserveIntent, ReserveSearch } from '@stackyard/shared/domain/reserve-search'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { SideReviews } from '@stackyard/shared/ui/side-reviews'
import { WhenNear } from '../../../../components/when-near'
import { ReviewsSection } from '../../../../components/reviews-section'
import { listingPageTexts as words } from '../../../../lib/texts/listing-page'
import { useMedia } from '@stackyard/shared/ui/use-media'
import { Gallery } from './gallery'
import { ListingBody } from './listing-body'
import { ListingBooking } from './listing-booking'
import { ListingHeader } from './listing-header'
import { RepresentativeCard } from './representative-card'

const PreviewNotice = lazy(async () => ({ default: (await import('./preview-notice')).PreviewNotice }))
const ListingBelow = lazy(async () => ({ default: (await import('./listing-below')).ListingBelow }))

export type ListingPageProps = {
  warehouse: Warehouse
  user: SessionUser | null
  path: string
  asked: ReserveSearch
  /** Without its sign: `reviews` leads to the reviews. */
  hash: string
  /** Shows what the form has made of it: header, text and booking alone, with the way back to the form. */
  isPreview?: boolean
  onReserve: (intent: ReserveIntent) => void
}

/** The detail page of a warehouse in the app. */
export function ListingPage({ warehouse, user, path, asked, hash, isPreview = false, onReserve }: ListingPageProps) {
  const isOwn = user?.id === warehouse.seller.id
  const isWide = useMedia('(min-width: 64rem)')
  const { photos, name } = warehouse
  const gallery = photos.length > 0 ? <Gallery photos={photos} name={name} /> : <ListingPlan listing={warehouse} />
  const sidebar = (
    <aside aria-label={words.sidebar} className="min-w-0 self-stretch">
      {isWide ? null : gallery}
      <ListingBooking
        warehouse={warehouse}
        user={user}
        path={path}
        asked={asked}
        onReserve={onReserve}
        below={isPreview ? undefined : <SideReviews listing={warehouse} />}
      />
    </aside>
  )
  return (
    <div className="max-w-page mx-auto w-full px-4 py-6 pb-28 sm:px-8 lg:pb-12">
      {isPreview ? (
        <Suspense>
          <PreviewNotice id={warehouse.id} isDraft={warehouse.isDraft} />
        </Suspense>
      ) : null}
      <ListingHeader
        warehouse={warehouse}
        user={user}
        mayEdit={isPreview || isOwn || user?.userType === 'admin'}
        hideBack={isPreview}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {isWide ? null : sidebar}
        <div className="min-w-0">
          {isWide ? <div className="mb-6">{gallery}</div> : null}
          {isOwn || !warehouse.seller.id ? null : <RepresentativeCard warehouse={warehouse} user={user} path={path} />}
          <ListingBody warehouse={warehouse} />
          {isPreview ? null : (
            <ReviewsSection
              of={{ warehouseId: warehouse.id }}
              listing={warehouse}
              user={user}
              path={path}
              now={hash === 'reviews'}
            />
          )}
        </div>
        {isWide ? sidebar : null}
      </div>
      {isPreview ? null : (
        <WhenNear className="min-h-96">
          <ListingBelow warehouse={warehouse} mayAsk={user === null || user.userType === 'customer'} />
        </WhenNear>
      )}
    </div>
  )
}
