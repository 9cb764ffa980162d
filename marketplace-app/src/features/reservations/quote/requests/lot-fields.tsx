import { Trash2 } from 'lucide-react'
import { optionsFilters } from '@stackyard/shared/reference/field-filters'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { NeedFields } from '@stackyard/shared/ui/need-fields'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import type { DraftLot } from './request-draft'
import { sayName } from '@stackyard/shared/ui/say'

const words = sourcingTexts.form

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
      </div>
      <Musts lot={lot} onChange={onChange} />
    </fieldset>
  )
}

function Musts({ lot, onChange }: Pick<LotFieldsProps, 'lot' | 'onChange'>) {
  const chosen = Object.values(lot.musts).reduce((sum, keys) => sum + keys.length, 0)
  const toggle = (filter: (typeof optionsFilters)[number]['key'], key: string) => {
    const keys = lot.musts[filter] ?? []
    const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]
    onChange({ ...lot, musts: { ...lot.musts, [filter]: next } })
  }
  return (
    <details>
      <summary className="cursor-pointer py-2 text-sm font-semibold">
        {words.musts}
        {chosen > 0 ? ` (${chosen})` : ''}
      </summary>
      <p className="text-muted-foreground text-xs">{words.mustsHint}</p>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {optionsFilters.map(({ key: filter, label, options }) => (
          <fieldset key={filter} className="rounded-control border-input max-h-52 overflow-y-auto border px-3">
            <legend className="px-1 text-xs font-semibold">{sayName(label)}</legend>
            {options.map((option) => (
              <Checkbox
                key={option.key}
                label={option.label}
                checked={lot.musts[filter]?.includes(option.key) ?? false}
                onChange={() => toggle(filter, option.key)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  )
}
