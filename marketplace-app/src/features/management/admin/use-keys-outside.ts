import { useEffect, useRef } from 'react'
import { readTableKey } from './table-keys'

const ways = new Set(['j', '/', '?', 'u'])

/** Focus stands on the page itself: where a screen begins, and where it is when nothing has it. */
const isOnPage = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.id === 'main')

export type WayIn = { kind: 'go' | 'search' | 'help' | 'undo' }

const isWayIn = (kind: string): kind is WayIn['kind'] => ['go', 'search', 'help', 'undo'].includes(kind)

/** Keys of a table that work from a page on which nothing has focus: to its rows, its search, its help, and undo. */
export function useKeysOutside(onWay: (way: WayIn) => void) {
  const latest = useRef(onWay)
  useEffect(() => {
    latest.current = onWay
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isOnPage(event.target) || !ways.has(event.key) || document.querySelector('dialog[open]')) return
      const command = readTableKey(event, 0, 1)
      if (!command || !isWayIn(command.kind)) return
      event.preventDefault()
      latest.current({ kind: command.kind })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
