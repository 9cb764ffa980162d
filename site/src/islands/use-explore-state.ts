import { dayOf } from '@stackyard/shared/domain/calendar'
import { hasVolumes } from '@stackyard/shared/domain/fulfillment-volumes'
import { isRequired, mergedRequirement } from '@stackyard/shared/domain/space-requirement'
import { keepNeed, keptNeed } from '@stackyard/shared/ui/kept-need'
import { keepVolumes } from '@stackyard/shared/ui/kept-volumes'
import { saidMonths } from '@stackyard/shared/ui/said-space'
import { useCallback, useEffect, useState } from 'react'
import { needOf, type ReadSearch, withText } from '../lib/explore-need'
import { type ExploreState, isStep, readExploreState, volumesOf, writeExploreState } from '../lib/explore-state'
import { say } from '../lib/say'

type Note = { unread: string[]; roundedFrom: number | null }

/** The state of the address; a sentence in it is read as filters. */
function firstState(): ReadSearch {
  const state = readExploreState(location.search)
  return withText(state, state.texts.query ?? '', dayOf(new Date()))
}

/** What was not understood of a sentence, and what was taken otherwise. */
export function sayNote({ unread, roundedFrom }: Note, term: string | undefined): string {
  return [
    unread.length > 0 ? say('Not understood: {words}', { words: unread.join(', ') }) : '',
    roundedFrom && term
      ? say('{asked} is not offered, so this is for {months}.', {
          asked: saidMonths(roundedFrom),
          months: saidMonths(Number(term)),
        })
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** State in the address: Back and Forward go through filters, searches and orders; map moves and typing replace it. */
export function useExploreState() {
  const [first] = useState(firstState)
  const [state, setState] = useState(first.state)
  const [note, setNote] = useState<Note>(first)
  useEffect(() => {
    const address = writeExploreState(first.state)
    const need = needOf(first.state)
    if (isRequired(need)) keepNeed(mergedRequirement(need, keptNeed()))
    if (hasVolumes(volumesOf(first.state))) keepVolumes(volumesOf(first.state))
    if (writeExploreState(readExploreState(location.search)) !== address)
      history.replaceState(null, '', location.pathname + address + location.hash)
  }, [first])
  useEffect(() => {
    const follow = () => setState(readExploreState(location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const change = useCallback((next: ExploreState) => {
    const address = location.pathname + writeExploreState(next) + location.hash
    if (isStep(readExploreState(location.search), next)) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
    setState(next)
  }, [])
  const search = useCallback(
    (text: string) => {
      const read = withText(readExploreState(location.search), text, dayOf(new Date()))
      setNote(read)
      keepNeed(mergedRequirement(needOf(read.state), keptNeed()))
      if (hasVolumes(volumesOf(read.state))) keepVolumes(volumesOf(read.state))
      change({ ...read.state, bounds: null })
    },
    [change],
  )
  return { state, change, search, note } as const
}
