import { countries } from '@stackyard/shared/reference/countries'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import { usStates } from '@stackyard/shared/reference/us-states'
import { warehouseFeatures } from '@stackyard/shared/reference/warehouse-features'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { Sheet } from '@stackyard/shared/ui/sheet'
import { Switch } from '@stackyard/shared/ui/switch'
import type { ExploreState } from '../lib/explore-state'

export type ExploreFiltersProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  state: ExploreState
  onChange: (state: ExploreState) => void
  /** Filters the page itself sets, which can't be changed here. */
  fixed: Readonly<Record<string, string>>
  total: number | null
}

const countryOptions = countries.map(({ code2, name }) => ({ value: code2, label: name }))
const stateOptions = usStates.map(({ code, label }) => ({ value: code, label }))

/** All filters of the list in a sheet; each change takes effect at once. */
export function ExploreFilters({ open, onOpenChange, state, onChange, fixed, total }: ExploreFiltersProps) {
  const { texts, switches } = state
  const setText = (key: keyof ExploreState['texts'], value: string) => {
    const { [key]: _, ...others } = texts
    onChange({ ...state, texts: value ? { ...others, [key]: value } : others, bounds: null })
  }
  const setSwitch = (key: keyof ExploreState['switches'], on: boolean) => {
    const { [key]: _, ...others } = switches
    onChange({ ...state, switches: on ? { ...others, [key]: true } : others })
  }
  const placeIsFixed = 'region' in fixed || 'country' in fixed
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => onChange({ texts: {}, switches: {}, lists: {}, bounds: null, view: state.view })}
          >
            Clear all
          </Button>
          <Button onClick={() => onOpenChange(false)}>
            {total === null ? 'Show warehouses' : `Show ${total.toLocaleString('en-US')} warehouses`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {placeIsFixed ? null : (
          <div className="grid grid-cols-2 gap-4">
            <Field label="Country">
              {(control) => (
                <Select
                  {...control}
                  placeholder="Any country"
                  options={countryOptions}
                  value={texts.country ?? ''}
                  onChange={(event) => setText('country', event.target.value)}
                />
              )}
            </Field>
            <Field label="State">
              {(control) => (
                <Select
                  {...control}
                  placeholder="Any state"
                  options={stateOptions}
                  value={texts.state ?? ''}
                  onChange={(event) => setText('state', event.target.value)}
                />
              )}
            </Field>
          </div>
        )}
        <Field label="Pallets free at least">
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              inputMode="numeric"
              value={texts.minPallets ?? ''}
              onChange={(event) => setText('minPallets', event.target.value)}
            />
          )}
        </Field>
        <fieldset>
          <legend className="text-sm font-semibold">Only show</legend>
          <div className="mt-1 flex flex-col">
            <Switch
              label="Verified providers"
              checked={Boolean(switches.verified)}
              onChange={(event) => setSwitch('verified', event.target.checked)}
            />
            {'hotrack' in fixed ? null : (
              <Switch
                label="HotRacks: discounted right now"
                checked={Boolean(switches.hotrack)}
                onChange={(event) => setSwitch('hotrack', event.target.checked)}
              />
            )}
            <Switch
              label="With a diamond rating"
              checked={Boolean(switches.hasDiamond)}
              onChange={(event) => setSwitch('hasDiamond', event.target.checked)}
            />
          </div>
        </fieldset>
        <KeyList
          title="Product categories"
          list="categories"
          options={productCategories}
          state={state}
          onChange={onChange}
        />
        <KeyList title="Expertise" list="features" options={warehouseFeatures} state={state} onChange={onChange} />
      </div>
    </Sheet>
  )
}

type KeyListProps = {
  title: string
  list: 'categories' | 'features'
  options: readonly { key: string; label: string }[]
  state: ExploreState
  onChange: (state: ExploreState) => void
}

function KeyList({ title, list, options, state, onChange }: KeyListProps) {
  const chosen = state.lists[list] ?? []
  const toggle = (key: string, on: boolean) => {
    const next = on ? [...chosen, key] : chosen.filter((known) => known !== key)
    const { [list]: _, ...others } = state.lists
    onChange({ ...state, lists: next.length > 0 ? { ...others, [list]: next } : others })
  }
  return (
    <details open={chosen.length > 0} className="border-t pt-4">
      <summary className="flex min-h-11 items-center text-sm font-semibold">
        {title}
        {chosen.length > 0 ? (
          <span className="text-muted-foreground ms-2 tabular-nums">{chosen.length} chosen</span>
        ) : null}
      </summary>
      <div className="grid sm:grid-cols-2">
        {options.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            checked={chosen.includes(key)}
            onChange={(event) => toggle(key, event.target.checked)}
          />
        ))}
      </div>
    </details>
  )
}
