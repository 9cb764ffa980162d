import { addDays, type Day } from './calendar'

/** What a card, bar or row knows of a listing's space. */
export type SpaceFigures = {
  palletEnabled: boolean
  sqEnabled: boolean
  totalSpace: number
  freePallets: number
  freeSqft: number
  freeFrom: Day | null
}

type Amount = { quantity: number; unit: 'pallets' | 'sq ft' }

/**
 * What to say of a listing's space: the largest order on the dates, the first day with room, its size where nobody has
 * asked for dates (a static page), or that it is sold by quote alone.
 */
export type ShownSpace =
  | ({ kind: 'free'; from: Day | null } & Amount)
  | ({ kind: 'size' } & Amount)
  | { kind: 'later'; from: Day }
  | { kind: 'full' }
  | { kind: 'quote' }

/** Pallets where the listing sells pallets, else square feet. A day is named only when it comes after tomorrow. */
export function shownSpace(space: SpaceFigures, today: Day): ShownSpace {
  const { palletEnabled, sqEnabled, freePallets, freeSqft, freeFrom: from } = space
  if (!palletEnabled && !sqEnabled) return { kind: 'quote' }
  const byPallet: Amount = { quantity: freePallets, unit: 'pallets' }
  const byFoot: Amount = { quantity: freeSqft, unit: 'sq ft' }
  // Few square feet may be free where the smallest order in pallets doesn't fit any more.
  const amount = palletEnabled && (freePallets > 0 || !sqEnabled || freeSqft === 0) ? byPallet : byFoot
  if (amount.quantity > 0)
    return from === null
      ? { kind: 'size', ...amount }
      : { kind: 'free', from: from > addDays(today, 1) ? from : null, ...amount }
  return from === null ? { kind: 'full' } : { kind: 'later', from }
}
