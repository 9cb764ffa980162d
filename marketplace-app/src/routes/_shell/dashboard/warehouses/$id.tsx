import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect, useLocation, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { type ReserveIntent, reserveHref } from '@stackyard/shared/ui/reserve-intent'
import { NotFoundPage } from '../../../../components/not-found-page'
import { useFreshUser } from '../../../../features/account/components/use-fresh-user'
import { ListingPage } from '../../../../features/listing/components/listing-page'
import { ListingSkeleton } from '../../../../features/listing/components/listing-skeleton'
import { warehouseQuery } from '../../../../features/listing/queries'
import { AchManager } from '../../../../features/payment-methods/components/ach-manager'
import { AchSummary } from '../../../../features/payment-methods/components/ach-summary'
import { BillingInfoSummary } from '../../../../features/payment-methods/components/billing-info-summary'
import { BillingInfosManager } from '../../../../features/payment-methods/components/billing-infos-manager'
import { CardSummary } from '../../../../features/payment-methods/components/card-summary'
import { CardsManager } from '../../../../features/payment-methods/components/cards-manager'
import { billingSummaryQuery } from '../../../../features/payment-methods/queries'
import { PurchaseDialog } from '../../../../features/purchase/components/purchase-dialog'
import { toProblem } from '../../../../lib/problem'
import { currentUser, userAtom } from '../../../../lib/session'

const reserveHash = 'RESERVE'

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

const methodParts = { AchSummary, AchManager, BillingInfoSummary, BillingInfosManager, CardSummary, CardsManager }

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

function Listing({ warehouse }: { warehouse: Warehouse }) {
  const router = useRouter()
  const user = useAtomValue(userAtom)
  const { pathname, searchStr, hash } = useLocation()
  const path = `${pathname}${searchStr}`
  const reserve = (intent: ReserveIntent) => {
    const href = intent.type === 'fulfillment' ? reserveHref(pathname, intent) : reserveHref(withoutTier(path), intent)
    router.history.push(user ? href : withReturnTo('/auth/register', href))
  }
  return (
    <>
      <ListingPage warehouse={warehouse} user={user} path={path} search={searchStr} onReserve={reserve} />
      <Reservation
        warehouse={warehouse}
        search={searchStr}
        path={path}
        isOpen={hash === reserveHash}
        onClose={() => router.history.replace(path)}
      />
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

type ReservationProps = { warehouse: Warehouse; search: string; path: string; isOpen: boolean; onClose: () => void }

/** The purchase dialog: open while the address ends in #RESERVE, for customers. */
function Reservation({ warehouse, search, path, isOpen, onClose }: ReservationProps) {
  const user = useAtomValue(userAtom)
  const isCustomer = user?.userType === 'customer'
  const primaries = useQuery({ ...billingSummaryQuery(), enabled: isOpen && isCustomer })
  useFreshUser(isOpen && isCustomer)
  if (!user || !isCustomer) return null
  return (
    <PurchaseDialog
      open={isOpen}
      onClose={onClose}
      warehouse={warehouse}
      user={user}
      search={search}
      returnTo={`${path}#${reserveHash}`}
      primaries={primaries}
      parts={methodParts}
    />
  )
}
