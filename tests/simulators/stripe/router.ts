import type { Route } from './call'
import { accountRoutes } from './resources/accounts'
import { balanceTransactionRoutes } from './resources/balance-transactions'
import { challengeRoutes } from './resources/challenges'
import { chargeRoutes } from './resources/charges'
import { customerRoutes } from './resources/customers'
import { disputeRoutes } from './resources/disputes'
import { eventRoutes } from './resources/events'
import { invoicePaymentRoutes } from './resources/invoice-payments'
import { invoiceRoutes } from './resources/invoices'
import { mandateRoutes } from './resources/mandates'
import { paymentIntentRoutes } from './resources/payment-intents'
import { paymentMethodRoutes } from './resources/payment-methods'
import { priceRoutes } from './resources/prices'
import { refundRoutes } from './resources/refunds'
import { setupIntentRoutes } from './resources/setup-intents'
import { subscriptionRoutes } from './resources/subscriptions'
import { tokenRoutes } from './resources/tokens'
import { transferRoutes } from './resources/transfers'
import { verificationSessionRoutes } from './resources/verification-sessions'

const routes: Route[] = [
  ...customerRoutes,
  ...tokenRoutes,
  ...paymentMethodRoutes,
  ...setupIntentRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...mandateRoutes,
  ...eventRoutes,
  ...balanceTransactionRoutes,
  ...priceRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...invoicePaymentRoutes,
  ...challengeRoutes,
  ...accountRoutes,
  ...transferRoutes,
  ...verificationSessionRoutes,
]

/** The route of a call and the id in its path; a literal segment wins over `:id`. */
export function findRoute(method: string, path: string): { route: Route; id: string } | undefined {
  const parts = path.split('/')
  const literal = routes.find((route) => route.method === method && route.path === path)
  if (literal) return { route: literal, id: '' }
  for (const route of routes) {
    const pattern = route.path.split('/')
    if (route.method !== method || pattern.length !== parts.length) continue
    const index = pattern.indexOf(':id')
    if (pattern.every((part, at) => part === ':id' || part === parts[at]))
      return { route, id: decodeURIComponent(parts[index] ?? '') }
  }
  return undefined
}
