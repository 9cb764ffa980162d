import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { AddressMatch } from '@stackyard/shared/schema/address-book'
import { cn } from '@stackyard/shared/ui/cn'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { apiQuery } from '../lib/api'
import { moneyTexts } from '../lib/texts/money'

/** Milliseconds after typing stops. */
const pause = 400
const shortest = 2

const words = moneyTexts.address

/** Looks up places of the gazetteer as one types, and hands the chosen one over. */
export function AddressSearch({ onPick }: { onPick: (match: AddressMatch) => void }) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const query = useMatches(typed)
  const matches = isOpen ? query.matches : []
  const pick = (match: AddressMatch | undefined) => {
    if (!match) return
    onPick(match)
    setTyped(match.label)
    setIsOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move && matches.length > 0) {
      event.preventDefault()
      setActive((active + move + matches.length) % matches.length)
    } else if (event.key === 'Enter') {
      // Enter must not send the form around it.
      event.preventDefault()
      pick(matches[active])
    } else if (event.key === 'Escape' && matches.length > 0) {
      event.stopPropagation()
      setIsOpen(false)
    }
  }
  return (
    <Field label={words.find} hint={words.findHint} className="relative sm:col-span-2">
      {(control) => (
        <>
          <Input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={matches.length > 0}
            aria-controls={listId}
            aria-activedescendant={matches[active] ? `${listId}-${active}` : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setActive(-1)
              setIsOpen(true)
            }}
            onKeyDown={press}
            onBlur={() => setIsOpen(false)}
          />
          <Matches id={listId} matches={matches} active={active} onPick={pick} />
          <span role="status" className="sr-only">
            {isOpen && query.isSettled ? words.found(matches.length) : ''}
          </span>
        </>
      )}
    </Field>
  )
}

function useMatches(typed: string): { matches: readonly AddressMatch[]; isSettled: boolean } {
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const query = useQuery(
    apiQuery.address.search.queryOptions({
      input: { search },
      enabled: search.length >= shortest,
      placeholderData: keepPreviousData,
      select: (reply) => reply.results,
      staleTime: Infinity,
    }),
  )
  const isAsked = search.length >= shortest && typed.trim().length >= shortest
  return { matches: isAsked ? (query.data ?? []) : [], isSettled: isAsked && query.isSuccess }
}

type MatchesProps = {
  id: string
  matches: readonly AddressMatch[]
  active: number
  onPick: (match: AddressMatch) => void
}

function Matches({ id, matches, active, onPick }: MatchesProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={words.find}
      className={cn(
        'rounded-card bg-popover text-popover-foreground shadow-float absolute inset-x-0 top-[4.75rem] z-20 max-h-72 overflow-y-auto border p-1.5',
        matches.length > 0 ? '' : 'hidden',
      )}
    >
      {matches.map((match, index) => (
        <div
          key={`${match.label} ${match.latitude}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // The field must keep the focus until the choice is made.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(match)}
          className="rounded-control hover:bg-muted aria-selected:bg-muted flex min-h-11 cursor-pointer items-center px-3 text-sm"
        >
          {match.label}
        </div>
      ))}
    </div>
  )
}
