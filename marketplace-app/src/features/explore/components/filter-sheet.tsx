import type { FormEvent } from 'react'
import { countries } from '@stackyard/shared/reference/countries'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import { usStates } from '@stackyard/shared/reference/us-states'
import { warehouseFeatures } from '@stackyard/shared/reference/warehouse-features'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Sheet } from '@stackyard/shared/ui/sheet'
import { SelectField, TextField } from '../../../components/form-fields'
import { texts } from '../../../lib/texts'
import { exploreTexts } from '../../../lib/texts/explore'
import type { ExploreSearch } from '../explore-search'
import { readFilterForm } from '../filter-form'
import type { FixedFilters } from '../place'

const words = texts.explore
const stateOptions = usStates.map((state) => ({ value: state.code, label: state.label }))
const countryOptions = countries
  .filter((country) => !country.disabled)
  .map((country) => ({ value: country.code2, label: country.name }))
const scopeOptions = [
  { value: 'us', label: words.scopes.us },
  { value: 'global', label: words.scopes.global },
]

export type FilterSheetProps = {
  open: boolean
  onClose: () => void
  search: ExploreSearch
  /** Set by the address: not offered. */
  fixed: FixedFilters
  /** The chosen filters; whatever isn't among them is off. */
  onApply: (filters: Partial<ExploreSearch>) => void
}

/** All filters of the list; they take effect together, so that the list doesn't jump with each tick. */
export function FilterSheet({ open, onClose, search, fixed, onApply }: FilterSheetProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onApply(readFilterForm(new FormData(event.currentTarget)))
    onClose()
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={words.filters}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => {
              onApply({})
              onClose()
            }}
          >
            {words.clear}
          </Button>
          <Button type="submit" form="explore-filters">
            {words.apply}
          </Button>
        </>
      }
    >
      <form id="explore-filters" onSubmit={submit} className="grid grid-cols-1 gap-6">
        <PlaceFilters search={search} fixed={fixed} />
        <fieldset>
          <legend className="text-sm font-semibold">{words.only}</legend>
          <Checkbox name="verified" label={words.verified} defaultChecked={search.verified === true} />
          {fixed.featured ? null : (
            <Checkbox name="featured" label={words.featured} defaultChecked={search.featured === true} />
          )}
          {fixed.hotrack ? null : (
            <Checkbox name="hotrack" label={words.hotrack} defaultChecked={search.hotrack === true} />
          )}
          <Checkbox name="hasDiamond" label={exploreTexts.diamonds} defaultChecked={search.hasDiamond === true} />
        </fieldset>
        <KeyFilters name="features" legend={words.features} keys={warehouseFeatures} chosen={search.features} />
        <KeyFilters name="categories" legend={words.categories} keys={productCategories} chosen={search.categories} />
      </form>
    </Sheet>
  )
}

function PlaceFilters({ search, fixed }: { search: ExploreSearch; fixed: FixedFilters }) {
  const isFixed = Boolean(fixed.regionScope ?? fixed.region ?? fixed.country)
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField label={words.query} name="query" type="search" defaultValue={search.query ?? ''} maxLength={200} />
      {isFixed ? null : (
        <>
          <SelectField
            label={words.scope}
            name="regionScope"
            placeholder={words.everywhere}
            options={scopeOptions}
            defaultValue={search.regionScope ?? ''}
          />
          <SelectField
            label={words.country}
            name="country"
            placeholder={words.anyCountry}
            options={countryOptions}
            defaultValue={search.country ?? ''}
          />
        </>
      )}
      {fixed.state || (isFixed && fixed.country !== 'US' && fixed.regionScope !== 'us') ? null : (
        <SelectField
          label={words.state}
          name="state"
          placeholder={words.anyState}
          options={stateOptions}
          defaultValue={search.state ?? ''}
        />
      )}
      <TextField
        label={words.minPallets}
        name="minPallets"
        type="number"
        min={1}
        inputMode="numeric"
        defaultValue={search.minPallets ?? ''}
      />
      <TextField
        label={exploreTexts.minBuildings}
        name="numberOfBuildings"
        type="number"
        min={1}
        inputMode="numeric"
        defaultValue={search.numberOfBuildings ?? ''}
      />
    </div>
  )
}

type KeyFiltersProps = {
  name: string
  legend: string
  keys: readonly { key: string; label: string }[]
  chosen: string[] | undefined
}

function KeyFilters({ name, legend, keys, chosen }: KeyFiltersProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      {keys.map(({ key, label }) => (
        <Checkbox key={key} name={name} value={key} label={label} defaultChecked={chosen?.includes(key)} />
      ))}
    </fieldset>
  )
}
