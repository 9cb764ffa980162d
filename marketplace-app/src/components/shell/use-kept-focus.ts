import { useEffect } from 'react'

/** What stood where: the element with focus and all around it, each with its place among its parent's children. */
type Trail = { element: HTMLElement; steps: readonly { parent: Element; place: number }[] }

const reachable =
  'a[href], button:not(:disabled), select:not(:disabled), input:not(:disabled, [type=hidden]), textarea:not(:disabled), summary, [tabindex="0"]'

function trailOf(element: HTMLElement): Trail {
  const steps: { parent: Element; place: number }[] = []
  for (let at: Element = element; at.parentElement; at = at.parentElement)
    steps.push({ parent: at.parentElement, place: [...at.parentElement.children].indexOf(at) })
  return { element, steps }
}

const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() !== false

const firstIn = (around: Element): HTMLElement | undefined =>
  [around, ...around.querySelectorAll(reachable)].find(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(reachable) && isShown(one),
  )

/** The nearest that can have focus: what came to the place of what is gone, else what stands before it, else around. */
function nearest({ steps }: Trail): HTMLElement | undefined {
  for (const { parent, place } of steps.filter((step) => step.parent.isConnected)) {
    if (parent === document.body || parent.id === 'main') break
    const children = [...parent.children]
    const order = [...children.slice(place), ...children.slice(0, place).toReversed()]
    const found = order.map(firstIn).find((one) => one !== undefined)
    if (found) return found
  }
  return document.getElementById('main') ?? undefined
}

const hasNoFocus = (): boolean => document.activeElement === null || document.activeElement === document.body

/** A modal dialog makes all around it inert: only what stood in it can have focus. */
function isBehindDialog({ steps }: Trail): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  return dialog !== undefined && !steps.some(({ parent }) => parent === dialog)
}

/**
 * Keeps focus for whoever works by keyboard: when the element that has it is taken away, as is the row of a list that
 * was deleted, what stands there then gets it; when it was barred for a while, as is a button whose work runs, it gets
 * focus back. The browser alone would begin again at the top of the page.
 */
export function useKeptFocus() {
  useEffect(() => {
    let trail: Trail | null = null
    let isByKey = false
    let wasBarred = false
    let frame = 0
    const giveBack = () => {
      if (!trail || !isByKey || !hasNoFocus() || isBehindDialog(trail)) return
      if (!trail.element.isConnected) nearest(trail)?.focus()
      else if (wasBarred && !trail.element.matches(':disabled')) trail.element.focus()
    }
    const observer = new MutationObserver(() => {
      wasBarred ||= trail?.element.matches(':disabled') ?? false
      if (!trail || !isByKey || !hasNoFocus()) return
      // What manages focus of its own, as a change of screen does, goes first.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(giveBack)
    })
    const onFocus = ({ target }: FocusEvent) => {
      wasBarred = false
      trail = target instanceof HTMLElement && target !== document.body ? trailOf(target) : null
    }
    const onKey = () => {
      isByKey = true
    }
    const onPointer = () => {
      isByKey = false
    }
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey, { capture: true })
    document.addEventListener('pointerdown', onPointer, { capture: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey, { capture: true })
      document.removeEventListener('pointerdown', onPointer, { capture: true })
    }
  }, [])
}
