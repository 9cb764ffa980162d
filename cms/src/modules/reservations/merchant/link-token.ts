import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (linkId: number, secret: string): string =>
  createHmac('sha256', secret).update(`rfp-link:${linkId}`).digest('base64url')

/** The token of a link to a request: the link's id and a signature, so that the database holds no usable token. */
export const linkToken = (linkId: number, secret: string): string => `${linkId}.${signatureOf(linkId, secret)}`

/** The id of the link that a token was made for, or null when the token is forged. */
export function readLinkToken(token: string, secret: string): number | null {
  const [id = '', given = ''] = token.split('.')
  const linkId = Number(id)
  if (!/^\d+$/.test(id) || !Number.isSafeInteger(linkId)) return null
  const expected = Buffer.from(signatureOf(linkId, secret))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? linkId : null
}
