import type { SpaceRequirement } from '../domain/space-requirement'
import { formatDay, formatNumber } from './format'
import { say, sayName } from './say'

/** A term in words; Arabic counts more than ten months by another plural. */
export function saidMonths(term: number): string {
  if (term === 1) return say('1 month')
  const words = `${term} months`
  const known = sayName(words)
  return known === words ? say('{count} months', { count: term }) : known
}

/** Space, first day, and term of a need in words: "300 pallets · from 01 Jan 2027 · 6 months". Empty for an empty one. */
export function saidSpace({ quantity, spaceType, startDate, term }: SpaceRequirement): string {
  const unit = spaceType === 'SQ_FEET' ? '{count} sq ft' : '{count} pallets'
  return [
    quantity ? say(unit, { count: formatNumber(quantity) }) : '',
    startDate ? say('from {day}', { day: formatDay(startDate) }) : '',
    term ? saidMonths(term) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
