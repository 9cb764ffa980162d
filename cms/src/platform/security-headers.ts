import type { MiddlewareHandler } from 'hono'

export type PolicySources = {
  /** Origins of the payment provider's script, frames and calls. */
  payment: string[]
  /** 'sha256-…' of the inline bootstraps in the built pages; read afresh, since a release may bring others. */
  hashes: () => string[]
}

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'x-frame-options': 'SAMEORIGIN',
}

/** The strict policy of site, app and API: no inline script or style runs but those of the release, by hash. */
export function contentPolicy({ payment, hashes }: PolicySources): string {
  const inline = hashes().map((hash) => `'${hash}'`)
  const pay = payment.join(' ')
  return [
    `default-src 'self'`,
    `script-src 'self' ${[pay, ...inline].filter(Boolean).join(' ')}`,
    `style-src 'self' ${inline.join(' ')}`.trim(),
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self' ${pay}`.trim(),
    `frame-src 'self' ${pay}`.trim(),
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ')
}

/** The panel's policy: scripts by nonce; the panel's components set style attributes, which no hash can cover. */
export const panelPolicy = (nonce: string): string =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self' ws: wss:`,
    `frame-src 'self'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ')

/** Sets the headers that every answer carries. */
export function securityHeaders(sources: PolicySources): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(COMMON)) c.res.headers.set(name, value)
    if (!c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', contentPolicy(sources))
  }
}

export const commonHeaders: Readonly<Record<string, string>> = COMMON
