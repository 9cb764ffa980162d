import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react'

/** A question or a menu over the table: what is done there ends in the row it was opened from. */
const floats = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('dialog, [role=menu]') !== null

/** The row an element stands in; null for heads and for what floats over the table. */
export function placeOf(target: EventTarget): number | null {
  if (!(target instanceof Element) || floats(target)) return null
  const index = target.closest<HTMLElement>('tr[data-index]')?.dataset.index
  return index === undefined ? null : Number(index)
}

/** Brings the row with focus into sight of table and page, also when a bar above the table moved it down. */
export function useRowInSight(table: RefObject<HTMLElement | null>, place: number | null, hasBar: boolean) {
  useLayoutEffect(() => {
    const row = place === null ? null : table.current?.querySelector<HTMLElement>(`tr[data-index="${place}"]`)
    if (row?.contains(document.activeElement)) row.scrollIntoView({ block: 'nearest' })
  }, [table, place, hasBar])
}

/**
 * Which of the table's `count` rows has focus, by its place. Focus stays at the place when another row comes there: a row
 * that was hidden leaves the list of visible ones, and the next follows; after the last, the one before. After a question
 * it is where it was.
 */
export function useRowFocus(table: RefObject<HTMLElement | null>, count: number) {
  const [last, setPlace] = useState<number | null>(null)
  const place = last === null || count === 0 ? null : Math.min(last, count - 1)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (place === null || !table.current) return
    const isElsewhere =
      activeElement !== null && activeElement !== document.body && !table.current.contains(activeElement)
    const row = table.current.querySelector<HTMLElement>(`tr[data-index="${place}"]`)
    if (!row || isElsewhere || (row !== activeElement && row.contains(activeElement))) return
    const target = row.querySelector<HTMLElement>('a') ?? row
    target.focus({ preventScroll: true })
  })
  const onFocus = (event: FocusEvent) => {
    if (!floats(event.target)) setPlace(placeOf(event.target))
  }
  const onBlur = (event: FocusEvent) => {
    // A row that is taken away leaves its place; whoever goes elsewhere leaves the rows.
    const { relatedTarget } = event
    if (relatedTarget && !floats(relatedTarget) && placeOf(relatedTarget) === null) setPlace(null)
  }
  return { place, setPlace, onFocus, onBlur }
}
