import { isRequired, type SpaceRequirement } from '../domain/space-requirement'
import { Button } from './button'
import { keepNeed, keptNeed } from './kept-need'
import { NeedFields } from './need-fields'
import { saidSpace } from './said-space'
import { useState } from 'react'
import { say } from './say'

const said = (need: SpaceRequirement): string => [need.where ?? '', saidSpace(need)].filter(Boolean).join(' · ')

export type NeedBarProps = {
  need: SpaceRequirement
  onChange: (need: SpaceRequirement) => void
  /** Prices are there for signed-in readers only, and a budget asks for prices. */
  hasBudget: boolean
  /** Its fields are shown at once: where there is room. */
  isOpen: boolean
}

/** How much, from when and for how long, beside the field that says where. It keeps what is asked for the next screen. */
export function NeedBar({ need, onChange, hasBudget, isOpen }: NeedBarProps) {
  const [last] = useState(keptNeed)
  const change = (next: SpaceRequirement) => {
    keepNeed(next)
    onChange(next)
  }
  const isOffered = isRequired(last) && !isRequired(need)
  return (
    <div className="flex flex-col gap-2">
      <details open={isOpen}>
        <summary className="disclosure min-h-11 text-sm font-semibold sm:min-h-0">
          {said(need) || say('How much space, from when and for how long')}
        </summary>
        <div
          role="group"
          aria-label={say('What you need')}
          className="mt-2 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:*:w-40"
        >
          <NeedFields need={need} onChange={change} more={hasBudget ? ['budget'] : []} />
        </div>
      </details>
      {isOffered ? (
        <Button variant="outline" className="self-start" onClick={() => change(last)}>
          {say('As last time: {need}', { need: said(last) })}
        </Button>
      ) : null}
    </div>
  )
}
