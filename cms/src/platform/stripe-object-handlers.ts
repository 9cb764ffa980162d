import type { Services } from './services'

/** Updates our records to the current state of one object at Stripe; running it again changes nothing. */
type ObjectHandler = (services: Services, id: string) => Promise<void>

const handlers = new Map<string, ObjectHandler[]>()

/** Registers a handler that the worker calls when an object whose id begins so (`sub_`, `in_`) has changed. */
export function onStripeObject(prefix: string, handler: ObjectHandler): void {
  handlers.set(prefix, [...(handlers.get(prefix) ?? []), handler])
}

export const stripeObjectHandlers = (id: string): readonly ObjectHandler[] =>
  handlers.get(id.slice(0, id.indexOf('_') + 1)) ?? []
