import { daysSinceConfirmed } from '../domain/freshness'
import { say } from './say'

/** "Space and rates confirmed today", "Space and rates confirmed 12 days ago". */
export function saidFreshness(confirmedAt: Date | string, now: Date): string {
  const days = daysSinceConfirmed(confirmedAt, now)
  if (days === 0) return say('Space and rates confirmed today')
  if (days === 1) return say('Space and rates confirmed yesterday')
  return say('Space and rates confirmed {days} days ago', { days })
}
