import type { ComponentType } from 'react'
import type { AchAccount, BillingInfo, Card } from '@stackyard/shared/schema/payment'

/**
 * How payment methods look and where they are chosen: handed in by the route, since they belong to another feature.
 */
export type MethodParts = {
  AchSummary: ComponentType<{ account: AchAccount }>
  AchManager: ComponentType<{ onSelect?: (account: AchAccount) => void }>
  BillingInfoSummary: ComponentType<{ info: BillingInfo }>
  BillingInfosManager: ComponentType<{ onSelect?: (info: BillingInfo) => void }>
  CardSummary: ComponentType<{ card: Card }>
  CardsManager: ComponentType<{ onSelect?: (card: Card) => void }>
}
