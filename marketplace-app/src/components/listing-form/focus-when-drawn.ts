const tries = 30
const pauseMs = 100

/**
 * Moves the focus to a field that may still have to be drawn: its step is another, or its part of the form is being
 * loaded. Calls `focus` until the focus moves, by it or by the reader, and gives up after three seconds.
 */
export function focusWhenDrawn(focus: () => void): void {
  const before = document.activeElement
  let left = tries
  const attempt = () => {
    if (document.activeElement !== before || left-- === 0) return
    focus()
    setTimeout(attempt, pauseMs)
  }
  setTimeout(attempt)
}
