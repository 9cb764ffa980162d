import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random token for a Bearer header or a mail: 256 bits, safe in a URL. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: whoever reads the database can't use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const mark = (userId: number, secret: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest('base64url')

/** The token of the unsubscribe link in a mail: names the user, works for nothing else, never ends. */
export const unsubscribeToken = (userId: number, secret: string): string => `${userId}.${mark(userId, secret)}`

/** The user an unsubscribe token was made for, or null when it is forged. */
export function readUnsubscribeToken(token: string, secret: string): number | null {
  const [id = '', given = ''] = token.split('.')
  const userId = Number(id)
  if (!Number.isSafeInteger(userId) || userId <= 0) return null
  const expected = Buffer.from(mark(userId, secret))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? userId : null
}
