import type Stripe from 'stripe'
import type { Call, Route } from '../call'
import { listed } from '../list'
import type { Simulation } from '../simulation'
import { invalid } from '../stripe-fault'

type Session = Stripe.Identity.VerificationSession

function create({ sim, params }: Call): Session {
  const type = params.choice('type', ['document', 'id_number'])
  if (type !== 'document') throw invalid('The simulator verifies documents only.', undefined, 'type')
  const returnUrl = params.needText('return_url')
  if (!URL.canParse(returnUrl)) throw invalid('Not a valid URL', 'url_invalid', 'return_url')
  const id = sim.store.newId('vs')
  sim.store.state.identityReturns[id] = returnUrl
  const session = {
    id,
    object: 'identity.verification_session',
    client_reference_id: null,
    client_secret: `${id}_secret`,
    created: sim.store.now(),
    last_error: null,
    last_verification_report: null,
    livemode: false,
    metadata: params.metadata(),
    options: {},
    redaction: null,
    related_customer: null,
    related_customer_account: null,
    status: 'requires_input',
    type,
    url: `${sim.origin}/identity/start/${id}`,
  } satisfies Session
  sim.emit('identity.verification_session.created', sim.store.put('verification_session', session))
  return session
}

export type IdentityAnswer = 'verified' | 'refused' | 'processing'

/** What becomes of a form that was sent in. One that has ended stays as it is. */
export function decideSession(sim: Simulation, id: string, answer: IdentityAnswer): void {
  const session = sim.store.need('verification_session', id)
  if (session.status === 'verified' || session.status === 'canceled') return
  const isOpen = answer === 'refused'
  Object.assign(session, {
    status: isOpen ? 'requires_input' : answer,
    last_error: isOpen ? { code: 'document_unverified_other', reason: 'The document is invalid.' } : null,
    url: isOpen ? `${sim.origin}/identity/start/${id}` : null,
    client_secret: isOpen ? `${id}_secret` : null,
  } satisfies Partial<Session>)
  const event = isOpen ? 'requires_input' : answer
  sim.emit(`identity.verification_session.${event}`, sim.store.put('verification_session', session))
}

function cancel({ sim, id }: Call): Session {
  const session = sim.store.need('verification_session', id)
  if (session.status !== 'requires_input')
    throw invalid(`You cannot cancel this session because it has a status of ${session.status}.`)
  Object.assign(session, { status: 'canceled', url: null, client_secret: null } satisfies Partial<Session>)
  sim.emit('identity.verification_session.canceled', sim.store.put('verification_session', session))
  return session
}

/** Takes out what was collected; one that waits for its person ends. */
function redact({ sim, id }: Call): Session {
  const session = sim.store.need('verification_session', id)
  Object.assign(session, {
    status: session.status === 'requires_input' ? 'canceled' : session.status,
    redaction: { status: 'redacted' },
    last_error: null,
    url: null,
    client_secret: null,
    metadata: {},
  } satisfies Partial<Session>)
  sim.emit('identity.verification_session.redacted', sim.store.put('verification_session', session))
  return session
}

const path = '/v1/identity/verification_sessions'

export const verificationSessionRoutes: Route[] = [
  {
    method: 'POST',
    path,
    accepts: ['type', 'return_url', 'metadata', 'options', 'client_reference_id', 'provided_details'],
    run: create,
  },
  {
    method: 'GET',
    path,
    accepts: ['limit', 'starting_after', 'ending_before', 'created', 'status'],
    run: ({ sim, params }) =>
      listed(sim.store.all('verification_session'), params, path, [
        (session) => !params.has('status') || session.status === params.text('status'),
      ]),
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    accepts: [],
    run: ({ sim, id }) => sim.store.need('verification_session', id),
  },
  { method: 'POST', path: `${path}/:id/cancel`, accepts: [], run: cancel },
  { method: 'POST', path: `${path}/:id/redact`, accepts: [], run: redact },
]
