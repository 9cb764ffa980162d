import { createHmac, timingSafeEqual } from 'node:crypto'

const signed = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(`stop-alerts:${body}`).digest('base64url')

/** The link that ends the alerts of these searches: a page with one button; mail programs may post to it (RFC 8058). */
export function stopAlertsUrl(
  userId: number,
  searchIds: readonly number[],
  env: { PUBLIC_URL: string; PAYLOAD_SECRET: string },
): string {
  const body = `${userId}.${searchIds.join('-')}`
  const url = new URL('/alerts/stop', env.PUBLIC_URL)
  url.searchParams.set('token', `${body}.${signed(body, env.PAYLOAD_SECRET)}`)
  return url.href
}

/** Whose searches a token ends, and which; null for a token that we did not make. */
export function readStopToken(token: string, secret: string): { userId: number; searchIds: number[] } | null {
  const [id = '', list = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signed(`${id}.${list}`, secret))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return { userId: Number(id), searchIds: list.split('-').map(Number) }
}
