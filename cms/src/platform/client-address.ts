import type { IncomingMessage } from 'node:http'

/** How the front door tells the panel, which is behind Next, whom it speaks to. What a client sends under it is dropped. */
export const panelAddressHeader = 'x-stackyard-client-address'

/** The last entry of x-forwarded-for, which a trusted proxy wrote. */
export const forwardedAddress = (header: string | undefined): string | undefined =>
  header?.split(',').at(-1)?.trim() || undefined

/** The caller's address of a plain request: the proxy's word for it when one is trusted, else the socket's. */
export function addressOfRequest(request: IncomingMessage, isBehindProxy: boolean): string {
  const header = request.headers['x-forwarded-for']
  const forwarded = isBehindProxy ? forwardedAddress(Array.isArray(header) ? header.join(',') : header) : undefined
  return forwarded ?? request.socket.remoteAddress ?? 'unknown'
}
