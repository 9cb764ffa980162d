import { readUser } from '@stackyard/shared/contract/browser-session'
import { readTray } from '@stackyard/shared/ui/compare-tray'
import { READY_EVENT } from '../lib/explore-ready'

/** Where list and map stand side by side: the map can't wait for its reader. */
const BESIDE = '(min-width: 64rem)'
/** What a reader does first. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click', 'scroll'] as const
const CONTROLS = 'a[href], button, input, select'

type Mount = (element: HTMLElement) => Promise<void>
type Control = HTMLElement

const controlsIn = (element: HTMLElement): Control[] => [...element.querySelectorAll<Control>(CONTROLS)]
const nameOf = (control: Control): string =>
  `${control.tagName} ${control.getAttribute('aria-label') ?? ''} ${control.closest('label')?.textContent ?? ''}`

/** What the page came with is not what this reader is to see: a search, a map, what they put aside. */
const isAtOnce = (): boolean => location.search !== '' || matchMedia(BESIDE).matches || readTray().length > 0

/** Sets a field as its reader would, so that whoever listens hears of it. */
function enter(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** Does to the drawn controls what was done to those of the same name that stood in their place meanwhile. */
function carryOver(before: readonly Control[], after: readonly Control[], { clicked, focused }: Done): void {
  const drawn = (control: Control): Control | undefined => {
    const now = after[before.indexOf(control)]
    return now && nameOf(now) === nameOf(control) ? now : undefined
  }
  for (const control of before) {
    const now = drawn(control)
    if (control instanceof HTMLInputElement && now instanceof HTMLInputElement) {
      if (control.checked !== control.defaultChecked) {
        // What the reader wants may be so already: the page comes without what they put aside.
        if (now.checked !== control.checked) now.click()
      } else if (control.type !== 'checkbox' && control.value !== control.defaultValue) enter(now, control.value)
    }
    if (control instanceof HTMLSelectElement && now instanceof HTMLSelectElement && control.selectedIndex > 0)
      enter(now, control.value)
  }
  if (focused && document.activeElement === document.body) drawn(focused)?.focus({ preventScroll: true })
  if (!(clicked instanceof HTMLButtonElement)) return
  // Only the reader's own press may write to the clipboard: that button gets the focus and waits for it.
  if (clicked.matches('[data-by-hand]')) drawn(clicked)?.focus({ preventScroll: true })
  else drawn(clicked)?.click()
}

type Done = { clicked: Control | null; focused: Control | null }

/** The control that was used before this script was there, known by its focus. */
function usedEarly(element: HTMLElement): Control | null {
  const active = document.activeElement
  return active && element.contains(active) ? active.closest<Control>(CONTROLS) : null
}

/** A press leaves a button with a focus that browsers don't show; the Tab key with one that they do. */
const isPressed = (control: Control): boolean => !control.matches(':focus-visible')

/**
 * Notes what is done in the element until the island stands there, and does it there again. Answers whether something
 * was done before.
 */
function follow(element: HTMLElement): boolean {
  const before = controlsIn(element)
  const early = usedEarly(element)
  const done: Done = { clicked: early && isPressed(early) ? early : null, focused: early }
  const within = ({ target }: Event) => (target instanceof Element ? target.closest<Control>(CONTROLS) : null)
  const ended = new AbortController()
  const { signal } = ended
  element.addEventListener('click', (event) => (done.clicked = within(event) ?? done.clicked), { signal })
  // The press of the search's button is done again: sent by the browser, the form would forget what the address asks for.
  element.addEventListener('submit', (event) => event.preventDefault(), { signal })
  element.addEventListener('focusin', (event) => (done.focused = within(event)), { signal })
  addEventListener(
    READY_EVENT,
    () => {
      ended.abort()
      carryOver(before, controlsIn(element), done)
    },
    { once: true },
  )
  return early !== null
}

/**
 * Islands of which the page holds all that a reader sees first: on a phone they are drawn when their reader does
 * something, since the library they need costs a slow processor more than the whole page.
 */
export function mountOnTouch(mount: Mount): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-when="touched"]')) {
    const isTouched = follow(element)
    // Who is signed in sees prices: islands.ts draws theirs at the first idle moment.
    if (readUser()) continue
    if (isTouched || isAtOnce()) begin(element, mount)
    else waitFor(element, mount)
  }
}

/** Draws the island; what could not be loaded is asked for again at the next touch. */
function begin(element: HTMLElement, mount: Mount): void {
  mount(element).catch(() => waitFor(element, mount))
}

function waitFor(element: HTMLElement, mount: Mount): void {
  const ended = new AbortController()
  const onTouch = () => {
    ended.abort()
    begin(element, mount)
  }
  for (const kind of TOUCHES) addEventListener(kind, onTouch, { signal: ended.signal, capture: true, passive: true })
  matchMedia(BESIDE).addEventListener('change', onTouch, { signal: ended.signal })
}
