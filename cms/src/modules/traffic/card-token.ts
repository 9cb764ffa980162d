import { createHmac, timingSafeEqual } from 'node:crypto'

/** A sponsored card as it was shown to one reader. */
export type ShownCard = { campaignId: number; subject: 'warehouse' | 'service'; subjectId: number; visitor: string }

const LIFE_SECONDS = 2 * 3600

const mark = (secret: string, { campaignId, subject, subjectId, visitor }: ShownCard, issued: number): string =>
  createHmac('sha256', secret)
    .update(`card:${campaignId}:${subject}:${subjectId}:${visitor}:${issued}`)
    .digest('base64url')

/**
 * The token that a sponsored card carries to one reader, for two hours (MONEY §7). That it counts once is held by the
 * sightings' key.
 */
export function cardToken(secret: string, card: ShownCard, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000)
  return `${issued}.${mark(secret, card, issued)}`
}

/** Whether the token was made for this card and reader, within its time. */
export function isCardToken(secret: string, card: ShownCard, token: string, now: Date): boolean {
  const [time = '', given = ''] = token.split('.')
  const issued = Number(time)
  const age = now.getTime() / 1000 - issued
  if (!Number.isSafeInteger(issued) || age < -1 || age > LIFE_SECONDS) return false
  const expected = Buffer.from(mark(secret, card, issued))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
