import type Stripe from 'stripe'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { processWebhook } from '../job-names'
import { insertEvent } from '../repository-inbox'

/** Takes a verified event in, once, together with the job that works it off. True when it was new. */
export async function receiveWebhook({ db, jobs }: Services, event: Stripe.Event): Promise<boolean> {
  const objectId = subjectOf(event.data.object)
  return withTransaction(db, async (tx) => {
    const isNew = await insertEvent(tx, { eventId: event.id, type: event.type, objectId })
    if (isNew) await jobs.add(tx, processWebhook, { eventId: event.id }, { key: `webhook:${event.id}` })
    return isNew
  })
}

/** What to fetch afresh: charges and refunds are told by the PaymentIntent they belong to. */
function subjectOf(object: object): string {
  const { id, payment_intent: payment } = object as { id?: unknown; payment_intent?: unknown }
  if (typeof payment === 'string') return payment
  return typeof id === 'string' ? id : ''
}
