import type Stripe from 'stripe'
import type { Call, Route } from '../call'
import { listed } from '../list'
import type { Params } from '../params'
import type { Simulation } from '../simulation'
import { missing } from '../stripe-fault'

const fields = ['name', 'email', 'phone', 'description', 'metadata', 'address', 'invoice_settings', 'payment_method']

export function blankCustomer(sim: Simulation, params: Params): Stripe.Customer {
  return {
    id: sim.store.newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: sim.store.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: params.text('description') ?? null,
    discount: null,
    email: params.text('email') ?? null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: params.metadata(),
    name: params.text('name') ?? null,
    phone: params.text('phone') ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  } satisfies Stripe.Customer
}

function create({ sim, params }: Call): Stripe.Customer {
  const customer = blankCustomer(sim, params)
  sim.store.put('customer', customer)
  sim.emit('customer.created', customer)
  return customer
}

function update({ sim, params, id }: Call): Stripe.Customer {
  const customer = sim.store.need('customer', id)
  for (const name of ['name', 'email', 'phone', 'description'] as const)
    if (params.has(name)) customer[name] = params.text(name) ?? null
  customer.metadata = params.metadata(customer.metadata)
  sim.emit('customer.updated', sim.store.put('customer', customer))
  return customer
}

function retrieve({ sim, id }: Call): Stripe.Customer | Stripe.DeletedCustomer {
  if (Object.hasOwn(sim.store.state.hidden.deletedCustomers, id))
    return { id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer
  return sim.store.need('customer', id)
}

function remove({ sim, id }: Call): Stripe.DeletedCustomer {
  const customer = sim.store.need('customer', id)
  delete sim.store.state.customer[id]
  sim.store.state.hidden.deletedCustomers[id] = true
  for (const method of sim.store.all('payment_method')) if (method.customer === id) method.customer = null
  sim.emit('customer.deleted', customer)
  return { id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer
}

function listMethods({ sim, params, id }: Call): Stripe.ApiList<Stripe.PaymentMethod> {
  if (!sim.store.find('customer', id)) throw missing('customer', id)
  const type = params.text('type')
  return listed(sim.store.all('payment_method'), params, `/v1/customers/${id}/payment_methods`, [
    (method) => method.customer === id && (type === undefined || method.type === type),
  ])
}

export const customerRoutes: Route[] = [
  { method: 'POST', path: '/v1/customers', accepts: fields, run: create },
  {
    method: 'GET',
    path: '/v1/customers',
    accepts: ['limit', 'starting_after', 'ending_before', 'created', 'email'],
    run: ({ sim, params }) =>
      listed(sim.store.all('customer'), params, '/v1/customers', [
        (customer) => !params.has('email') || customer.email === params.text('email'),
      ]),
  },
  { method: 'GET', path: '/v1/customers/:id', accepts: [], run: retrieve },
  { method: 'POST', path: '/v1/customers/:id', accepts: fields, run: update },
  { method: 'DELETE', path: '/v1/customers/:id', accepts: [], run: remove },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    accepts: ['type', 'limit', 'starting_after', 'ending_before'],
    run: listMethods,
  },
]
