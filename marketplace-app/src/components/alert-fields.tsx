import { type AlertPace, alertPaces, type AlertReason, alertReasons } from '@stackyard/shared/reference/search-alerts'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Field } from '@stackyard/shared/ui/field'
import { Select } from '@stackyard/shared/ui/select'
import { savedTexts } from '../lib/texts/saved'

const words = savedTexts.searches
const options = alertPaces.map((pace) => ({ value: pace, label: words.paces[pace] }))

export type AlertChoice = { alert: AlertPace; events: AlertReason[] }
export type AlertFieldsProps = {
  value: AlertChoice
  onChange: (value: AlertChoice) => void
  /** What the alerts are called for screen readers. */
  label?: string
  disabled?: boolean
}

/** How soon a saved search tells, and about what. */
export function AlertFields({ value, onChange, label = words.alert, disabled }: AlertFieldsProps) {
  const toggle = (reason: AlertReason, isOn: boolean) =>
    onChange({
      ...value,
      events: alertReasons.filter((known) => (known === reason ? isOn : value.events.includes(known))),
    })
  return (
    <div className="grid gap-3">
      <Field label={label} {...(value.alert === 'off' ? {} : { hint: words.oneEmail })}>
        {(control) => (
          <Select
            {...control}
            options={options}
            value={value.alert}
            disabled={disabled}
            onChange={(event) => {
              const alert = alertPaces.find((pace) => pace === event.target.value)
              if (alert) onChange({ ...value, alert })
            }}
          />
        )}
      </Field>
      {value.alert === 'off' ? null : (
        <fieldset>
          <legend className="text-sm font-semibold">{words.events}</legend>
          <div className="grid sm:grid-cols-2 sm:gap-x-4">
            {alertReasons.map((reason) => (
              <Checkbox
                key={reason}
                label={words.reasons[reason]}
                {...(reason === 'free' ? { hint: words.freeHint } : {})}
                checked={value.events.includes(reason)}
                disabled={disabled}
                onChange={(event) => toggle(reason, event.target.checked)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
