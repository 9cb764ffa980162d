import type { RateSheetTier } from '../domain/rate-sheet'
import { Field } from './field'
import { saidTier } from './said-tier'
import { say } from './say'
import { Select } from './select'

type TierFieldProps = {
  tiers: readonly RateSheetTier[]
  value: string
  onChange: (tier: string) => void
  className?: string
}

/** Chooses the volume tier of fulfillment. */
export function TierField({ tiers, value, onChange, className }: TierFieldProps) {
  return (
    <Field label={say('Monthly order volume')} className={className}>
      {(control) => (
        <Select
          {...control}
          options={tiers.map(({ tierName }) => ({
            value: tierName,
            label: say('{count} orders', { count: saidTier(tierName) }),
          }))}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
