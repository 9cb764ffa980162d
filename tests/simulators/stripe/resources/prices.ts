import type Stripe from 'stripe'
import type { Call, Route } from '../call'
import { listed } from '../list'
import { invalid } from '../stripe-fault'

function createProduct({ sim, params }: Call): Stripe.Product {
  const id = params.text('id') ?? sim.store.newId('prod')
  if (sim.store.find('product', id)) throw invalid(`Product already exists.`, 'resource_already_exists', 'id')
  const product = {
    id,
    object: 'product',
    active: true,
    created: sim.store.now(),
    description: params.text('description') ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: params.metadata(),
    name: params.needText('name'),
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: sim.store.now(),
    url: null,
  } satisfies Stripe.Product
  sim.emit('product.created', sim.store.put('product', product))
  return product
}

/** The product of a new price: one that stands, or made from `product_data`. */
function productOf(call: Call): string {
  const named = call.params.text('product')
  if (named) return call.sim.store.need('product', named, 'product').id
  return createProduct({ ...call, params: call.params.needNested('product_data') }).id
}

function createPrice(call: Call): Stripe.Price {
  const { sim, params } = call
  const lookupKey = params.text('lookup_key') ?? null
  if (lookupKey && sim.store.all('price').some((price) => price.lookup_key === lookupKey))
    throw invalid(`A price (\`${lookupKey}\`) already uses that lookup key.`, undefined, 'lookup_key')
  const amount = params.needWhole('unit_amount')
  if (amount < 0) throw invalid('Invalid non-negative integer', 'parameter_invalid_integer', 'unit_amount')
  const recurring = params.needNested('recurring')
  const price = {
    id: sim.store.newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: sim.store.now(),
    currency: params.needText('currency'),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: params.metadata(),
    nickname: params.text('nickname') ?? null,
    product: productOf(call),
    recurring: {
      interval: recurring.choice('interval', ['month', 'year']) ?? 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: null,
  } satisfies Stripe.Price
  sim.emit('price.created', sim.store.put('price', price))
  return price
}

function createCoupon({ sim, params }: Call): Stripe.Coupon {
  const percent = params.whole('percent_off') ?? null
  const amount = params.whole('amount_off') ?? null
  if ((percent === null) === (amount === null))
    throw invalid('You must pass exactly one of percent_off or amount_off.', 'parameter_missing', 'percent_off')
  const id = params.text('id') ?? sim.store.newId('co')
  if (sim.store.find('coupon', id)) throw invalid('Coupon already exists.', 'resource_already_exists', 'id')
  const coupon = {
    id,
    object: 'coupon',
    amount_off: amount,
    created: sim.store.now(),
    currency: amount === null ? null : params.needText('currency'),
    duration: params.choice('duration', ['once', 'forever']) ?? 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: params.metadata(),
    name: params.text('name') ?? null,
    percent_off: percent,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  } satisfies Stripe.Coupon
  return sim.store.put('coupon', coupon)
}

export const priceRoutes: Route[] = [
  { method: 'POST', path: '/v1/products', accepts: ['id', 'name', 'description', 'metadata'], run: createProduct },
  { method: 'GET', path: '/v1/products/:id', accepts: [], run: ({ sim, id }) => sim.store.need('product', id) },
  {
    method: 'POST',
    path: '/v1/prices',
    accepts: ['currency', 'unit_amount', 'recurring', 'product', 'product_data', 'lookup_key', 'nickname', 'metadata'],
    run: createPrice,
  },
  {
    method: 'GET',
    path: '/v1/prices',
    accepts: ['limit', 'starting_after', 'ending_before', 'created', 'lookup_keys', 'active', 'product'],
    run: ({ sim, params }) =>
      listed(sim.store.all('price'), params, '/v1/prices', [
        (price) => !params.has('lookup_keys') || params.list('lookup_keys')?.includes(price.lookup_key ?? '') === true,
        (price) => !params.has('product') || price.product === params.text('product'),
      ]),
  },
  { method: 'GET', path: '/v1/prices/:id', accepts: [], run: ({ sim, id }) => sim.store.need('price', id) },
  {
    method: 'POST',
    path: '/v1/coupons',
    accepts: ['id', 'percent_off', 'amount_off', 'currency', 'duration', 'name', 'metadata'],
    run: createCoupon,
  },
  { method: 'GET', path: '/v1/coupons/:id', accepts: [], run: ({ sim, id }) => sim.store.need('coupon', id) },
]
