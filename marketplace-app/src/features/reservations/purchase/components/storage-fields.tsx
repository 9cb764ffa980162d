import { useState } from 'react'
import { addDays, dayOf, isDay } from '@stackyard/shared/domain/calendar'
import type { ReserveSearch } from '@stackyard/shared/domain/reserve-search'
import { text } from '@stackyard/shared/messages/text'
import { storageTerms } from '@stackyard/shared/reference/terms'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Field } from '@stackyard/shared/ui/field'
import { formatNumber } from '@stackyard/shared/ui/format'
import { Input } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { firstChoice, outcomeOf } from '@stackyard/shared/ui/storage-choice'
import { moneyTexts } from '../../../../lib/texts/money'
import { fittingStorage } from '../fitting-storage'

const words = moneyTexts.purchase.parts

type StorageFieldsProps = {
  warehouse: Warehouse
  asked: ReserveSearch
  now: Date
  onAsk: (asked: ReserveSearch) => void
}

/** Term, quantity, and first day of storage that is added here: what can't be reserved becomes the nearest that can. */
export function StorageFields({ warehouse, asked, now, onAsk }: StorageFieldsProps) {
  const { mode, term, quantity, startDate } = firstChoice(warehouse, asked, now)
  const [typed, setTyped] = useState<string | null>(null)
  const ask = (part: ReserveSearch) => {
    const storage = fittingStorage(warehouse, { ...asked, ...part }, now)
    if (storage) onAsk({ ...storage, add: asked.add })
  }
  const { space } = outcomeOf(warehouse, { mode, term, quantity, startDate }, now)
  const terms = storageTerms.filter(
    (month) => fittingStorage(warehouse, { ...asked, month }, now)?.month === month || month === term,
  )
  const keep = () => {
    if (typed !== null && Number(typed) > 0) ask({ space: Number(typed), mode })
    setTyped(null)
  }
  return (
    <div className="mb-3 grid grid-cols-1 gap-4 sm:grid-cols-3">
      <Field label={text('booking.terms')}>
        {(control) => (
          <Select
            {...control}
            options={terms.map((months) => ({
              value: String(months),
              label: months === 1 ? text('booking.term.month') : text('booking.term.months', { months }),
            }))}
            value={String(term)}
            onChange={(event) => ask({ month: storageTerms.find((months) => months === Number(event.target.value)) })}
          />
        )}
      </Field>
      <Field label={words.quantity[mode]} hint={words.between(formatNumber(space.min), formatNumber(space.max))}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(quantity)}
            onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 9))}
            onBlur={keep}
            onKeyDown={(event) => (event.key === 'Enter' ? keep() : undefined)}
          />
        )}
      </Field>
      <Field label={text('booking.startDate')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={addDays(dayOf(now), 1)}
            value={startDate}
            onChange={(event) => (isDay(event.target.value) ? ask({ start: event.target.value }) : undefined)}
          />
        )}
      </Field>
    </div>
  )
}
