import type Stripe from 'stripe'
import type { Call, Route } from '../call'
import { listed } from '../list'
import type { Simulation } from '../simulation'
import { invalid } from '../stripe-fault'

const linkSeconds = 300
/** What a form that was not sent in still asks for. */
const asked = ['business_profile.url', 'external_account', 'individual.first_name', 'tos_acceptance.date']

function create({ sim, params }: Call): Stripe.Account {
  const type = params.choice('type', ['custom', 'express', 'standard']) ?? 'standard'
  const wantsTransfers = params.nested('capabilities')?.nested('transfers')?.flag('requested') === true
  const account = {
    id: sim.store.newId('acct'),
    object: 'account',
    business_profile: null,
    business_type: null,
    capabilities: wantsTransfers ? { transfers: 'inactive' } : {},
    charges_enabled: false,
    country: params.text('country') ?? 'US',
    created: sim.store.now(),
    default_currency: 'usd',
    details_submitted: false,
    email: params.text('email') ?? null,
    metadata: params.metadata(),
    payouts_enabled: false,
    requirements: requirements(asked),
    settings: null,
    type,
  } satisfies Stripe.Account
  sim.emit('account.updated', sim.store.put('account', account))
  return account
}

const requirements = (due: string[]): Stripe.Account.Requirements => ({
  alternatives: [],
  current_deadline: null,
  currently_due: due,
  disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
  errors: [],
  eventually_due: due,
  past_due: due,
  pending_verification: [],
})

/** Turns an account's form to sent in and accepted, or back to asking for something. */
export function setAccountReady(sim: Simulation, id: string, isReady: boolean): void {
  const account = sim.store.need('account', id)
  Object.assign(account, {
    capabilities: { transfers: isReady ? 'active' : 'inactive' },
    charges_enabled: isReady,
    payouts_enabled: isReady,
    details_submitted: account.details_submitted || isReady,
    requirements: requirements(isReady ? [] : ['external_account']),
  })
  sim.emit('account.updated', sim.store.put('account', account))
}

function createLink({ sim, params }: Call): Stripe.AccountLink {
  const account = sim.store.need('account', params.needText('account'), 'account')
  params.needText('type')
  const [refreshUrl, returnUrl] = [params.needText('refresh_url'), params.needText('return_url')]
  for (const url of [refreshUrl, returnUrl]) if (!URL.canParse(url)) throw invalid('Not a valid URL', 'url_invalid')
  const id = sim.store.newId('link')
  const expiresAt = sim.store.now() + linkSeconds
  sim.store.state.setupLinks[id] = { account: account.id, refreshUrl, returnUrl, expiresAt }
  sim.store.touch()
  const url = `${sim.origin}/connect/setup/${id}`
  return { object: 'account_link', created: sim.store.now(), expires_at: expiresAt, url } satisfies Stripe.AccountLink
}

function createLoginLink({ sim, id }: Call): Stripe.LoginLink {
  const account = sim.store.need('account', id)
  if (account.type !== 'express' || !account.details_submitted)
    throw invalid('Cannot create a login link for an account that has not completed onboarding.')
  const link = sim.store.newId('link')
  sim.store.state.accountPages[link] = account.id
  sim.store.touch()
  return { object: 'login_link', created: sim.store.now(), url: `${sim.origin}/connect/express/${link}` }
}

export const accountRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/accounts',
    accepts: ['type', 'country', 'email', 'capabilities', 'metadata', 'business_type'],
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/accounts',
    accepts: ['limit', 'starting_after', 'ending_before', 'created'],
    run: ({ sim, params }) => {
      const rows = sim.store.all('account').map((account) => ({ ...account, created: account.created ?? 0 }))
      return listed(rows, params, '/v1/accounts')
    },
  },
  { method: 'GET', path: '/v1/accounts/:id', accepts: [], run: ({ sim, id }) => sim.store.need('account', id) },
  { method: 'POST', path: '/v1/accounts/:id/login_links', accepts: [], run: createLoginLink },
  {
    method: 'POST',
    path: '/v1/account_links',
    accepts: ['account', 'type', 'refresh_url', 'return_url', 'collect', 'collection_options'],
    run: createLink,
  },
]
