import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A sponsored card as it was shown to one reader. */
export type ShownCard = { campaignId: number; subject: 'warehouse' | 'service'; subjectId: number; visitor: string }

const LIFE_SECONDS = 2 * 3600
const ID_BYTES = 12

const sign = (secret: string, card: ShownCard, head: string): string =>
  createHmac('sha256', secret)
    .update(`card:${card.campaignId}:${card.subject}:${card.subjectId}:${card.visitor}:${head}`)
    .digest('base64url')

/** The token that one sponsored card carries to one reader, valid for two hours: `{issued}.{id}.{signature}`. */
export function cardToken(secret: string, card: ShownCard, now: Date): string {
  const head = `${Math.floor(now.getTime() / 1000)}.${randomBytes(ID_BYTES).toString('base64url')}`
  return `${head}.${sign(secret, card, head)}`
}

/** When a token says it was made; null for what is no token. */
export function issuedAt(token: string): Date | null {
  const seconds = Number(/^(\d{1,12})\./.exec(token)?.[1] ?? Number.NaN)
  return Number.isSafeInteger(seconds) ? new Date(seconds * 1000) : null
}

export type CheckedToken = { id: string } | { refused: 'no_token' | 'forged' }

/**
 * Checks that a token was made for this card and reader. One that is older than two hours counts as none. That its id
 * counts once is enforced by the key of the charged views.
 */
export function checkToken(secret: string, card: ShownCard, token: string | undefined, now: Date): CheckedToken {
  if (!token) return { refused: 'no_token' }
  const [issued = '', id = '', given = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, card, `${issued}.${id}`))
  const actual = Buffer.from(given)
  if (!id || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return { refused: 'forged' }
  const age = now.getTime() / 1000 - Number(issued)
  if (age < -1) return { refused: 'forged' }
  return age > LIFE_SECONDS ? { refused: 'no_token' } : { id }
}
