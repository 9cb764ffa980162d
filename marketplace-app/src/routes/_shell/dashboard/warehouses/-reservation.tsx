import { useQuery } from '@tanstack/react-query'
import type { ReserveSearch } from '@stackyard/shared/domain/reserve-search'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { useFreshUser } from '../../../../features/accounts/account/components/use-fresh-user'
import { AchManager } from '../../../../features/payments/payment-methods/components/ach-manager'
import { AchSummary } from '../../../../features/payments/payment-methods/components/ach-summary'
import { BillingInfoSummary } from '../../../../features/payments/payment-methods/components/billing-info-summary'
import { BillingInfosManager } from '../../../../features/payments/payment-methods/components/billing-infos-manager'
import { CardSummary } from '../../../../features/payments/payment-methods/components/card-summary'
import { CardsManager } from '../../../../features/payments/payment-methods/components/cards-manager'
import { preselectedMethodsQuery } from '../../../../features/payments/payment-methods/queries'
import { PurchaseDialog } from '../../../../features/reservations/purchase/components/purchase-dialog'

export type ReservationProps = {
  open: boolean
  warehouse: Warehouse
  /** A customer. */
  user: SessionUser
  asked: ReserveSearch
  /** Asks for something else in its place. */
  onAsk: (asked: ReserveSearch) => void
  returnTo: string
  onClose: () => void
  /** The order is placed. */
  onPlaced?: () => void
}

const methodParts = { AchSummary, AchManager, BillingInfoSummary, BillingInfosManager, CardSummary, CardsManager }

/** The purchase dialog with the payment methods' parts; its code is fetched when somebody reserves. */
export function Reservation(props: ReservationProps) {
  const primaries = useQuery({ ...preselectedMethodsQuery(), enabled: props.open })
  useFreshUser(props.open)
  return <PurchaseDialog primaries={primaries} parts={methodParts} {...props} />
}
