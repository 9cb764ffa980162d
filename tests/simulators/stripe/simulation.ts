import type Stripe from 'stripe'
import { settle } from './settle'
import { Store } from './store'
import { WebhookSender } from './webhook-sender'

export const apiVersion = '2026-10-28.endive'

export type SimulationOptions = {
  /** Snapshot file; without it nothing outlives the process. */
  dataFile?: string | undefined
  webhook?: { url: string; secret: string } | undefined
  /** Seconds from an ACH debit's confirmation to its end, on the simulator's clock. */
  achSeconds?: number | undefined
  /** First pause before a webhook is sent again; doubles each time. */
  webhookRetryMs?: number | undefined
}

/** The simulated account: its records, its clock and the news it sends. */
export class Simulation {
  readonly store: Store
  readonly webhooks: WebhookSender
  readonly achSeconds: number
  /** Where browsers reach the simulator; set once it listens. */
  origin = 'http://localhost'
  /** The Idempotency-Key of the call that is carried out; events tell which one led to them. */
  causeKey: string | null = null
  private readonly ticker: NodeJS.Timeout

  constructor(options: SimulationOptions) {
    this.store = new Store(options.dataFile)
    this.achSeconds = options.achSeconds ?? 5
    this.webhooks = new WebhookSender(this.store, options.webhookRetryMs ?? 250)
    if (options.webhook) this.setWebhook(options.webhook.url, options.webhook.secret)
    this.webhooks.resume()
    this.ticker = setInterval(() => this.tick(), 100)
    this.ticker.unref()
  }

  /** The one endpoint given by argument; replaces an earlier one. */
  setWebhook(url: string, secret: string): void {
    const endpoint = {
      id: 'we_sim',
      object: 'webhook_endpoint',
      api_version: apiVersion,
      application: null,
      created: this.store.now(),
      description: null,
      enabled_events: ['*'],
      livemode: false,
      metadata: {},
      secret,
      status: 'enabled',
      url,
    } satisfies Stripe.WebhookEndpoint
    this.store.put('webhook_endpoint', endpoint)
  }

  /** Records what happened to `object` and sends it to every webhook endpoint. */
  emit(type: Stripe.Event.Type, object: { id: string }): void {
    const event = {
      id: this.store.newId('evt'),
      object: 'event' as const,
      api_version: apiVersion,
      created: this.store.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: Object.keys(this.store.state.webhook_endpoint).length,
      request: { id: null, idempotency_key: this.causeKey },
      type,
    }
    // Stripe.Event is a union over the type names, which no object built from a variable name can satisfy.
    this.webhooks.send(this.store.put('event', event satisfies Stripe.EventBase as Stripe.Event))
  }

  /** Brings about all that is due by now. */
  tick(): void {
    const now = this.store.now()
    for (;;) {
      const ripe = this.store.state.due.filter((due) => due.at <= now).sort((a, b) => a.at - b.at)[0]
      if (!ripe) return
      this.store.state.due = this.store.state.due.filter((due) => due !== ripe)
      settle(this, ripe)
      this.store.touch()
    }
  }

  advance(seconds: number): void {
    this.store.state.clockOffset += seconds
    this.store.touch()
    this.tick()
  }

  reset(): void {
    this.webhooks.reset()
    this.store.reset()
  }

  close(): void {
    clearInterval(this.ticker)
    this.webhooks.close()
    this.store.save()
  }
}
