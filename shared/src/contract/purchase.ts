import { PurchaseInput, PurchaseResult } from '../schema/purchase'
import { endpoint } from './endpoint'

export const purchase = {
  create: endpoint({
    method: 'POST',
    path: '/purchase/',
    audience: 'customer',
    summary: 'Reserve storage or a fulfillment tier',
    description:
      'Dollar figures in the request are compared with the server’s own, never charged: a difference answers 409 ' +
      'PRICE_CHANGED. Send an `Idempotency-Key` header (UUID) and keep it until you have an answer.',
    input: PurchaseInput,
    results: PurchaseResult,
    idempotent: true,
    callsPerMinute: 60,
  }),
}
