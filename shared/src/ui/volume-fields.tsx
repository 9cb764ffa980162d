import { useState } from 'react'
import { type FulfillmentVolumes, volumesFrom } from '../domain/fulfillment-volumes'
import { volumeLimits } from '../reference/fulfillment-volumes'
import { Field } from './field'
import { formatNumber } from './format'
import { Input } from './input'
import { say, type SharedText } from './say'

const fields: readonly (readonly [key: keyof FulfillmentVolumes, label: SharedText])[] = [
  ['orders', 'Orders a month'],
  ['unitsPerOrder', 'Units per order'],
  ['returnsPercent', 'Returns, %'],
  ['palletsIn', 'Inbound pallets a month'],
  ['parcelsIn', 'Inbound cartons a month'],
  ['containers40', 'Inbound containers a month'],
]

export type VolumeFieldsProps = { volumes: FulfillmentVolumes; onChange: (volumes: FulfillmentVolumes) => void }

/** What comes and goes in a month, named as a comparison names it. A figure beyond its limit stays in its field, with the limit. */
export function VolumeFields({ volumes, onChange }: VolumeFieldsProps) {
  const [refused, setRefused] = useState<Partial<Record<keyof FulfillmentVolumes, string>>>({})
  const change = (key: keyof FulfillmentVolumes, text: string) => {
    const next = volumesFrom({ ...volumes, [key]: text })
    setRefused({ ...refused, [key]: text !== '' && next[key] === undefined ? text : undefined })
    onChange(next)
  }
  return (
    <div
      role="group"
      aria-label={say('Monthly fulfillment')}
      className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6"
    >
      {fields.map(([key, label]) => (
        <Field
          key={key}
          label={say(label)}
          error={
            refused[key] === undefined ? undefined : say('From 1 to {most}', { most: formatNumber(volumeLimits[key]) })
          }
        >
          {(control) => (
            <Input
              {...control}
              name={key}
              type="number"
              inputMode="numeric"
              min={1}
              max={volumeLimits[key]}
              step={1}
              value={refused[key] ?? volumes[key] ?? ''}
              onChange={(event) => change(key, event.target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
