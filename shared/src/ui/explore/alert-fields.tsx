import { type AlertPace, alertPaces, type AlertReason, alertReasons } from '../../reference/search-alerts'
import { Checkbox } from '../checkbox'
import { Field } from '../field'
import { say, type SharedText } from '../say'
import { Select } from '../select'

const paces: Readonly<Record<AlertPace, SharedText>> = {
  off: 'No alerts',
  now: 'As soon as possible',
  daily: 'Once a day',
  weekly: 'Once a week',
}
const reasons: Readonly<Record<AlertReason, SharedText>> = {
  new: 'New warehouses',
  free: 'Space free on my dates',
  price: 'Lower prices',
  hotrack: 'HotRacks',
}

export type AlertChoice = { alert: AlertPace; events: AlertReason[] }
export type AlertFieldsProps = {
  value: AlertChoice
  onChange: (value: AlertChoice) => void
  /** What the alerts are called for screen readers. */
  label?: string
  disabled?: boolean
}

/** How soon a saved search tells, and about what. */
export function AlertFields({ value, onChange, label = say('Alerts'), disabled }: AlertFieldsProps) {
  const toggle = (reason: AlertReason, isOn: boolean) =>
    onChange({
      ...value,
      events: alertReasons.filter((known) => (known === reason ? isOn : value.events.includes(known))),
    })
  const hint = value.alert === 'off' ? {} : { hint: say('You get at most one email a day for all of your searches.') }
  return (
    <div className="grid gap-3">
      <Field label={label} {...hint}>
        {(control) => (
          <Select
            {...control}
            options={alertPaces.map((pace) => ({ value: pace, label: say(paces[pace]) }))}
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
          <legend className="text-sm font-semibold">{say('Tell me about')}</legend>
          <div className="grid sm:grid-cols-2 sm:gap-x-4">
            {alertReasons.map((reason) => (
              <Checkbox
                key={reason}
                label={say(reasons[reason])}
                {...(reason === 'free' ? { hint: say('For searches with a quantity or a first day.') } : {})}
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
