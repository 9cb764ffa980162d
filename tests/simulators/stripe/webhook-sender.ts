import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import type { Store } from './store'

/** What becomes of the next events: `hold` keeps them until `flush`. */
export type DeliveryMode = 'deliver' | 'drop' | 'duplicate' | 'hold'

const signer = new Stripe('sk_test_signing_only')
const attempts = 12
const longestPauseMs = 30_000

/** Delivers events to the webhook endpoints, signed as Stripe signs them, again and again until a 2xx. */
export class WebhookSender {
  mode: DeliveryMode = 'deliver'
  /** Events set out at once, or each by chance up to so many milliseconds after what it tells of. */
  spreadMs = 0
  private readonly store: Store
  private readonly firstPauseMs: number
  private held: Stripe.Event[] = []
  private stop = new AbortController()

  constructor(store: Store, firstPauseMs: number) {
    this.store = store
    this.firstPauseMs = firstPauseMs
  }

  send(event: Stripe.Event): void {
    if (this.mode === 'drop') return this.settled(event)
    if (this.mode === 'hold') return void this.held.push(event)
    void this.setOut(event)
    if (this.mode === 'duplicate') void this.setOut(event)
  }

  private async setOut(event: Stripe.Event): Promise<void> {
    const { signal } = this.stop
    if (this.spreadMs) await sleep(Math.random() * this.spreadMs, undefined, { signal, ref: false }).catch(() => {})
    if (!signal.aborted) await this.deliver(event)
  }

  /** Sends again what an earlier process left undelivered. */
  resume(): void {
    for (const event of this.store.all('event').reverse()) if (event.pending_webhooks > 0) void this.deliver(event)
  }

  /** Delivers what was held, one after the other, newest first when reversed, and returns to `deliver`. */
  async flush(order: 'made' | 'reversed'): Promise<number> {
    const events = order === 'made' ? this.held : this.held.toReversed()
    this.held = []
    this.mode = 'deliver'
    for (const event of events) await this.deliver(event)
    return events.length
  }

  get heldTypes(): string[] {
    return this.held.map((event) => event.type)
  }

  reset(): void {
    this.close()
    this.stop = new AbortController()
    this.held = []
    this.mode = 'deliver'
    this.spreadMs = 0
  }

  close(): void {
    this.stop.abort()
  }

  /** Delivers a kept event once more, whatever became of it before. */
  async resend(id: string): Promise<void> {
    await this.deliver(this.store.need('event', id))
  }

  private async deliver(event: Stripe.Event): Promise<void> {
    const { signal } = this.stop
    const results = this.store.all('webhook_endpoint').map((endpoint) => this.deliverTo(endpoint, event, signal))
    if ((await Promise.all(results)).every(Boolean)) this.settled(event)
  }

  private async deliverTo(
    endpoint: Stripe.WebhookEndpoint,
    event: Stripe.Event,
    signal: AbortSignal,
  ): Promise<boolean> {
    for (let attempt = 0; attempt < attempts && !signal.aborted; attempt += 1) {
      if (await post(endpoint, JSON.stringify(event), signal)) return true
      await sleep(Math.min(this.firstPauseMs * 2 ** attempt, longestPauseMs), undefined, { signal, ref: false }).catch(
        () => {},
      )
    }
    return false
  }

  private settled(event: Stripe.Event): void {
    event.pending_webhooks = 0
    this.store.touch()
  }
}

async function post(endpoint: Stripe.WebhookEndpoint, payload: string, signal: AbortSignal): Promise<boolean> {
  const signature = await signer.webhooks.generateTestHeaderStringAsync({ payload, secret: endpoint.secret ?? '' })
  try {
    const reply = await fetch(endpoint.url, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0',
      },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    })
    await reply.arrayBuffer()
    return reply.ok
  } catch {
    return false
  }
}
