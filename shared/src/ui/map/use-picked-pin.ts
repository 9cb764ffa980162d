import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { MapPin } from '../../schema/map'
import { NARROW_FRAME } from './beside-pin'

type Picked = { pin: MapPin; isSheet: boolean }
type Element = RefObject<HTMLElement | null>

/**
 * The pin whose card is open. The card takes the focus; closed by key or button, it goes back to where it was. A press
 * outside of the map closes the card and leaves the focus to what was pressed.
 */
export function usePickedPin(root: Element, target: Element, onPick: ((pin: MapPin) => void) | undefined) {
  const [picked, setPicked] = useState<Picked | null>(null)
  const before = useRef<HTMLElement | null>(null)
  const latest = useRef(onPick)
  useEffect(() => {
    latest.current = onPick
  })
  const pick = useCallback(
    (pin: MapPin | null) => {
      if (!pin) return setPicked(null)
      const focused = document.activeElement
      // From one pin to the next, the first place is the one to go back to.
      if (focused instanceof HTMLElement && !focused.closest('[data-listing]'))
        before.current = focused === document.body ? null : focused
      setPicked({ pin, isSheet: (target.current?.clientWidth ?? 0) < NARROW_FRAME })
      latest.current?.(pin)
      return undefined
    },
    [target],
  )
  const close = useCallback(() => {
    setPicked(null)
    const back = before.current?.isConnected ? before.current : target.current
    back?.focus({ preventScroll: true })
  }, [target])
  const isOpen = picked !== null
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = ({ target: pressed }: PointerEvent) => {
      if (pressed instanceof Node && !root.current?.contains(pressed)) setPicked(null)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isOpen, root])
  return { picked, pick, close }
}
