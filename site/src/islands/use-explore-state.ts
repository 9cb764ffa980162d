import { dayOf } from '@stackyard/shared/domain/calendar'
import { needOf, volumesOf } from '@stackyard/shared/domain/explore-need'
import { type ExploreSearch, isStep } from '@stackyard/shared/domain/explore-search'
import { type ReadSearch, withText } from '@stackyard/shared/domain/explore-sentence'
import { hasVolumes } from '@stackyard/shared/domain/fulfillment-volumes'
import { isRequired, mergedRequirement } from '@stackyard/shared/domain/space-requirement'
import { keepNeed, keptNeed } from '@stackyard/shared/ui/kept-need'
import { keepVolumes } from '@stackyard/shared/ui/kept-volumes'
import { saidMonths } from '@stackyard/shared/ui/said-space'
import { useCallback, useEffect, useState } from 'react'
import { readAddress, writeAddress } from '../lib/explore-address'
import { say } from '../lib/say'

type Note = Pick<ReadSearch, 'unread' | 'roundedFrom'>

/** The search of the address; a sentence in it is read as filters. */
function firstSearch(): ReadSearch {
  const search = readAddress(location.search)
  return withText(search, search.query ?? '', dayOf(new Date()))
}

/** What was not understood of a sentence, and what was taken otherwise. */
export function sayNote({ unread, roundedFrom }: Note, term: number | undefined): string {
  return [
    unread.length > 0 ? say('Not understood: {words}', { words: unread.join(', ') }) : '',
    roundedFrom && term
      ? say('{asked} is not offered, so this is for {months}.', {
          asked: saidMonths(roundedFrom),
          months: saidMonths(term),
        })
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The search in the address: Back and Forward go through filters, searches and orders; map moves and typing replace it. */
export function useExploreState() {
  const [first] = useState(firstSearch)
  const [search, setSearch] = useState(first.search)
  const [note, setNote] = useState<Note>(first)
  useEffect(() => {
    const address = writeAddress(first.search)
    const need = needOf(first.search)
    if (isRequired(need)) keepNeed(mergedRequirement(need, keptNeed()))
    if (hasVolumes(volumesOf(first.search))) keepVolumes(volumesOf(first.search))
    if (writeAddress(readAddress(location.search)) !== address)
      history.replaceState(null, '', location.pathname + address + location.hash)
  }, [first])
  useEffect(() => {
    const follow = () => setSearch(readAddress(location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const change = useCallback((next: ExploreSearch) => {
    const address = location.pathname + writeAddress(next) + location.hash
    if (isStep(readAddress(location.search), next)) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
    setSearch(next)
  }, [])
  const send = useCallback(
    (text: string) => {
      const { search: read, ...heard } = withText(readAddress(location.search), text, dayOf(new Date()))
      setNote(heard)
      keepNeed(mergedRequirement(needOf(read), keptNeed()))
      if (hasVolumes(volumesOf(read))) keepVolumes(volumesOf(read))
      change({ ...read, coordinates: undefined })
    },
    [change],
  )
  return { search, change, send, note } as const
}
