import { figureFilters, optionsFilters } from '@stackyard/shared/reference/field-filters'
import { countries } from '@stackyard/shared/reference/countries'
import { usStates } from '@stackyard/shared/reference/us-states'
import type { Facets } from '@stackyard/shared/schema/facets'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { Sheet } from '@stackyard/shared/ui/sheet'
import { Switch } from '@stackyard/shared/ui/switch'
import type { ComponentProps } from 'react'
import type { ExploreState } from '../lib/explore-state'
import { useReader } from '../lib/reader'
import { FilterKeys } from './filter-keys'
import { counted, useFacets } from './use-facets'
import { countryName, formatNumber } from '@stackyard/shared/ui/format'
import { say } from '../lib/say'
import { sayName } from '@stackyard/shared/ui/say'

const placeKeys = ['country', 'state'] as const

export type ExploreFiltersProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  state: ExploreState
  onChange: (state: ExploreState) => void
  /** Filters the page itself sets, which can't be changed here. */
  fixed: Readonly<Record<string, string>>
  /** What the list is asked for now; the counts are of the same. */
  filters: Readonly<Record<string, string | string[]>>
  total: number | null
}

/** On a phone a whole line: a date with its sign needs more than half. */
const wide = 'max-sm:col-span-2'

type Text = keyof ExploreState['texts']

/** All filters of the list in a sheet, each choice with its count; each change takes effect at once. */
export function ExploreFilters({ open, onOpenChange, state, onChange, fixed, filters, total }: ExploreFiltersProps) {
  const facets = useFacets(open, filters)
  const reader = useReader()
  const setText = (key: Text, value: string) => {
    const { [key]: _, ...others } = state.texts
    onChange({ ...state, texts: value ? { ...others, [key]: value } : others, bounds: null })
  }
  const numbers = { state, setText }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={say('Filters')}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => onChange({ texts: {}, switches: {}, lists: {}, bounds: null, view: state.view })}
          >
            {say('Clear all')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>
            {total === null ? say('Show warehouses') : say('Show {count} warehouses', { count: formatNumber(total) })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {'region' in fixed || 'country' in fixed ? null : (
          <PlaceFields state={state} setText={setText} facets={facets} />
        )}
        <fieldset className="grid grid-cols-2 gap-4">
          <legend className="mb-2 text-sm font-semibold">{say('Free space')}</legend>
          <TextFilter {...numbers} label={say('Pallets at least')} name="minPallets" />
          <TextFilter {...numbers} label={say('Square feet at least')} name="minSqft" />
          <TextFilter {...numbers} label={say('Free from')} name="freeFrom" type="date" className={wide} />
          {figureFilters.map(({ key, atLeast }) => (
            <TextFilter key={key} {...numbers} label={sayName(atLeast)} name={key} className={wide} />
          ))}
        </fieldset>
        {reader ? (
          <fieldset className="grid grid-cols-2 gap-4">
            <legend className="mb-2 text-sm font-semibold">{say('Dollars per pallet per month')}</legend>
            <TextFilter {...numbers} label={say('From')} name="minPrice" step="0.01" />
            <TextFilter {...numbers} label={say('Up to')} name="maxPrice" step="0.01" />
          </fieldset>
        ) : null}
        <SwitchFields state={state} onChange={onChange} fixed={fixed} facets={facets} />
        {optionsFilters.map(({ key, label, options }) => (
          <FilterKeys
            key={key}
            title={sayName(label)}
            list={key}
            options={options}
            counts={facets?.[key]}
            state={state}
            onChange={onChange}
          />
        ))}
      </div>
    </Sheet>
  )
}

type TextProps = { state: ExploreState; setText: (key: Text, value: string) => void }

function TextFilter({
  state,
  setText,
  label,
  name,
  type = 'number',
  className = '',
  ...rest
}: TextProps & { label: string; name: Text } & Pick<ComponentProps<'input'>, 'type' | 'step' | 'className'>) {
  return (
    <Field label={label} className={className}>
      {(control) => (
        <Input
          {...control}
          {...rest}
          type={type}
          min={type === 'number' ? 0 : undefined}
          inputMode={type === 'number' ? 'decimal' : undefined}
          value={state.texts[name] ?? ''}
          onChange={(event) => setText(name, event.target.value)}
        />
      )}
    </Field>
  )
}

function PlaceFields({ state, setText, facets }: TextProps & { facets: Facets | null }) {
  const options = {
    country: countries.map(({ code2 }) => ({
      value: code2,
      label: counted(countryName(code2), facets?.country, code2),
    })),
    state: usStates.map(({ code, label }) => ({ value: code, label: counted(label, facets?.state, code) })),
  }
  return (
    <div className="grid grid-cols-2 gap-4">
      {placeKeys.map((key) => (
        <Field key={key} label={key === 'country' ? say('Country') : say('State')}>
          {(control) => (
            <Select
              {...control}
              placeholder={key === 'country' ? say('Any country') : say('Any state')}
              options={options[key]}
              value={state.texts[key] ?? ''}
              onChange={(event) => setText(key, event.target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

const switchLabels = {
  verified: 'Verified providers',
  featured: 'Spotlighted',
  hotrack: 'HotRacks: discounted right now',
  hasDiamond: 'With a diamond rating',
} as const

type SwitchProps = Pick<ExploreFiltersProps, 'state' | 'onChange' | 'fixed'> & { facets: Facets | null }

function SwitchFields({ state, onChange, fixed, facets }: SwitchProps) {
  const countOf = (key: keyof typeof switchLabels): string | undefined => {
    if (!facets) return undefined
    const of = key === 'hasDiamond' ? facets.diamonds.filter(({ key: level }) => Number(level) > 0) : facets[key]
    const shown = of.filter(({ key: side }) => key === 'hasDiamond' || side === 'true')
    return formatNumber(shown.reduce((sum, { count }) => sum + count, 0))
  }
  const setSwitch = (key: keyof typeof switchLabels, on: boolean) => {
    const { [key]: _, ...others } = state.switches
    onChange({ ...state, switches: on ? { ...others, [key]: true } : others })
  }
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{say('Only show')}</legend>
      <div className="mt-1 flex flex-col">
        {(Object.keys(switchLabels) as (keyof typeof switchLabels)[])
          .filter((key) => !(key in fixed))
          .map((key) => (
            <Switch
              key={key}
              label={[say(switchLabels[key]), countOf(key)].filter(Boolean).join(' · ')}
              checked={Boolean(state.switches[key])}
              onChange={(event) => setSwitch(key, event.target.checked)}
            />
          ))}
      </div>
    </fieldset>
  )
}
