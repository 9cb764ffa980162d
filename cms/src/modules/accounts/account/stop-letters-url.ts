import type { Env } from '../../../env'
import { unsubscribeToken } from './secret-token'

/** The link that ends letters to a person: a page with one button; mail programs may post to it themselves (RFC 8058). */
export function stopLettersUrl(
  userId: number,
  { PUBLIC_URL, PAYLOAD_SECRET }: Pick<Env, 'PUBLIC_URL' | 'PAYLOAD_SECRET'>,
) {
  const url = new URL('/newsletter/letters', PUBLIC_URL)
  url.searchParams.set('token', unsubscribeToken(userId, PAYLOAD_SECRET))
  return url.href
}
