import { type FulfillmentVolumes, volumesFrom } from '../domain/fulfillment-volumes'
import { Field } from './field'
import { Input } from './input'
import { say, type SharedText } from './say'

const fields: readonly (readonly [key: keyof FulfillmentVolumes, label: SharedText, most: number])[] = [
  ['orders', 'Orders a month', 1_000_000],
  ['unitsPerOrder', 'Units an order', 1000],
  ['returnsPercent', 'Returns, %', 100],
  ['palletsIn', 'Pallets in a month', 100_000],
  ['parcelsIn', 'Cartons in a month', 1_000_000],
  ['containers40', 'Containers in a month', 10_000],
]

export type VolumeFieldsProps = { volumes: FulfillmentVolumes; onChange: (volumes: FulfillmentVolumes) => void }

/** What comes and goes in a month, named as a comparison names it. */
export function VolumeFields({ volumes, onChange }: VolumeFieldsProps) {
  return (
    <div
      role="group"
      aria-label={say('Fulfillment in a month')}
      className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6"
    >
      {fields.map(([key, label, most]) => (
        <Field key={key} label={say(label)}>
          {(control) => (
            <Input
              {...control}
              name={key}
              type="number"
              inputMode="numeric"
              min={1}
              max={most}
              step={1}
              value={volumes[key] ?? ''}
              onChange={(event) => onChange(volumesFrom({ ...volumes, [key]: event.target.value }))}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
