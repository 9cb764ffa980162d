import { AchManager } from '../../features/payments/payment-methods/components/ach-manager'
import { AchSummary } from '../../features/payments/payment-methods/components/ach-summary'
import { BillingInfoSummary } from '../../features/payments/payment-methods/components/billing-info-summary'
import { BillingInfosManager } from '../../features/payments/payment-methods/components/billing-infos-manager'
import { CardSummary } from '../../features/payments/payment-methods/components/card-summary'
import { CardsManager } from '../../features/payments/payment-methods/components/cards-manager'
import { PaymentTabs } from '../../features/reservations/purchase/components/payment-tabs'
import type { PaymentPicker } from '../../lib/payment-choice'

const parts = { AchSummary, AchManager, BillingInfoSummary, BillingInfosManager, CardSummary, CardsManager }

/** Plans are paid with the same methods, chosen in the same way, as orders. */
export const Picker: PaymentPicker = (props) => <PaymentTabs {...props} parts={parts} />
