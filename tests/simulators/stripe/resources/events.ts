import type { Route } from '../call'
import { listed } from '../list'

export const eventRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    accepts: ['limit', 'starting_after', 'ending_before', 'created', 'type', 'types'],
    run: ({ sim, params }) =>
      listed(sim.store.all('event'), params, '/v1/events', [
        (event) => !params.has('type') || event.type === params.text('type'),
        (event) => !params.has('types') || params.list('types')?.includes(event.type) === true,
      ]),
  },
  { method: 'GET', path: '/v1/events/:id', accepts: [], run: ({ sim, id }) => sim.store.need('event', id) },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    accepts: ['limit', 'starting_after', 'ending_before'],
    run: ({ sim, params }) =>
      listed(sim.store.all('webhook_endpoint').map(withoutSecret), params, '/v1/webhook_endpoints'),
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints/:id',
    accepts: [],
    run: ({ sim, id }) => withoutSecret(sim.store.need('webhook_endpoint', id)),
  },
]

/** Stripe shows the signing secret once, when the endpoint is made. */
function withoutSecret<T extends { secret?: string }>(endpoint: T): Omit<T, 'secret'> {
  const { secret: _secret, ...shown } = endpoint
  return shown
}
