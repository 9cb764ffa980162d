import type { AlertPace, AlertReason } from '../reference/search-alerts'

/** A warehouse that matches a saved search now, and what it was before it changed. */
export type ChangedMatch = {
  /** Whether it was published, and whether it matched. */
  wasListed: boolean
  wasMatching: boolean
  /** Whether the space that the search asks for was free. */
  wasFree: boolean
  /** Cents a unit and month for the term of the search; null where it has no price. */
  rateBefore: number | null
  rateNow: number | null
  wasHotRack: boolean
  isHotRack: boolean
}

/** Why a changed warehouse is worth telling; nothing for a change that no search asks about. */
export function alertReasonsOf(match: ChangedMatch): AlertReason[] {
  if (!match.wasListed) return ['new']
  const { rateBefore, rateNow } = match
  const reasons: AlertReason[] = []
  if (!match.wasFree) reasons.push('free')
  if (rateBefore !== null && rateNow !== null && rateNow > 0 && rateNow < rateBefore) reasons.push('price')
  if (match.isHotRack && !match.wasHotRack) reasons.push('hotrack')
  return reasons.length === 0 && !match.wasMatching ? ['new'] : reasons
}

const LOOK_HOUR = 7
const MONDAY = 1
const DAY_MS = 86_400_000

/** Minutes between two looks of a search that tells at once. */
const LOOK_MINUTES = 5

/** The first moment after `now` at which a search is looked at again: summaries are made at 07:00 UTC, weekly ones on Mondays. */
export function nextLook(pace: Exclude<AlertPace, 'off'>, now: Date): Date {
  if (pace === 'now') return new Date(now.getTime() + LOOK_MINUTES * 60_000)
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), LOOK_HOUR)
  const next = new Date(today > now.getTime() ? today : today + DAY_MS)
  const days = pace === 'weekly' ? (MONDAY - next.getUTCDay() + 7) % 7 : 0
  return new Date(next.getTime() + days * DAY_MS)
}

/** The hours in which nobody gets a second email about saved searches. */
export const HOURS_BETWEEN_ALERT_EMAILS = 24
