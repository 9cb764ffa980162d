import type { Day } from '@stackyard/shared/domain/calendar'
import { readNeedSentence } from '@stackyard/shared/domain/need-sentence'
import { readRequirement, searchParameters } from '@stackyard/shared/domain/requirement-addresses'
import { mergedRequirement, type SpaceRequirement } from '@stackyard/shared/domain/space-requirement'
import { type FulfillmentVolumes, volumeParameters } from '@stackyard/shared/domain/fulfillment-volumes'
import { volumeKeys } from '@stackyard/shared/reference/fulfillment-volumes'
import { type ExploreState, volumesOf } from './explore-state'

const parts = new Set<string>([
  ...volumeKeys,
  'query',
  'radiusInMiles',
  'minPallets',
  'minSqft',
  'freeFrom',
  'priceTerm',
  'budget',
])

/** The need that the filters of a search make. */
export const needOf = ({ texts }: ExploreState): SpaceRequirement => readRequirement(new URLSearchParams(texts))

/** The same search for another need. */
export function withNeed(state: ExploreState, need: SpaceRequirement, volumes: FulfillmentVolumes): ExploreState {
  const others = Object.entries(state.texts).filter(([key]) => !parts.has(key))
  return { ...state, texts: { ...Object.fromEntries(others), ...searchParameters(need), ...volumeParameters(volumes) } }
}

/** What a sentence became; `unread` and `roundedFrom` are for the reader, who may correct it. */
export type ReadSearch = { state: ExploreState; unread: string[]; roundedFrom: number | null }

/** The search for a text: its parts as filters where it is a sentence about space, else the text itself. */
export function withText(state: ExploreState, text: string, today: Day): ReadSearch {
  const { query: _query, ...others } = state.texts
  const read = readNeedSentence(text, today)
  if (!read)
    return { state: { ...state, texts: text ? { ...others, query: text } : others }, unread: [], roundedFrom: null }
  const { where: _where, ...kept } = needOf(state)
  const lists = { ...state.lists }
  for (const [parameter, keys] of Object.entries(read.musts) as [keyof ExploreState['lists'], string[]][])
    lists[parameter] = [...new Set([...(lists[parameter] ?? []), ...keys])]
  const wishes = [...new Set([...(lists.wishes ?? []), ...read.wishes])]
  if (wishes.length > 0) lists.wishes = wishes
  const volumes = { ...volumesOf(state), ...read.volumes }
  const next = withNeed({ ...state, lists }, mergedRequirement(read.need, kept), volumes)
  return { state: next, unread: read.unread, roundedFrom: read.roundedFrom }
}
