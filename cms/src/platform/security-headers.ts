import { createHash } from 'node:crypto'
import { pageTransitions } from '@stackyard/shared/reference/page-transitions'
import type { MiddlewareHandler } from 'hono'

export type PolicySources = {
  /** Origins of the scripts, frames and calls of others: the payment provider's, the captcha's. */
  partners: string[]
  /** Where tiles of the map come from, when from elsewhere. */
  tiles?: string | undefined
  publicUrl: string
}

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'x-frame-options': 'SAMEORIGIN',
}

/** The one inline style of every page. */
const STYLE = `'sha256-${createHash('sha256').update(pageTransitions).digest('base64')}'`

/** The strict policy of site, app and API: no inline script runs, and of styles the one of every page, by hash. */
export function contentPolicy({ partners, tiles }: Omit<PolicySources, 'publicUrl'>): string {
  const others = partners.join(' ')
  return [
    `default-src 'self'`,
    `script-src 'self' ${others}`.trim(),
    `style-src 'self' ${STYLE}`,
    ['img-src', `'self' data: blob:`, tiles].filter(Boolean).join(' '),
    `font-src 'self'`,
    ['connect-src', `'self'`, others, tiles].filter(Boolean).join(' '),
    `frame-src 'self' ${others}`.trim(),
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ')
}

/**
 * The policy of the worker that reads pictures: it alone may compile WebAssembly (libheif's, for HEIC), and it reaches
 * nothing but this host. A worker follows the policy that its own script came with.
 */
export const pictureWorkerPolicy = [
  `default-src 'none'`,
  `script-src 'self' 'wasm-unsafe-eval'`,
  `connect-src 'self'`,
].join('; ')

/** The panel's policy: scripts by nonce; the panel's components set style attributes, which no hash can cover. */
export const panelPolicy = (nonce: string): string =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `frame-src 'self'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ')

/** Sets the headers that every answer carries. */
export function securityHeaders(sources: PolicySources): MiddlewareHandler {
  const common = Object.entries(headersOfEveryAnswer(sources.publicUrl))
  return async (c, next) => {
    await next()
    for (const [name, value] of common) c.res.headers.set(name, value)
    if (!c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', contentPolicy(sources))
  }
}

/** The headers of a page of the site beside its own. */
export const headersOfPages = (sources: PolicySources): Readonly<Record<string, string>> => ({
  ...headersOfEveryAnswer(sources.publicUrl),
  'content-security-policy': contentPolicy(sources),
})

/** An installation that is reached over https is never spoken to in clear again, for a year. */
export const headersOfEveryAnswer = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https://') ? { ...COMMON, 'strict-transport-security': 'max-age=31536000' } : COMMON
