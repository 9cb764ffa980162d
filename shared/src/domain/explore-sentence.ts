import type { Day } from './calendar'
import { needOf, volumesOf, withNeed } from './explore-need'
import type { ExploreSearch } from './explore-search'
import { readNeedSentence } from './need-sentence'
import { mergedRequirement } from './space-requirement'
import { asMust, mustsOf } from './wishes'

/** What a sentence became; `unread` and `roundedFrom` are for the reader, who may correct it. */
export type ReadSearch = { search: ExploreSearch; unread: string[]; roundedFrom: number | null }

/** The search for a text: its parts as filters where it is a sentence about space, else the text itself. */
export function withText(before: ExploreSearch, text: string, today: Day): ReadSearch {
  const { query: _query, ...others } = before
  const read = readNeedSentence(text, today)
  if (!read) return { search: text ? { ...others, query: text } : others, unread: [], roundedFrom: null }
  const { where: _where, ...kept } = needOf(before)
  const asked = mustsOf(read.musts).reduce<ExploreSearch>(asMust, { ...before })
  const wishes = [...new Set([...(asked.wishes ?? []), ...read.wishes])]
  if (wishes.length > 0) asked.wishes = wishes
  const volumes = { ...volumesOf(before), ...read.volumes }
  const search = withNeed(asked, mergedRequirement(read.need, kept), volumes)
  return { search, unread: read.unread, roundedFrom: read.roundedFrom }
}
