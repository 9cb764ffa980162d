import { spaceTypes, storageTerms } from '@stackyard/shared/reference/terms'
import { saidMonths } from '@stackyard/shared/ui/said-space'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { quoteTexts } from '../../../../lib/texts/quotes'
import type { OfferDraft } from '../offer-draft'

const words = quoteTexts.form
const units = { PALLET: 'Pallets', SQ_FEET: 'Square feet' } as const
const unitOptions = spaceTypes.map((value) => ({ value, label: units[value] }))
const termOptions = storageTerms.map((term) => ({ value: String(term), label: saidMonths(term) }))

type OfferNeedFieldsProps = {
  draft: OfferDraft
  onChange: (changes: Partial<OfferDraft>) => void
  errorOf: (path: string) => string
}

/** What the quote is for. */
export function OfferNeedFields({ draft, onChange, errorOf }: OfferNeedFieldsProps) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-semibold">{quoteTexts.need}</legend>
      <Field label={words.quantity} required error={errorOf('need.quantity')}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            value={draft.quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.unit} error={errorOf('need.spaceType')}>
        {(control) => (
          <Select
            {...control}
            options={unitOptions}
            value={draft.spaceType}
            onChange={({ target }) =>
              onChange({ spaceType: spaceTypes.find((known) => known === target.value) ?? draft.spaceType })
            }
          />
        )}
      </Field>
      <Field label={words.startDate} required error={errorOf('need.startDate')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={draft.startDate}
            onChange={(event) => onChange({ startDate: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.term} error={errorOf('need.term')}>
        {(control) => (
          <Select
            {...control}
            options={termOptions}
            value={String(draft.term)}
            onChange={({ target }) =>
              onChange({ term: storageTerms.find((known) => String(known) === target.value) ?? draft.term })
            }
          />
        )}
      </Field>
    </fieldset>
  )
}
