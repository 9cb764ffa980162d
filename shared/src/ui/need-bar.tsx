import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { isRequired, type SpaceRequirement } from '../domain/space-requirement'
import { Button } from './button'
import { cn } from './cn'
import { keepNeed, keptNeed } from './kept-need'
import { NeedFields } from './need-fields'
import { saidSpace } from './said-space'
import { say } from './say'

const said = (need: SpaceRequirement): string => [need.where ?? '', saidSpace(need)].filter(Boolean).join(' · ')

/** Below a mouse the fields are lower and closer, so that a half of a screen holds them in one line. */
const dense = 'sm:[&_input]:px-2.5 sm:[&_select]:ps-2.5 pointer-fine:sm:[&_input]:h-10 pointer-fine:sm:[&_select]:h-10'

export type NeedBarProps = {
  need: SpaceRequirement
  onChange: (need: SpaceRequirement) => void
  /** Prices are there for signed-in readers only, and a budget asks for prices. */
  hasBudget: boolean
}

/**
 * How much, from when and for how long, beside the field that says where: one line, which a phone opens by a button. It
 * keeps what is asked for the next screen.
 */
export function NeedBar({ need, onChange, hasBudget }: NeedBarProps) {
  const id = useId()
  const [last] = useState(keptNeed)
  const [isOpen, setIsOpen] = useState(false)
  const change = (next: SpaceRequirement) => {
    keepNeed(next)
    onChange(next)
  }
  const isOffered = isRequired(last) && !isRequired(need)
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-center">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 items-center justify-between gap-2 text-start text-sm font-semibold sm:hidden"
      >
        {said(need) || say('How much space, from when and for how long')}
        <ChevronDown aria-hidden className={cn('size-4 shrink-0', isOpen && 'rotate-180')} />
      </button>
      <div
        id={id}
        role="group"
        aria-label={say('What you need')}
        className={cn(
          isOpen ? 'grid' : 'hidden',
          'grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-center sm:gap-1.5',
          dense,
        )}
      >
        <NeedFields need={need} onChange={change} more={hasBudget ? ['budget'] : []} isLine />
      </div>
      {isOffered ? (
        <Button variant="outline" className="self-start" onClick={() => change(last)}>
          {say('As last time: {need}', { need: said(last) })}
        </Button>
      ) : null}
    </div>
  )
}
