import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect, useLocation, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { type ReserveIntent, reserveHref } from '@stackyard/shared/ui/reserve-intent'
import { NotFoundPage } from '../../../../components/not-found-page'
import { ListingPage } from '../../../../features/listings/listing/components/listing-page'
import { ListingSkeleton } from '../../../../features/listings/listing/components/listing-skeleton'
import { warehouseQuery } from '../../../../features/listings/listing/queries'
import { toProblem } from '../../../../lib/problem'
import { currentUser, userAtom } from '../../../../lib/session'
import { usePageVisit } from '../../../../lib/use-page-visit'

const Reservation = lazy(async () => ({ default: (await import('./-reservation')).Reservation }))

const OwnOrders = lazy(async () => ({
  default: (await import('../../../../features/reservations/purchase/components/own-orders')).OwnOrders,
}))

const ListingCuration = lazy(async () => ({
  default: (await import('../../../../features/management/admin/components/listing-curation')).ListingCuration,
}))

const QuoteModal = lazy(async () => ({
  default: (await import('../../../../features/reservations/quote/components/quote-modal')).QuoteModal,
}))

const reserveHash = 'RESERVE'
const quoteHash = 'QUOTE'

export const Route = createFileRoute('/_shell/dashboard/warehouses/$id')({
  beforeLoad: ({ location }) => {
    // Signed-out readers register first and come back to the same figures and the open dialog (DECISIONS 69).
    if (location.hash === reserveHash && !currentUser())
      throw redirect({ to: '/auth/register', search: { returnTo: location.href } })
  },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(warehouseQuery(params.id))
  },
  component: WarehousePage,
})

function WarehousePage() {
  const { id } = Route.useParams()
  const query = useQuery(warehouseQuery(id))
  if (query.isPending) return <ListingSkeleton />
  if (query.isError) {
    const { status, message, reference } = toProblem(query.error)
    if (status === 404) return <NotFoundPage />
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  return <Listing warehouse={query.data} />
}

/** The listing with its dialogs: #RESERVE opens the purchase to a customer, #QUOTE the request for a quote. */
function Listing({ warehouse }: { warehouse: Warehouse }) {
  const router = useRouter()
  const user = useAtomValue(userAtom)
  usePageVisit({ warehouseId: warehouse.id, sellerId: warehouse.seller.id })
  const { pathname, searchStr, hash } = useLocation()
  const path = `${pathname}${searchStr}`
  const [isPlaced, setIsPlaced] = useState(false)
  const isOpen = (hash === reserveHash || isPlaced) && user?.userType === 'customer'
  const isQuoting = hash === quoteHash && (user === null || user.userType === 'customer')
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const reserve = (intent: ReserveIntent) => {
    const href = reserveHref(intent.type === 'fulfillment' ? pathname : withoutTier(path), intent)
    router.history.push(user ? href : withReturnTo('/auth/register', href))
  }
  return (
    <>
      {user?.userType === 'admin' ? (
        <Suspense>
          <ListingCuration warehouse={warehouse} />
        </Suspense>
      ) : null}
      {user?.userType === 'customer' ? (
        <Suspense>
          <OwnOrders warehouse={warehouse} className="max-w-page mx-4 mt-6 sm:mx-8" />
        </Suspense>
      ) : null}
      <ListingPage
        warehouse={warehouse}
        user={user}
        path={path}
        search={searchStr}
        hash={hash}
        isPreview={new URLSearchParams(searchStr).get('preview') === 'true'}
        onReserve={reserve}
      />
      {isQuoting ? (
        <Suspense>
          <QuoteModal
            open
            warehouse={warehouse}
            user={user}
            search={searchStr}
            loginHref={withReturnTo('/auth/login', `${path}#${quoteHash}`)}
            onClose={() => router.history.replace(path)}
          />
        </Suspense>
      ) : null}
      {wasOpened && user ? (
        <Suspense>
          <Reservation
            open={isOpen}
            warehouse={warehouse}
            user={user}
            search={searchStr}
            returnTo={`${path}#${reserveHash}`}
            onPlaced={() => {
              // The address of the form goes, so that Back from the order leads to the listing.
              setIsPlaced(true)
              router.history.replace(path)
            }}
            onClose={() => {
              setIsPlaced(false)
              router.history.replace(path)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** A tier chosen before is no part of a storage reservation. */
const withoutTier = (path: string): string => {
  const [pathname = '', search = ''] = path.split('?')
  const query = new URLSearchParams(search)
  query.delete('tier')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
