import {
  listingParameters,
  mergedRequirement,
  readRequirement,
  requirementFrom,
  type SpaceRequirement,
} from '../domain/space-requirement'
import type { StorageChoice } from './storage-choice'

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

/** The need that was asked for last in this browser. */
export const keptNeed = (): SpaceRequirement => readKeptText(localStorage.getItem(KEY))

/** Keeps a need for the next screen; an empty one forgets the last. */
export function keepNeed(need: SpaceRequirement): void {
  if (Object.keys(need).length > 0) localStorage.setItem(KEY, JSON.stringify(need))
  else localStorage.removeItem(KEY)
}

/** What a screen starts from: the need of its address, filled up from the last one. */
export const startingNeed = (search: string): SpaceRequirement => mergedRequirement(readRequirement(search), keptNeed())

/** The query of a listing's address, with the last need of this browser where it asks for nothing itself. */
export const searchWithNeed = (search: string): string =>
  new URLSearchParams({
    ...listingParameters(startingNeed(search)),
    ...Object.fromEntries(new URLSearchParams(search)),
  }).toString()

/** What was chosen of a listing's storage becomes the need. Answers the parameters that its address holds it by. */
export function keepChoice({ mode, quantity, startDate, term }: StorageChoice): Record<string, string> {
  const chosen = requirementFrom({ spaceType: mode, quantity, startDate, term })
  keepNeed(mergedRequirement(chosen, keptNeed()))
  return listingParameters(chosen)
}
