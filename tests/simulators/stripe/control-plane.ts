import type { FaultPoints, When } from './fault-points'
import { setAccountReady } from './resources/accounts'
import { closeDispute, openDispute } from './resources/disputes'
import { failRefund } from './resources/refunds'
import { decideSession } from './resources/verification-sessions'
import type { Simulation } from './simulation'

/** A control call whose body does not fit; answered with 400. */
export class ControlFault extends Error {}

/** The JSON body of a control call, read field by field. */
class Body {
  private readonly fields: Record<string, unknown>

  constructor(value: unknown) {
    if (value === null || typeof value !== 'object') throw new ControlFault('The body must be a JSON object.')
    this.fields = { ...value }
  }

  text(name: string): string {
    const value = this.fields[name]
    if (typeof value !== 'string') throw new ControlFault(`${name} must be a string`)
    return value
  }

  optionalText(name: string): string | undefined {
    return this.fields[name] === undefined ? undefined : this.text(name)
  }

  whole(name: string, fallback?: number): number {
    const value = this.fields[name] ?? fallback
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      throw new ControlFault(`${name} must be a whole number`)
    return value
  }

  flag(name: string): boolean {
    return this.fields[name] === true
  }

  word<T extends string>(name: string, words: readonly [T, ...T[]]): T {
    const value = this.fields[name] ?? words[0]
    const word = words.find((each) => each === value)
    if (!word) throw new ControlFault(`${name} must be one of ${words.join(', ')}`)
    return word
  }
}

const whens: readonly [When, When] = ['before', 'after']

/**
 * What tests may do to the simulator, under /__sim and from this machine only (the server sees to that).
 * Answers JSON; null for an unknown path. Throws ControlFault for a body that does not fit.
 */
export async function control(sim: Simulation, faults: FaultPoints, path: string, value: unknown): Promise<unknown> {
  const body = new Body(value)
  switch (path) {
    case 'dump':
      return { ...sim.store.state, now: sim.store.now(), held: sim.webhooks.heldTypes }
    case 'reset':
      faults.reset()
      sim.reset()
      return { done: true }
    case 'clock':
      sim.advance(body.whole('advanceSeconds'))
      return { now: sim.store.now() }
    case 'refunds/fail':
      failRefund(sim, body.text('id'))
      return { done: true }
    case 'disputes/open':
      return { id: openDispute(sim, body.text('paymentIntent')) }
    case 'disputes/close':
      closeDispute(sim, body.text('id'), body.word('status', ['won', 'lost']))
      return { done: true }
    case 'accounts/ready':
      setAccountReady(sim, body.text('id'), !body.flag('isBlocked'))
      return { done: true }
    case 'identity/decide':
      decideSession(sim, body.text('id'), body.word('answer', ['verified', 'refused', 'processing']))
      return { done: true }
    case 'barrier':
      faults.addBarrier(body.text('id'), body.text('match'), body.word('when', whens), body.whole('skip', 0))
      return { done: true }
    case 'barrier/open':
      return { released: faults.openBarrier(body.text('id')) }
    case 'barrier/waiting':
      return { waiting: faults.waitingAt(body.text('id')) }
    case 'latency':
      faults.setLatency(body.text('match'), body.whole('ms'))
      return { done: true }
    case 'fail':
      faults.addFailure({
        match: body.text('match'),
        when: body.word('when', whens),
        times: body.whole('times', 1),
        hangUp: body.flag('hangUp'),
        status: body.whole('status', 500),
        code: body.optionalText('code'),
        message: body.optionalText('message'),
      })
      return { done: true }
    default:
      return controlWebhooks(sim, path, body)
  }
}

async function controlWebhooks(sim: Simulation, path: string, body: Body): Promise<unknown> {
  switch (path) {
    case 'webhooks':
      sim.webhooks.mode = body.word('mode', ['deliver', 'drop', 'duplicate', 'hold'])
      return { done: true }
    case 'webhooks/spread':
      sim.webhooks.spreadMs = body.whole('ms')
      return { done: true }
    case 'webhooks/flush':
      return { delivered: await sim.webhooks.flush(body.word('order', ['made', 'reversed'])) }
    case 'webhooks/resend':
      await sim.webhooks.resend(body.text('id'))
      return { done: true }
    case 'webhooks/endpoint':
      sim.setWebhook(body.text('url'), body.text('secret'))
      return { done: true }
    default:
      return null
  }
}
