import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { stripeObjectHandlers } from '../../../../platform/stripe-object-handlers'
import { paymentIntentHandlers } from '../payment-intent-handlers'
import { findWaiting, markProcessed } from '../repository-inbox'
import { followSetup } from './follow-setup'

/**
 * Works an event of the inbox off, and with it all that wait of its object: fetches the object afresh, since events come
 * twice, late and out of order, and hands over what is true now. Handlers only move forward; an event worked off before
 * is left alone, and one that comes in meanwhile has a job of its own.
 */
export async function processEvent(services: Services, eventId: string): Promise<void> {
  const waiting = await findWaiting(services.db, eventId)
  if (!waiting) return
  const id = waiting.objectId
  if (id.startsWith('pi_')) {
    const intent = await fetchFresh(services, id, () =>
      services.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
    )
    if (intent) for (const handle of paymentIntentHandlers) await handle(services, intent)
  } else if (id.startsWith('seti_')) {
    const intent = await fetchFresh(services, id, () => services.stripe.setupIntents.retrieve(id))
    if (intent) await followSetup(services, intent)
  } else {
    for (const follow of stripeObjectHandlers(id)) await fetchFresh(services, id, () => follow(services, id))
  }
  await markProcessed(services.db, waiting.eventIds)
}

/** The object as it is now; undefined when Stripe does not know it (an event of another account or of a reset one). */
async function fetchFresh<T>(services: Services, id: string, fetch: () => Promise<T>): Promise<T | undefined> {
  try {
    return await callStripe(fetch)
  } catch (error) {
    if (!(error instanceof CodedError) || error.data?.providerCode !== 'resource_missing') throw error
    services.log.warn({ objectId: id }, 'a webhook names an object that Stripe does not know')
    return undefined
  }
}
