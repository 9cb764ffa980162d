import { listingParameters } from '../domain/requirement-addresses'
import { mergedRequirement, requirementFrom } from '../domain/space-requirement'
import { keepNeed, keptNeed } from './kept-need'
import type { StorageChoice } from './storage-choice'

/** What was chosen of a listing's storage becomes the need. Answers the parameters that its address holds it by. */
export function keepChoice({ mode, quantity, startDate, term }: StorageChoice): Record<string, string> {
  const chosen = requirementFrom({ spaceType: mode, quantity, startDate, term })
  keepNeed(mergedRequirement(chosen, keptNeed()))
  return listingParameters(chosen)
}
