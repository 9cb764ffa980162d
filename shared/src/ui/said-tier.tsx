import { tierLabel } from '../domain/rate-sheet'
import { say } from './say'

/** The label of a volume tier, "501 to 2000" or "2001+", in the language of the page. */
export function saidTier(tierName: string): string {
  const label = tierLabel(tierName)
  const [from, to] = label.split(' to ')
  return from && to ? say('{from} to {to}', { from, to }) : label
}
