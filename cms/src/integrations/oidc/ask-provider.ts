import { CodedError } from '../../platform/coded-error'
import type { Logger } from '../../platform/logger'

const TIMEOUT_MS = 5_000

/**
 * One call of a provider; answers with its JSON.
 * @throws CodedError SOCIAL_UNAVAILABLE when it can't be reached or is in trouble, SOCIAL_REFUSED when it refuses.
 */
export async function askProvider(url: string, init: RequestInit, log: Pick<Logger, 'warn'>): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    headers: { accept: 'application/json' },
    // Neither the secret nor the code may follow a redirect.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw unavailable(url, error, log)
  })
  if (response.status >= 500 || response.status === 429) throw unavailable(url, response.status, log)
  if (!response.ok) {
    log.warn({ url, status: response.status }, 'a sign-in provider refused')
    throw new CodedError('SOCIAL_REFUSED')
  }
  return response.json().catch((error: unknown) => {
    throw unavailable(url, error, log)
  })
}

function unavailable(url: string, reason: unknown, log: Pick<Logger, 'warn'>): CodedError {
  log.warn({ url, err: reason }, 'a sign-in provider does not answer')
  return new CodedError('SOCIAL_UNAVAILABLE')
}
