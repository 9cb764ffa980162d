import { figureFilters } from '@stackyard/shared/reference/field-filters'
import { countries } from '@stackyard/shared/reference/countries'
import { usStates } from '@stackyard/shared/reference/us-states'
import type { Facets } from '@stackyard/shared/schema/facets'
import { countryName } from '@stackyard/shared/ui/format'
import { sayName } from '@stackyard/shared/ui/say'
import { SelectField, TextField } from '../../../../components/form-fields'
import { texts } from '../../../../lib/texts'
import { exploreTexts } from '../../../../lib/texts/explore'
import type { ExploreSearch } from '../explore-search'
import { countOf } from '../facet-counts'
import type { FixedFilters } from '../place'

const words = texts.explore
const offered = countries.filter((country) => !country.disabled)

type PlaceFiltersProps = { search: ExploreSearch; fixed: FixedFilters; counts: Facets | undefined }

/** Words, scope, country and state; what the address sets is not offered. */
export function PlaceFilters({ search, fixed, counts }: PlaceFiltersProps) {
  const isFixed = Boolean(fixed.regionScope ?? fixed.region ?? fixed.country)
  const hasStates = !fixed.state && (!isFixed || fixed.country === 'US' || fixed.regionScope === 'us')
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField label={words.query} name="query" type="search" defaultValue={search.query ?? ''} maxLength={200} />
      {isFixed ? null : (
        <>
          <SelectField
            label={words.scope}
            name="regionScope"
            placeholder={words.everywhere}
            options={(['us', 'global'] as const).map((scope) => ({
              value: scope,
              label: countOf(words.scopes[scope], counts?.regionScope, scope),
            }))}
            defaultValue={search.regionScope ?? ''}
          />
          <SelectField
            label={words.country}
            name="country"
            placeholder={words.anyCountry}
            options={offered.map(({ code2 }) => ({
              value: code2,
              label: countOf(countryName(code2), counts?.country, code2),
            }))}
            defaultValue={search.country ?? ''}
          />
        </>
      )}
      {hasStates ? (
        <SelectField
          label={words.state}
          name="state"
          placeholder={words.anyState}
          options={usStates.map(({ code, label }) => ({
            value: code,
            label: countOf(sayName(label), counts?.state, code),
          }))}
          defaultValue={search.state ?? ''}
        />
      ) : null}
    </div>
  )
}

/** How much must be free, and from when. */
export function SpaceFilters({ search }: { search: ExploreSearch }) {
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="mb-2 text-sm font-semibold">{exploreTexts.space}</legend>
      <NumberField label={words.minPallets} name="minPallets" min={1} value={search.minPallets} />
      <NumberField label={exploreTexts.minSqftLabel} name="minSqft" min={1} value={search.minSqft} />
      <TextField label={exploreTexts.freeFromLabel} name="freeFrom" type="date" defaultValue={search.freeFrom ?? ''} />
      {figureFilters.map(({ key, atLeast, limit }) => (
        <NumberField key={key} label={atLeast} name={key} min={limit.isWhole ? 1 : limit.min} value={search[key]} />
      ))}
    </fieldset>
  )
}

/** The range of prices, for readers who may see them. */
export function PriceFilters({ search }: { search: ExploreSearch }) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-semibold">{exploreTexts.price}</legend>
      <NumberField label={exploreTexts.minPriceLabel} name="minPrice" min={0} step={0.01} value={search.minPrice} />
      <NumberField label={exploreTexts.maxPriceLabel} name="maxPrice" min={0} step={0.01} value={search.maxPrice} />
    </fieldset>
  )
}

type NumberFieldProps = { label: string; name: string; min: number; step?: number; value: number | undefined }

function NumberField({ label, name, min, step, value }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      type="number"
      min={min}
      step={step}
      inputMode="decimal"
      defaultValue={value ?? ''}
    />
  )
}
