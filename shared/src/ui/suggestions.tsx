import type { Suggestion } from '../schema/suggestion'
import { say, sayName } from './say'

/** Answers what a half-typed text may mean (GET /search/suggestions). */
export type Suggest = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

const DEBOUNCE_MS = 150
const SHORTEST = 2

const kinds: Readonly<Record<Suggestion['kind'], string>> = {
  warehouse: 'Warehouse',
  city: 'City',
  zip: 'ZIP code',
  area: 'Area',
  category: 'Products',
  feature: 'Expertise',
  // Its detail names the field.
  field: '',
}

/** Asks the API of this origin; no answer is no suggestion. */
export const fetchSuggestions: Suggest = async (query, signal) => {
  const answer = await fetch(`/api/search/suggestions?query=${encodeURIComponent(query)}`, { signal })
  if (!answer.ok) return []
  const { results } = (await answer.json()) as { results: readonly Suggestion[] | null }
  return results ?? []
}

/** Which option a key leads to: around the ends, -1 for none. */
export function optionAfter(key: string, at: number, count: number): number {
  if (count === 0) return -1
  if (key === 'ArrowDown') return at + 1 >= count ? 0 : at + 1
  return at <= 0 ? count - 1 : at - 1
}

const countText = (count: number): string =>
  count === 0
    ? say('No suggestions')
    : count === 1
      ? say('1 suggestion, arrow keys choose')
      : say('{count} suggestions, arrow keys choose', { count })

const part = (tag: string, className: string, text = ''): HTMLElement => {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

function optionOf(suggestion: Suggestion, id: string): HTMLElement {
  const option = part(
    'li',
    'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-sm aria-selected:bg-muted hover:bg-muted',
  )
  option.id = id
  option.role = 'option'
  option.ariaSelected = 'false'
  const words = part('span', 'min-w-0 flex-1')
  words.append(part('span', 'block truncate font-medium', suggestion.label))
  if (suggestion.detail) words.append(part('span', 'block truncate text-muted-foreground', sayName(suggestion.detail)))
  option.append(words, part('span', 'shrink-0 text-xs text-muted-foreground', sayName(kinds[suggestion.kind])))
  return option
}

/** The popover with the options of one input; opens below it, as wide as it. */
class SuggestionList {
  readonly list: HTMLElement
  readonly status = part('span', 'sr-only')
  #options: HTMLElement[] = []
  #place = (): void => {
    const { left, bottom, width } = this.input.getBoundingClientRect()
    Object.assign(this.list.style, { left: `${left}px`, top: `${bottom + 6}px`, width: `${Math.max(width, 240)}px` })
  }
  active = -1
  shown: readonly Suggestion[] = []

  constructor(readonly input: HTMLInputElement) {
    this.list = part(
      'ul',
      'fixed inset-auto m-0 max-h-96 overflow-y-auto rounded-card border bg-popover p-1.5 text-popover-foreground shadow-float',
    )
    this.list.id = `suggestions-${Math.random().toString(36).slice(2)}`
    this.list.role = 'listbox'
    this.list.ariaLabel = say('Suggestions')
    this.list.popover = 'manual'
    this.status.role = 'status'
    input.setAttribute('aria-controls', this.list.id)
    input.after(this.list, this.status)
  }

  get isOpen(): boolean {
    return this.input.ariaExpanded === 'true'
  }

  show(suggestions: readonly Suggestion[]): void {
    this.shown = suggestions
    this.#options = suggestions.map((suggestion, at) => optionOf(suggestion, `${this.list.id}-${at}`))
    this.list.replaceChildren(...this.#options)
    this.status.textContent = countText(suggestions.length)
    if (suggestions.length === 0) return this.close(false)
    this.mark(-1)
    this.input.ariaExpanded = 'true'
    this.#place()
    if (!this.list.matches(':popover-open')) this.list.showPopover()
    addEventListener('scroll', this.#place, { passive: true, capture: true })
    addEventListener('resize', this.#place)
  }

  close(isSilent = true): void {
    this.input.ariaExpanded = 'false'
    this.input.removeAttribute('aria-activedescendant')
    this.active = -1
    if (isSilent) this.status.textContent = ''
    if (this.list.matches(':popover-open')) this.list.hidePopover()
    removeEventListener('scroll', this.#place, { capture: true })
    removeEventListener('resize', this.#place)
  }

  mark(at: number): void {
    this.active = at
    for (const [index, option] of this.#options.entries()) option.ariaSelected = String(index === at)
    const option = this.#options[at]
    if (option) this.input.setAttribute('aria-activedescendant', option.id)
    else this.input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  at(target: EventTarget | null): Suggestion | undefined {
    return this.shown[this.#options.findIndex((option) => target instanceof Node && option.contains(target))]
  }

  remove(): void {
    this.close()
    this.list.remove()
    this.status.remove()
  }
}

/** Asks once the typing rests, and drops answers that come too late. */
function asker(suggest: Suggest, list: SuggestionList) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  const stop = (): void => {
    clearTimeout(timer)
    running?.abort()
  }
  const ask = (): void => {
    stop()
    const text = list.input.value.trim()
    if (text.length < SHORTEST) return list.close()
    timer = setTimeout(() => {
      const asked = new AbortController()
      running = asked
      suggest(text, asked.signal).then(
        (found) => (asked.signal.aborted ? undefined : list.show(found)),
        () => (asked.signal.aborted ? undefined : list.close()),
      )
    }, DEBOUNCE_MS)
  }
  return { ask, stop }
}

export type SuggestOptions = { suggest?: Suggest; onPick: (suggestion: Suggestion) => void }

/**
 * Makes an input with `role="combobox"`, `aria-autocomplete="list"` and `aria-expanded="false"` suggest while it is
 * typed in (the WAI-ARIA pattern "editable combobox with list autocomplete"). It needs no framework, so that static
 * pages can have it. The answer takes it off again.
 */
export function attachSuggestions(input: HTMLInputElement, { suggest = fetchSuggestions, onPick }: SuggestOptions) {
  const list = new SuggestionList(input)
  const { ask, stop } = asker(suggest, list)
  const pick = (suggestion: Suggestion | undefined): void => {
    if (!suggestion) return
    stop()
    list.close()
    onPick(suggestion)
  }
  const leave = (): void => {
    stop()
    list.close()
  }
  const onKey = (event: KeyboardEvent): void => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (isArrow && !list.isOpen && event.key === 'ArrowDown') ask()
    else if (list.isOpen && isArrow) {
      event.preventDefault()
      list.mark(optionAfter(event.key, list.active, list.shown.length))
    } else if (list.isOpen && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      leave()
    } else if (event.key === 'Enter') {
      if (list.isOpen && list.active >= 0) event.preventDefault()
      if (list.isOpen && list.active >= 0) pick(list.shown[list.active])
      else leave()
    }
  }
  const keepFocus = (event: Event): void => event.preventDefault()
  const onClick = (event: Event): void => pick(list.at(event.target))
  input.addEventListener('input', ask)
  input.addEventListener('keydown', onKey)
  input.addEventListener('blur', leave)
  list.list.addEventListener('pointerdown', keepFocus)
  list.list.addEventListener('mousedown', keepFocus)
  list.list.addEventListener('click', onClick)
  // Typed in before this was there.
  if (document.activeElement === input && input.value !== input.defaultValue) ask()
  return (): void => {
    stop()
    input.removeEventListener('input', ask)
    input.removeEventListener('keydown', onKey)
    input.removeEventListener('blur', leave)
    list.remove()
  }
}
