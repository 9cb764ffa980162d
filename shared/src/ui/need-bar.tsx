import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { type FulfillmentVolumes, hasVolumes } from '../domain/fulfillment-volumes'
import { isRequired, type SpaceRequirement } from '../domain/space-requirement'
import { Button } from './button'
import { cn } from './cn'
import { keepNeed, keptNeed } from './kept-need'
import { keepVolumes, keptVolumes } from './kept-volumes'
import { NeedFields } from './need-fields'
import { saidSpace } from './said-space'
import { saidMonthlyVolumes } from './monthly-volumes'
import { say, type SharedText } from './say'
import { Select } from './select'

const VolumeFields = lazy(async () => ({ default: (await import('./volume-fields')).VolumeFields }))

const saidAmount = (need: SpaceRequirement, volumes: FulfillmentVolumes): string =>
  [saidSpace(need), saidMonthlyVolumes(volumes)].filter(Boolean).join(' · ')

const said = (need: SpaceRequirement, volumes: FulfillmentVolumes): string =>
  [need.where ?? '', saidAmount(need, volumes)].filter(Boolean).join(' · ')

const kinds = ['storage', 'fulfillment', 'both'] as const
type Kind = (typeof kinds)[number]
const kindWords: Readonly<Record<Kind, SharedText>> = {
  storage: 'Storage',
  fulfillment: 'Fulfillment',
  both: 'Storage and fulfillment',
}

/** What a need without a choice asks for. */
const kindOf = (need: SpaceRequirement, volumes: FulfillmentVolumes): Kind =>
  !hasVolumes(volumes) ? 'storage' : need.quantity === undefined ? 'fulfillment' : 'both'

/** Whether a choice shows all that is asked for. */
const shows = (kind: Kind, need: SpaceRequirement, volumes: FulfillmentVolumes): boolean =>
  (kind !== 'storage' || !hasVolumes(volumes)) && (kind !== 'fulfillment' || need.quantity === undefined)

/** Below a mouse the fields are lower and closer, so that a half of a screen holds them in one line. */
const dense = 'sm:[&_input]:px-2.5 sm:[&_select]:ps-2.5 pointer-fine:sm:[&_input]:h-10 pointer-fine:sm:[&_select]:h-10'

export type NeedBarProps = {
  need: SpaceRequirement
  volumes: FulfillmentVolumes
  onChange: (need: SpaceRequirement, volumes: FulfillmentVolumes) => void
  /** Prices are there for signed-in readers only, and a budget asks for prices. */
  hasBudget: boolean
}

/**
 * How much, from when and for how long, beside the field that says where: one line, which a phone opens by a button. It
 * keeps what is asked for the next screen.
 */
export function NeedBar({ need, volumes, onChange, hasBudget }: NeedBarProps) {
  const id = useId()
  const [last] = useState(keptNeed)
  const [lastVolumes] = useState(keptVolumes)
  const [chosen, setChosen] = useState<Kind | null>(null)
  const kind = chosen && shows(chosen, need, volumes) ? chosen : kindOf(need, volumes)
  const [isOpen, setIsOpen] = useState(false)
  const change = (next: SpaceRequirement, nextVolumes: FulfillmentVolumes = volumes) => {
    keepNeed(next)
    keepVolumes(nextVolumes)
    onChange(next, nextVolumes)
  }
  // What is not bought is not asked for.
  const choose = (next: Kind) => {
    setChosen(next)
    const { quantity: _quantity, spaceType: _spaceType, ...timeAndPlace } = need
    change(next === 'fulfillment' ? timeAndPlace : need, next === 'storage' ? {} : volumes)
  }
  const hasLast = isRequired(last) || hasVolumes(lastVolumes)
  const isOffered = hasLast && !isRequired(need) && !hasVolumes(volumes)
  const amount = saidAmount(need, volumes)
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-center">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-said={amount && !isOpen ? '' : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 items-center justify-between gap-2 text-start text-sm font-semibold sm:hidden"
      >
        <span className="line-clamp-2">{amount || say('What you need')}</span>
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
        <Select
          aria-label={say('What you buy')}
          className="max-sm:col-span-2 sm:w-40"
          options={kinds.map((value) => ({ value, label: say(kindWords[value]) }))}
          value={kind}
          onChange={(event) => choose(kinds.find((known) => known === event.target.value) ?? 'storage')}
        />
        <NeedFields
          need={need}
          onChange={(next) => change(next)}
          more={hasBudget ? ['budget'] : []}
          hasSpace={kind !== 'fulfillment'}
          isLine
        />
        {kind === 'storage' ? null : (
          <div className="w-full max-sm:col-span-2">
            <Suspense>
              <VolumeFields volumes={volumes} onChange={(next) => change(need, next)} />
            </Suspense>
          </div>
        )}
      </div>
      {isOffered ? (
        <Button variant="outline" className="self-start" onClick={() => change(last, lastVolumes)}>
          {say('As last time: {need}', { need: said(last, lastVolumes) })}
        </Button>
      ) : null}
    </div>
  )
}
