import { Trash2 } from 'lucide-react'
import { requirementFrom } from '@stackyard/shared/domain/space-requirement'
import {
  asMust,
  mustsOf,
  readWish,
  type Wish,
  type WishFlag,
  wishText,
  withoutMust,
} from '@stackyard/shared/domain/wishes'
import { figureFilters, optionsFilters } from '@stackyard/shared/reference/field-filters'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { NeedFields } from '@stackyard/shared/ui/need-fields'
import { sayName } from '@stackyard/shared/ui/say'
import { wishName } from '@stackyard/shared/ui/wish-name'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import type { DraftLot } from './request-draft'

const words = sourcingTexts.form
/** A HotRack is no must: a quote has a price of its own. */
const switches: readonly WishFlag[] = ['verified', 'hasDiamond']

type LotFieldsProps = {
  lot: DraftLot
  number: number
  errors: Readonly<Record<string, string>>
  onChange: (lot: DraftLot) => void
  onRemove: (() => void) | null
}

/** One need: place, quantity, dates, budget, and what a warehouse must have. */
export function LotFields({ lot, number, errors, onChange, onRemove }: LotFieldsProps) {
  return (
    <fieldset className="rounded-card bg-card grid gap-4 border p-5">
      <legend className="sr-only">{words.need(number)}</legend>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{words.need(number)}</h3>
        {onRemove ? (
          <Button variant="ghost" size="sm" aria-label={words.removeNeed(number)} onClick={onRemove}>
            <Trash2 aria-hidden />
          </Button>
        ) : null}
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <NeedFields
          need={lot.need}
          more={['where', 'budget']}
          errors={errors}
          onChange={(need) => onChange({ ...lot, need })}
        />
        {lot.need.where ? <Radius lot={lot} error={errors.radiusInMiles} onChange={onChange} /> : null}
      </div>
      <Musts lot={lot} onChange={onChange} />
    </fieldset>
  )
}

/** How far around the place warehouses are suggested; empty: as far as a search looks. */
const Radius = ({ lot, error, onChange }: Pick<LotFieldsProps, 'lot' | 'onChange'> & { error: string | undefined }) => (
  <Field label={words.radius} hint={words.radiusHint} error={error}>
    {(control) => (
      <Input
        {...control}
        type="number"
        inputMode="decimal"
        min={1}
        value={lot.need.radiusInMiles ?? ''}
        onChange={(event) =>
          onChange({ ...lot, need: requirementFrom({ ...lot.need, radiusInMiles: event.target.value }) })
        }
      />
    )}
  </Field>
)

type MustsProps = Pick<LotFieldsProps, 'lot' | 'onChange'>

function Musts({ lot, onChange }: MustsProps) {
  const chosen = mustsOf(lot.musts).length
  const toggle = (must: Wish | null) => {
    if (!must) return
    const isOn = mustsOf(lot.musts).some(({ text }) => text === must.text)
    onChange({ ...lot, musts: isOn ? withoutMust(lot.musts, must) : asMust(lot.musts, must) })
  }
  const has = (text: string): boolean => mustsOf(lot.musts).some((must) => must.text === text)
  return (
    <details>
      <summary className="cursor-pointer py-2 text-sm font-semibold">
        {words.musts}
        {chosen > 0 ? ` (${chosen})` : ''}
      </summary>
      <p className="text-muted-foreground text-xs">{words.mustsHint}</p>
      <Figures lot={lot} onChange={onChange} />
      <div className="grid sm:grid-cols-2">
        {switches.map((text) => (
          <Checkbox key={text} label={wishName(text)} checked={has(text)} onChange={() => toggle(readWish(text))} />
        ))}
      </div>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {optionsFilters.map(({ key: filter, label, options }) => (
          <fieldset key={filter} className="rounded-control border-input max-h-52 overflow-y-auto border px-3">
            <legend className="px-1 text-xs font-semibold">{sayName(label)}</legend>
            {options.map((option) => (
              <Checkbox
                key={option.key}
                label={sayName(option.label)}
                checked={has(wishText(filter, option.key))}
                onChange={() => toggle(readWish(wishText(filter, option.key)))}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  )
}

/** Figures that a warehouse must reach; an empty field asks for none. */
function Figures({ lot, onChange }: MustsProps) {
  return (
    <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {figureFilters.map(({ key, atLeast, limit }) => (
        <Field key={key} label={sayName(atLeast)}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={limit.max}
              value={lot.musts[key] ?? ''}
              onChange={(event) => {
                const asked = Math.floor(event.target.valueAsNumber)
                onChange({
                  ...lot,
                  musts: { ...lot.musts, [key]: asked > 0 ? Math.min(asked, limit.max) : undefined },
                })
              }}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
