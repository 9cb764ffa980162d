import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type Stripe from 'stripe'
import { missing } from './stripe-fault'
import type { Behavior } from './test-numbers'

/** Something the clock will bring about; `at` in the simulator's seconds. */
export type Due = { at: number; kind: 'debit' | 'refund' | 'hold' | 'renewal' | 'retry' | 'deposits'; id: string }

export type Collections = {
  customer: Record<string, Stripe.Customer>
  token: Record<string, Stripe.Token>
  payment_method: Record<string, Stripe.PaymentMethod>
  setup_intent: Record<string, Stripe.SetupIntent>
  payment_intent: Record<string, Stripe.PaymentIntent>
  charge: Record<string, Stripe.Charge>
  refund: Record<string, Stripe.Refund>
  dispute: Record<string, Stripe.Dispute>
  balance_transaction: Record<string, Stripe.BalanceTransaction>
  mandate: Record<string, Stripe.Mandate>
  product: Record<string, Stripe.Product>
  price: Record<string, Stripe.Price>
  coupon: Record<string, Stripe.Coupon>
  subscription: Record<string, Stripe.Subscription>
  invoice: Record<string, Stripe.Invoice>
  account: Record<string, Stripe.Account>
  transfer: Record<string, Stripe.Transfer>
  verification_session: Record<string, Stripe.Identity.VerificationSession>
  event: Record<string, Stripe.Event>
  webhook_endpoint: Record<string, Stripe.WebhookEndpoint>
}
export type Kind = keyof Collections
export type Item<K extends Kind> = Collections[K][string]

export type KeptReply = {
  fingerprint: string
  path: string
  requestId: string
  at: number
  reply: { status: number; body: unknown } | null
}

/** Facts Stripe knows and never shows. Card and account numbers are not among them: only what they do. */
export type Hidden = {
  behaviors: Record<string, Behavior>
  /** Payment methods whose holder has passed 3-D Secure in a SetupIntent, or whose account is verified. */
  proven: Record<string, true>
  mandates: Record<string, string>
  deletedCustomers: Record<string, true>
}

/** A visit to the provider's form; `expiresAt` in the simulator's seconds. */
type SetupLink = {
  account: string
  refreshUrl: string
  returnUrl: string
  expiresAt: number
  isUsed?: boolean
}

export type State = Collections & {
  hidden: Hidden
  due: Due[]
  /** Bank account entered by its numbers → what it was sent, and how many answers were wrong. */
  microDeposits: Record<string, { kind: 'amounts' | 'descriptor_code'; wrong: number }>
  /** PaymentIntent → the invoice it collects. */
  invoicePayments: Record<string, string>
  /** Links to the form of a connected account, by their id. */
  setupLinks: Record<string, SetupLink>
  /** Login link that was not used yet → account. */
  accountPages: Record<string, string>
  /** Verification session → where its form leads back to. */
  identityReturns: Record<string, string>
  clockOffset: number
  sequence: number
  kept: Record<string, KeptReply>
}

function emptyState(): State {
  return {
    customer: {},
    token: {},
    payment_method: {},
    setup_intent: {},
    payment_intent: {},
    charge: {},
    refund: {},
    dispute: {},
    balance_transaction: {},
    mandate: {},
    product: {},
    price: {},
    coupon: {},
    subscription: {},
    invoice: {},
    account: {},
    transfer: {},
    verification_session: {},
    event: {},
    webhook_endpoint: {},
    hidden: { behaviors: {}, proven: {}, mandates: {}, deletedCustomers: {} },
    due: [],
    microDeposits: {},
    invoicePayments: {},
    setupLinks: {},
    accountPages: {},
    identityReturns: {},
    clockOffset: 0,
    sequence: 0,
    kept: {},
  }
}

const saveAfterMs = 250
const keptRows = 5_000

/** Everything the simulator knows, in memory; written to `file` shortly after each change when one is given. */
export class Store {
  state: State
  private readonly file: string | undefined
  private timer: NodeJS.Timeout | undefined

  constructor(file?: string) {
    this.file = file
    this.state = file ? loadState(file) : emptyState()
  }

  /** The simulator's clock in whole seconds, as Stripe counts. */
  now(): number {
    return Math.floor(Date.now() / 1000) + this.state.clockOffset
  }

  newId(prefix: string): string {
    this.state.sequence += 1
    return `${prefix}_sim${this.state.sequence.toString(36).padStart(6, '0')}${randomBytes(6).toString('hex')}`
  }

  put<K extends Kind>(kind: K, item: Item<K>): Item<K> {
    const rows = this.state[kind] as Record<string, Item<K>>
    rows[item.id] = item
    this.touch()
    return item
  }

  find<K extends Kind>(kind: K, id: string): Item<K> | undefined {
    return Object.hasOwn(this.state[kind], id) ? (this.state[kind] as Record<string, Item<K>>)[id] : undefined
  }

  /** The item, or Stripe's `resource_missing`. */
  need<K extends Kind>(kind: K, id: string, param = 'id'): Item<K> {
    const item = this.find(kind, id)
    if (!item) throw missing(kind === 'payment_method' ? 'PaymentMethod' : kind, id, param)
    return item
  }

  /** Newest first, as every list of Stripe's is. */
  all<K extends Kind>(kind: K): Item<K>[] {
    return (Object.values(this.state[kind]) as Item<K>[]).reverse()
  }

  reset(): void {
    const endpoints = this.state.webhook_endpoint
    this.state = { ...emptyState(), webhook_endpoint: endpoints }
    this.touch()
  }

  touch(): void {
    if (!this.file || this.timer) return
    this.timer = setTimeout(() => this.save(), saveAfterMs)
    this.timer.unref()
  }

  /** Forgets the oldest events and kept answers, as Stripe does after a month and a day. */
  private prune(): void {
    for (const rows of [this.state.event, this.state.kept] as Record<string, unknown>[])
      for (const key of Object.keys(rows).slice(0, -keptRows)) delete rows[key]
  }

  save(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.prune()
    if (!this.file) return
    writeFileSync(`${this.file}.part`, JSON.stringify(this.state))
    renameSync(`${this.file}.part`, this.file)
  }
}

function loadState(file: string): State {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return emptyState()
    throw error
  }
  const empty = emptyState()
  const kept = JSON.parse(text) as State
  return { ...empty, ...kept, hidden: { ...empty.hidden, ...kept.hidden } }
}
