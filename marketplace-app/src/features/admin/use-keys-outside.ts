import { useEffect, useRef } from 'react'
import { readTableKey } from './table-keys'

const ways = new Set(['j', '/', '?'])

/** Focus stands on the page itself: where a screen begins, and where it is when nothing has it. */
const isOnPage = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.id === 'main')

export type WayIn = { kind: 'go' | 'search' | 'help' }

/** The ways into a table from a page on which nothing has focus: its rows, its search and its help. */
export function useKeysOutside(onWay: (way: WayIn) => void) {
  const latest = useRef(onWay)
  useEffect(() => {
    latest.current = onWay
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isOnPage(event.target) || !ways.has(event.key) || document.querySelector('dialog[open]')) return
      const command = readTableKey(event, 0, 1)
      if (command?.kind !== 'go' && command?.kind !== 'search' && command?.kind !== 'help') return
      event.preventDefault()
      latest.current({ kind: command.kind })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
