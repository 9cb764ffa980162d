import type { Params } from './params'
import type { Simulation } from './simulation'

/** One authenticated call, as a handler sees it. Handlers are synchronous: each is one indivisible step. */
export type Call = {
  sim: Simulation
  params: Params
  /** The `:id` of the path, empty where there is none. */
  id: string
  /** `publishable` when the browser calls; such a call must prove itself with a client secret. */
  key: 'secret' | 'publishable'
}

export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  /** `/v1/payment_intents/:id/capture` */
  path: string
  /** Top-level parameters Stripe knows here; others are refused with `parameter_unknown`. */
  accepts: readonly string[]
  /** True where a publishable key suffices. */
  isPublic?: boolean
  run: (call: Call) => unknown
}
