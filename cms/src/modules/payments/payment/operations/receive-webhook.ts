import type Stripe from 'stripe'
import { createBatcher } from '../../../../platform/batcher'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { insertEvents, type InboxEvent } from '../repository-inbox'

/** How long an own hold's events wait: the call that asked for it is told the same, and has it written by then. */
const OWN_HOLD_WAITS_MS = 2000

/** The key that a purchase asks for its hold with. */
const OWN_HOLD = /^ord:\d+:auth:/

/** At most so many events are taken in at once. */
const MOST_AT_ONCE = 100

/**
 * Takes verified events in, each once, together with the jobs that work them off. What comes while others are being
 * taken in waits for them and is taken in at once: a purchase is told by four events at one moment.
 */
export function createIntake({ db, clock, jobs }: Services): (event: Stripe.Event) => Promise<void> {
  const take = (isOwnHold: boolean) =>
    createBatcher(MOST_AT_ONCE, (events: InboxEvent[]) => {
      const runAt = isOwnHold ? new Date(clock.now().getTime() + OWN_HOLD_WAITS_MS) : undefined
      return withTransaction(db, (tx) => insertEvents(jobs, tx, events.toSorted(byId), runAt))
    })
  const [takeOwn, takeOther] = [take(true), take(false)]
  return ({ id, type, data, request }) => {
    const isOwnHold = OWN_HOLD.test(request?.idempotency_key ?? '')
    return (isOwnHold ? takeOwn : takeOther)({ eventId: id, type, objectId: subjectOf(data.object) })
  }
}

const byId = (one: InboxEvent, other: InboxEvent): number => (one.eventId < other.eventId ? -1 : 1)

/** What to fetch afresh: charges and refunds are told by the PaymentIntent they belong to. */
function subjectOf(object: object): string {
  const { id, payment_intent: payment } = object as { id?: unknown; payment_intent?: unknown }
  if (typeof payment === 'string') return payment
  return typeof id === 'string' ? id : ''
}
