import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { AdSeller } from '@stackyard/shared/schema/campaign'
import { cn } from '@stackyard/shared/ui/cn'
import { Input } from '@stackyard/shared/ui/input'
import { analyticsTexts } from '../../../../lib/texts/analytics'
import type { AnalyticsSearch } from '../analytics-search'
import { sellerChoicesQuery } from '../queries'

const words = analyticsTexts.client

/** Milliseconds after typing stops. */
const pause = 300

export type ClientSearchProps = { search: AnalyticsSearch; onPick: (seller: AdSeller) => void }

/** Finds a seller who advertises by name, company or email, and hands the chosen one over. */
export function ClientSearch({ search, onPick }: ClientSearchProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { sellers, status } = useSellers(search, typed)
  const shown = isOpen ? sellers : []
  const press = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = shown[active]
    if (move && shown.length > 0) {
      event.preventDefault()
      setActive((active + move + shown.length) % shown.length)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onPick(chosen)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setIsOpen(false)
    }
  }
  return (
    <div className="relative w-full sm:w-64">
      <Input
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={words.label}
        placeholder={words.placeholder}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown[active] ? `${listId}-${active}` : undefined}
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(-1)
          setIsOpen(true)
        }}
        onKeyDown={press}
        onBlur={() => setIsOpen(false)}
      />
      <SellerChoices id={listId} sellers={shown} active={active} onPick={onPick} />
      <p
        role="status"
        className={
          isOpen && shown.length === 0 && status
            ? 'rounded-card bg-popover text-muted-foreground shadow-float absolute inset-x-0 top-12 z-20 border px-4 py-3 text-sm'
            : 'sr-only'
        }
      >
        {isOpen ? status : ''}
      </p>
    </div>
  )
}

/** The sellers that fit what is typed, and what to say of them; nothing while nobody was asked for. */
function useSellers(search: AnalyticsSearch, typed: string): { sellers: readonly AdSeller[]; status: string } {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const query = useQuery(sellerChoicesQuery(search, asked))
  if (typed.trim() === '' || asked === '') return { sellers: [], status: '' }
  if (query.isError) return { sellers: [], status: words.failed }
  return { sellers: query.data ?? [], status: query.data ? words.found(query.data.length) : '' }
}

type SellerChoicesProps = {
  id: string
  sellers: readonly AdSeller[]
  active: number
  onPick: (seller: AdSeller) => void
}

function SellerChoices({ id, sellers, active, onPick }: SellerChoicesProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={words.label}
      className={cn(
        'rounded-card bg-popover text-popover-foreground shadow-float absolute inset-x-0 top-12 z-20 max-h-72 overflow-y-auto border p-1.5',
        sellers.length > 0 ? '' : 'hidden',
      )}
    >
      {sellers.map((seller, index) => (
        <div
          key={seller.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // The field must keep the focus until the choice is made.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(seller)}
          className="rounded-control hover:bg-muted aria-selected:bg-muted min-h-11 cursor-pointer px-3 py-1.5 text-sm"
        >
          <span className="block font-semibold wrap-anywhere">{seller.company || seller.email}</span>
          <span className="text-muted-foreground block text-xs wrap-anywhere">{seller.email}</span>
        </div>
      ))}
    </div>
  )
}
