import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What a link of a newsletter does. */
export type TokenPurpose = 'confirm' | 'unsubscribe'
/** Whom it is for: a subscription (`s:12`) or an account (`u:7`). */
export type ReaderKey = `s:${number}` | `u:${number}`

const mark = (purpose: TokenPurpose, reader: string, secret: string): string =>
  createHmac('sha256', secret).update(`newsletter:${purpose}:${reader}`).digest('base64url')

/** The token of a link: names its reader, works for one purpose, never ends. */
export const readerToken = (purpose: TokenPurpose, reader: ReaderKey, secret: string): string =>
  `${reader.replace(':', '')}.${mark(purpose, reader, secret)}`

/** Whom a token was made for, or null when it is forged or made for something else. */
export function readReaderToken(
  purpose: TokenPurpose,
  token: string,
  secret: string,
): { kind: 'subscription' | 'user'; id: number } | null {
  const [, letter = '', digits = '', given = ''] = /^([su])([1-9]\d{0,9})\.([\w-]{20,100})$/.exec(token) ?? []
  const expected = Buffer.from(mark(purpose, `${letter}:${digits}`, secret))
  const actual = Buffer.from(given)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  return { kind: letter === 'u' ? 'user' : 'subscription', id: Number(digits) }
}

/** What is kept of the network address that asked. */
export const originOf = (address: string, secret: string): string =>
  createHash('sha256').update(`${secret}:${address}`).digest('hex').slice(0, 32)
