import { useState } from 'react'
import { defaultStartDay } from '@stackyard/shared/domain/calendar'
import type { ReserveSearch, StorageIntent } from '@stackyard/shared/domain/reserve-search'
import { text } from '@stackyard/shared/messages/text'
import { storageTerms } from '@stackyard/shared/reference/terms'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Field } from '@stackyard/shared/ui/field'
import { formatNumber } from '@stackyard/shared/ui/format'
import { Input } from '@stackyard/shared/ui/input'
import { saidMonths } from '@stackyard/shared/ui/said-space'
import { Select } from '@stackyard/shared/ui/select'
import {
  firstChoice,
  intentOf,
  outcomeOf,
  quantityMessage,
  type StorageChoice,
} from '@stackyard/shared/ui/storage-choice'
import { moneyTexts } from '../../../../lib/texts/money'

const words = moneyTexts.purchase.parts

type StorageFieldsProps = {
  warehouse: Warehouse
  asked: ReserveSearch
  now: Date
  /** What the fields ask for; null while it can't be reserved. */
  onChoice: (storage: StorageIntent | null) => void
}

/** Term, quantity, and first day of storage that is added here, and why what they say can't be reserved. */
export function StorageFields({ warehouse, asked, now, onChoice }: StorageFieldsProps) {
  const [choice, setChoice] = useState(() => firstChoice(warehouse, asked, now))
  const { mode, term, quantity, startDate } = choice
  const { terms, space, problem, startProblem } = outcomeOf(warehouse, choice, now)
  const change = (part: Partial<StorageChoice>) => {
    const next = { ...choice, ...part }
    setChoice(next)
    onChoice(intentOf(next, outcomeOf(warehouse, next, now)))
  }
  return (
    <div className="mb-3 grid grid-cols-1 gap-4 sm:grid-cols-3">
      <Field label={text('booking.terms')}>
        {(control) => (
          <Select
            {...control}
            options={terms.map((months) => ({ value: String(months), label: saidMonths(months) }))}
            value={String(term)}
            onChange={(event) =>
              change({ term: storageTerms.find((months) => months === Number(event.target.value)) ?? 0 })
            }
          />
        )}
      </Field>
      <Field
        label={words.quantity[mode]}
        hint={words.between(formatNumber(space.min), formatNumber(space.max))}
        error={problem ? quantityMessage(problem) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={quantity || ''}
            onChange={(event) => change({ quantity: Number(event.target.value.replace(/\D/g, '').slice(0, 9)) })}
          />
        )}
      </Field>
      <Field label={text('booking.startDate')} error={startProblem ?? undefined}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={defaultStartDay(now)}
            value={startDate}
            onChange={(event) => change({ startDate: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
