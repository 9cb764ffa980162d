import { lazy, Suspense } from 'react'
import type { ReserveIntent, ReserveSearch } from '@stackyard/shared/domain/reserve-search'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { AddressLine } from '@stackyard/shared/ui/address-line'
import { keepChoice } from '@stackyard/shared/ui/kept-choice'
import { ListingBooking } from '@stackyard/shared/ui/listing/listing-booking'
import { ListingFrame } from '@stackyard/shared/ui/listing/listing-frame'
import { ListingHeader } from '@stackyard/shared/ui/listing/listing-header'
import { ListingIntro } from '@stackyard/shared/ui/listing/listing-intro'
import { ListingPlan, planPicture } from '@stackyard/shared/ui/listing/listing-plan'
import { MovingGallery } from '@stackyard/shared/ui/listing/moving-gallery'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { BackLink } from '../../../../components/back-link'
import { useDocumentTitle } from '../../../../components/page'
import { ReviewsSection } from '../../../../components/reviews-section'
import { WhenNear } from '../../../../components/when-near'
import { texts } from '../../../../lib/texts'
import { viewerOf } from '../viewer'
import { ListingIcon } from './listing-icon'

// What stands below the first screen, or beside the page, is fetched apart.
const ListingTools = lazy(async () => ({ default: (await import('./listing-tools')).ListingTools }))
const ListingDetails = lazy(async () => ({ default: (await import('./listing-details')).ListingDetails }))
const ListingSide = lazy(async () => ({ default: (await import('./listing-side')).ListingSide }))
const ListingMap = lazy(async () => ({ default: (await import('./listing-map')).ListingMap }))
const Neighbors = lazy(async () => ({ default: (await import('./nearby-warehouses')).Neighbors }))
const Disclaimer = lazy(async () => ({ default: (await import('./disclaimer')).Disclaimer }))
const PreviewNotice = lazy(async () => ({ default: (await import('./preview-notice')).PreviewNotice }))

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

/** The page of a warehouse in the app. */
export function ListingPage(props: ListingPageProps) {
  const { warehouse, user, path, hash, isPreview = false } = props
  useDocumentTitle(warehouse.name)
  return (
    <div className="max-w-page mx-auto w-full px-4 py-6 pb-28 sm:px-8 lg:pb-12">
      {isPreview ? (
        <Suspense>
          <PreviewNotice id={warehouse.id} isDraft={warehouse.isDraft} />
        </Suspense>
      ) : (
        <BackLink to="/dashboard/warehouses">{texts.listing.back}</BackLink>
      )}
      <ListingFrame
        isManaged={warehouse.seller.userType === 'manager'}
        header={<Header {...props} />}
        pictures={
          warehouse.photos.length > 0 ? (
            <MovingGallery listing={warehouse} plan={planPicture(warehouse)} />
          ) : (
            <ListingPlan listing={warehouse} />
          )
        }
        details={
          <>
            <ListingIntro listing={warehouse} />
            <WhenNear className="min-h-96" fallback={<Skeleton className="rounded-card mt-10 h-96" />}>
              <ListingDetails warehouse={warehouse} />
            </WhenNear>
          </>
        }
        booking={<Booking {...props} />}
        aside={
          <Suspense fallback={<Skeleton className="rounded-card h-56" />}>
            <ListingSide {...{ warehouse, user, path, isPreview }} />
          </Suspense>
        }
        {...(isPreview ? {} : below({ warehouse, user, path, hash }))}
      />
    </div>
  )
}

type Below = Pick<ListingPageProps, 'warehouse' | 'user' | 'path' | 'hash'>

/** What a preview has none of: where it is, reviews, neighbors. */
const below = ({ warehouse, user, path, hash }: Below) => ({
  map:
    warehouse.latitude === null || warehouse.longitude === null ? null : (
      <WhenNear className="mt-4 min-h-[26rem]" fallback={<Skeleton className="rounded-card mt-4 h-[26rem]" />}>
        <ListingMap warehouse={warehouse} latitude={warehouse.latitude} longitude={warehouse.longitude} />
      </WhenNear>
    ),
  reviews: (
    <div className="mt-14 max-w-3xl">
      <ReviewsSection
        of={{ warehouseId: warehouse.id }}
        listing={warehouse}
        user={user}
        path={path}
        now={hash === 'reviews'}
      />
    </div>
  ),
  neighbors: (
    <WhenNear className="min-h-96">
      <Neighbors warehouse={warehouse} />
    </WhenNear>
  ),
  disclaimer: (
    <Suspense>
      <Disclaimer />
    </Suspense>
  ),
})

/** Sharing and the other tools are fetched beside the page, not with it. */
function Header({ warehouse, user, isPreview = false }: ListingPageProps) {
  const isOwn = user?.id === warehouse.seller.id
  return (
    <ListingHeader
      listing={warehouse}
      place={<AddressLine place={warehouse} />}
      Icon={ListingIcon}
      tools={
        <Suspense>
          <ListingTools warehouse={warehouse} user={user} mayEdit={isPreview || isOwn || user?.userType === 'admin'} />
        </Suspense>
      }
    />
  )
}

function Booking({ warehouse, user, path, asked, onReserve }: ListingPageProps) {
  return (
    <div className="lg:mb-5">
      <ListingBooking
        // Prices come and go with the session; the choice starts over with them.
        of={`${warehouse.id}-${user?.id ?? 'visitor'}`}
        warehouse={warehouse}
        viewer={viewerOf(user)}
        asked={asked}
        loginHref={withReturnTo('/auth/login', path)}
        quoteHref="#QUOTE"
        onChoice={keepChoice}
        onReserve={onReserve}
      />
    </div>
  )
}
