import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Suggestion } from '../schema/suggestion'
import { cn } from './cn'
import { Input } from './input'

export type SearchBoxProps = {
  label: string
  placeholder: string
  /** The text that is searched for now; another one replaces what is typed. */
  value?: string
  maxLength?: number
  className?: string
  onSearch: (query: string) => void
  onPick: (suggestion: Suggestion) => void
}

/** A search field that suggests while typing, by keyboard and announced (see suggestions.tsx). */
export function SearchBox({ label, placeholder, value = '', maxLength = 120, className, ...does }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const pick = useEffectEvent(does.onPick)
  useEffect(() => {
    let isGone = false
    let detach = (): void => undefined
    void import('./suggestions').then(({ attachSuggestions }) => {
      if (isGone || !input.current) return
      detach = attachSuggestions(input.current, { onPick: (suggestion) => pick(suggestion) })
    })
    return () => {
      isGone = true
      detach()
    }
  }, [])
  useEffect(() => {
    if (input.current) input.current.value = value
  }, [value])
  function submit(event: FormEvent) {
    event.preventDefault()
    does.onSearch(input.current?.value.trim() ?? '')
  }
  return (
    <form role="search" aria-label={label} onSubmit={submit} className={cn('relative min-w-0', className)}>
      <Search
        aria-hidden
        className="text-muted-foreground pointer-events-none absolute start-3.5 top-3.5 z-10 size-4.5 max-sm:start-2.5"
      />
      <span className="contents">
        <Input
          ref={input}
          type="search"
          name="query"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-label={label}
          placeholder={placeholder}
          className="ps-11 placeholder:text-ellipsis max-sm:ps-9 max-sm:pe-2"
          maxLength={maxLength}
          autoComplete="off"
          defaultValue={value}
        />
      </span>
      {/* Enter submits; the document says so too. */}
      <button type="submit" hidden>
        {label}
      </button>
    </form>
  )
}
