import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link was made for: it works until the listing is confirmed or saved again, or changes hands. */
export type ConfirmSubject = { id: number; sellerId: number; confirmedAt: Date | null }

const VALID_SECONDS = 45 * 86_400

const mark = ({ id, sellerId, confirmedAt }: ConfirmSubject, issued: number, secret: string): string =>
  createHmac('sha256', secret)
    .update(`confirm-listing:${id}:${sellerId}:${confirmedAt?.getTime() ?? 0}:${issued}`)
    .digest('base64url')

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** The token of the confirm link in a reminder: it confirms this one listing once, within 45 days, and nothing else. */
export const confirmToken = (subject: ConfirmSubject, now: Date, secret: string): string =>
  `${subject.id}.${seconds(now)}.${mark(subject, seconds(now), secret)}`

/** The listing a token names, or null for what is no token; whether it is good, `isConfirmTokenOf` says. */
export function listingOfToken(token: string): number | null {
  const id = /^(\d{1,9})\.\d{1,12}\.[\w-]{43}$/u.exec(token)?.[1]
  return id ? Number(id) : null
}

/** Whether the token was made for the listing as it stands, not in the future and at most 45 days ago. */
export function isConfirmTokenOf(token: string, subject: ConfirmSubject, now: Date, secret: string): boolean {
  const [, issuedText = '', given = ''] = token.split('.')
  const issued = Number(issuedText)
  const age = seconds(now) - issued
  const expected = Buffer.from(mark(subject, issued, secret))
  const actual = Buffer.from(given)
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected)
  return isOurs && age >= 0 && age <= VALID_SECONDS
}
