import type Stripe from 'stripe'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { insertEvent } from '../repository-inbox'

/** How long an own hold's events wait: the call that asked for it is told the same, and has it written by then. */
const OWN_HOLD_WAITS_MS = 2000

/** The key that a purchase asks for its hold with. */
const OWN_HOLD = /^ord:\d+:auth:/

/** Takes a verified event in, once, together with the job that works it off. True when it was new. */
export async function receiveWebhook({ db, clock, jobs }: Services, event: Stripe.Event): Promise<boolean> {
  const objectId = subjectOf(event.data.object)
  const isOwn = OWN_HOLD.test(event.request?.idempotency_key ?? '')
  const later = isOwn ? { runAt: new Date(clock.now().getTime() + OWN_HOLD_WAITS_MS) } : {}
  return withTransaction(db, (tx) => insertEvent(jobs, tx, { eventId: event.id, type: event.type, objectId }, later))
}

/** What to fetch afresh: charges and refunds are told by the PaymentIntent they belong to. */
function subjectOf(object: object): string {
  const { id, payment_intent: payment } = object as { id?: unknown; payment_intent?: unknown }
  if (typeof payment === 'string') return payment
  return typeof id === 'string' ? id : ''
}
