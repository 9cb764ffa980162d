import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect, useLocation, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { readReserveSearch, type ReserveIntent, type ReserveSearch } from '@stackyard/shared/domain/reserve-search'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { NotFoundPage } from '../../../../components/not-found-page'
import { ListingPage } from '../../../../features/listings/listing/components/listing-page'
import { ListingSkeleton } from '../../../../features/listings/listing/components/listing-skeleton'
import { warehouseQuery } from '../../../../features/listings/listing/queries'
import { toProblem } from '../../../../lib/problem'
import { currentUser, userAtom } from '../../../../lib/session'
import { present, type RawSearch, readSwitch } from '@stackyard/shared/domain/read-search'
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

type ListingSearch = ReserveSearch & {
  /** The form's look at what it has made. */
  preview?: boolean | undefined
}

/** What is not of the reservation stays in the address. */
const readSearch = (raw: RawSearch): ListingSearch =>
  present({ ...raw, ...readReserveSearch(raw), preview: readSwitch(raw.preview) })

const reserveHash = 'RESERVE'
const quoteHash = 'QUOTE'
/** Storage, with a tier or without, a tier and a quote are things to reserve: one that was asked for before goes. */
const NOTHING_ASKED = readReserveSearch({})

export const Route = createFileRoute('/_shell/dashboard/warehouses/$id')({
  validateSearch: readSearch,
  beforeLoad: ({ location }) => {
    // Signed-out readers register first and come back to the same figures and the open dialog.
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
  const { id } = Route.useParams()
  const user = useAtomValue(userAtom)
  usePageVisit({ warehouseId: warehouse.id, sellerId: warehouse.seller.id })
  const { pathname, searchStr, hash } = useLocation()
  const asked = Route.useSearch()
  const path = `${pathname}${searchStr}`
  const [isPlaced, setIsPlaced] = useState(false)
  const isOpen = (hash === reserveHash || isPlaced) && user?.userType === 'customer'
  const isQuoting = hash === quoteHash && (user === null || user.userType === 'customer')
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const reserve = (intent: ReserveIntent) => {
    const chosen = {
      to: Route.to,
      params: { id },
      search: (before: ListingSearch) => present({ ...before, ...NOTHING_ASKED, ...intent }),
      hash: reserveHash,
    }
    if (user) void router.navigate(chosen)
    else void router.navigate({ to: '/auth/register', search: { returnTo: router.buildLocation(chosen).href } })
  }
  /** The open dialog asks for a part more, or less. */
  const ask = (next: ReserveSearch) =>
    void router.navigate({
      to: Route.to,
      params: { id },
      search: (before: ListingSearch) => present({ ...before, ...NOTHING_ASKED, ...next }),
      hash: reserveHash,
      hashScrollIntoView: false,
      resetScroll: false,
      replace: true,
    })
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
        asked={asked}
        hash={hash}
        isPreview={asked.preview === true}
        onReserve={reserve}
      />
      {isQuoting ? (
        <Suspense>
          <QuoteModal
            open
            warehouse={warehouse}
            user={user}
            asked={asked}
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
            asked={asked}
            onAsk={ask}
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
