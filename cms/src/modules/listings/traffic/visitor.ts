import { createHmac } from 'node:crypto'

export type Reader = { user: { id: number; userType: string } | null; ip: string; agent: string }

const DAY_CHARACTERS = 10
const HALF_HOUR_MS = 30 * 60_000

/** Half hours since 1970: a reader's second view of a card within one does not count. */
export const halfHourOf = (now: Date): number => Math.floor(now.getTime() / HALF_HOUR_MS)

/**
 * Who looks, as a keyed hash: the account, else address and browser of one day, so that nobody can be followed from day
 * to day, nor found again from what is stored.
 */
export function visitorOf({ user, ip, agent }: Reader, secret: string, now: Date): string {
  const who = user ? `user:${user.id}` : `${now.toISOString().slice(0, DAY_CHARACTERS)}:${ip}:${agent}`
  return createHmac('sha256', secret).update(`visitor:${who}`).digest('base64url').slice(0, 22)
}
