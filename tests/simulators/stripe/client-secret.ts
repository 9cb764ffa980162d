import { randomBytes } from 'node:crypto'
import type { Call } from './call'
import { StripeFault, invalid } from './stripe-fault'

export function newClientSecret(id: string): string {
  return `${id}_secret_${randomBytes(12).toString('hex')}`
}

/** A browser's call must carry the intent's own client secret; a server's need not. */
export function assertMayUse(call: Call, intent: { client_secret: string | null }): void {
  if (call.key === 'secret') return
  const given = call.params.text('client_secret')
  if (!given) throw invalid('Missing required param: client_secret.', 'parameter_missing', 'client_secret')
  if (given !== intent.client_secret)
    throw new StripeFault(401, {
      type: 'invalid_request_error',
      message: 'The client_secret provided does not match this intent.',
    })
}
