import type { ReserveSearch } from '../domain/reserve-search'
import { mergedRequirement, requirementFrom, type SpaceRequirement } from '../domain/space-requirement'

const KEY = 'need'

/** The need of a stored text; whatever is not of ours is dropped. */
export function readKeptText(text: string | null): SpaceRequirement {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? requirementFrom({ ...stored }) : {}
  } catch {
    // What is stored is no need.
    return {}
  }
}

/** The need that was asked for last in this browser; none where it keeps nothing. */
export function keptNeed(): SpaceRequirement {
  try {
    return readKeptText(localStorage.getItem(KEY))
  } catch {
    // The reader forbids storage.
    return {}
  }
}

/** Keeps a need for the next screen; an empty one forgets the last. */
export function keepNeed(need: SpaceRequirement): void {
  try {
    if (Object.keys(need).length > 0) localStorage.setItem(KEY, JSON.stringify(need))
    else localStorage.removeItem(KEY)
  } catch {
    // The reader forbids storage, or it is full: each screen then starts from its address alone.
  }
}

/** The need that a listing's address asks to reserve, filled up from the last one. */
export function listingNeed({ month, space, mode, start }: ReserveSearch): SpaceRequirement {
  const spaceType = space === undefined ? undefined : (mode ?? 'PALLET')
  return mergedRequirement(requirementFrom({ quantity: space, spaceType, startDate: start, term: month }), keptNeed())
}

/** What a listing's address asks to reserve, with the last need of this browser where it asks for nothing itself. */
export function withKeptNeed(asked: ReserveSearch): ReserveSearch {
  const { quantity, spaceType = 'PALLET', startDate, term } = keptNeed()
  const isOpen = asked.space === undefined && asked.mode === undefined && quantity !== undefined
  return {
    ...asked,
    month: asked.month ?? term,
    start: asked.start ?? startDate,
    ...(isOpen ? { space: quantity, mode: spaceType } : {}),
  }
}
