import { extensionMonths } from '@stackyard/shared/reference/amendment-terms'
import type { SpaceType } from '@stackyard/shared/reference/terms'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { amendmentTexts as words } from '../../../../lib/texts/amendments'
import type { ChangeDraft } from '../change-draft'

type FieldsProps = {
  draft: ChangeDraft
  spaceType: SpaceType | null
  error: string
  onChange: (changes: Partial<ChangeDraft>) => void
}

const monthOptions = extensionMonths.map((value) => ({ value: String(value), label: words.month(value) }))

/** The fields of the chosen change; what is wrong with it stands at the first. */
export function ChangeFields({ draft, spaceType, error, onChange }: FieldsProps) {
  if (draft.kind === 'extension')
    return (
      <Field label={words.months} error={error}>
        {(control) => (
          <Select
            {...control}
            options={monthOptions}
            value={String(draft.months)}
            onChange={(event) => {
              const months = extensionMonths.find((each) => String(each) === event.target.value)
              if (months) onChange({ months })
            }}
          />
        )}
      </Field>
    )
  if (draft.kind !== 'quantity')
    return (
      <Field label={words.lastDays[draft.kind]} required error={error}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={draft.lastDay}
            onChange={(event) => onChange({ lastDay: event.target.value })}
          />
        )}
      </Field>
    )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.quantity[spaceType ?? 'PALLET']} required error={error}>
        {(control) => (
          <Input
            {...control}
            type="number"
            min={1}
            step={1}
            value={draft.quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.from} hint={words.fromHint} required>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={draft.from}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
