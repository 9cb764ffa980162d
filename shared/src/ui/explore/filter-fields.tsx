import type { ComponentProps } from 'react'
import type { ExploreSearch } from '../../domain/explore-search'
import { countries } from '../../reference/countries'
import { figureFilters, type OptionsFiltered } from '../../reference/field-filters'
import { usStates } from '../../reference/us-states'
import type { Facets } from '../../schema/facets'
import { Checkbox } from '../checkbox'
import { Field } from '../field'
import { countryName, formatNumber } from '../format'
import { Input } from '../input'
import { say, sayName } from '../say'
import { Select, type SelectProps } from '../select'
import { countOf, diamondCountOf } from './facet-counts'
import { switchKeys } from './filter-form'
import { scopeWords, switchWords } from './filter-words'

/** Filters that an address sets by its path: not offered. */
export type FixedFilters = Readonly<Partial<Record<keyof ExploreSearch, unknown>>>

type Counts = Facets | undefined
type FieldsProps = { search: ExploreSearch; fixed: FixedFilters; counts: Counts }

const offered = countries.filter(({ disabled }) => !disabled)

/** Words, scope, country and state. */
export function PlaceFilters({ search, fixed, counts }: FieldsProps) {
  const isFixed = Boolean(fixed.regionScope ?? fixed.region ?? fixed.country)
  const hasStates = !fixed.state && (!isFixed || fixed.country === 'US' || fixed.regionScope === 'us')
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextFilter
        label={say('City, state or warehouse')}
        name="query"
        type="search"
        maxLength={200}
        defaultValue={search.query}
        className="sm:col-span-2"
      />
      {isFixed ? null : (
        <>
          <ChoiceFilter
            label={say('Where')}
            name="regionScope"
            placeholder={say('Everywhere')}
            options={(['us', 'global'] as const).map((scope) => ({
              value: scope,
              label: countOf(say(scopeWords[scope]), counts?.regionScope, scope),
            }))}
            defaultValue={search.regionScope}
          />
          <ChoiceFilter
            label={say('Country')}
            name="country"
            placeholder={say('Any country')}
            options={offered.map(({ code2 }) => ({
              value: code2,
              label: countOf(countryName(code2), counts?.country, code2),
            }))}
            defaultValue={search.country}
          />
        </>
      )}
      {hasStates ? (
        <ChoiceFilter
          label={say('State')}
          name="state"
          placeholder={say('Any state')}
          options={usStates.map(({ code, label }) => ({
            value: code,
            label: countOf(sayName(label), counts?.state, code),
          }))}
          defaultValue={search.state}
        />
      ) : null}
    </div>
  )
}

/** How much must be free, and from when. */
export function SpaceFilters({ search }: Pick<FieldsProps, 'search'>) {
  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-semibold">{say('Free space')}</legend>
      <NumberFilter label={say('Pallets at least')} name="minPallets" min={1} defaultValue={search.minPallets} />
      <NumberFilter label={say('Square feet at least')} name="minSqft" min={1} defaultValue={search.minSqft} />
      <TextFilter label={say('Free from')} name="freeFrom" type="date" defaultValue={search.freeFrom} />
    </fieldset>
  )
}

/** The steps of a figure, and the one that a sentence or an address asks for. */
const stepsOf = (steps: readonly number[], asked: number | undefined): number[] =>
  [...new Set([...steps, ...(asked === undefined ? [] : [asked])])].toSorted((a, b) => a - b)

/** Figures of the building that must be reached, each step with what it would leave. */
export function BuildingFilters({ search, counts }: Pick<FieldsProps, 'search' | 'counts'>) {
  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-semibold">{say('The building')}</legend>
      {figureFilters.map(({ key, atLeast, steps }) => {
        const asked = search[key]
        return (
          <ChoiceFilter
            key={key}
            label={sayName(atLeast)}
            name={key}
            placeholder={say('Any')}
            options={stepsOf(steps, asked).map((step) => ({
              value: String(step),
              label: steps.includes(step)
                ? countOf(formatNumber(step), counts?.[key], String(step))
                : formatNumber(step),
            }))}
            defaultValue={asked === undefined ? undefined : String(asked)}
          />
        )
      })}
    </fieldset>
  )
}

/** The range of prices, for readers who may see them. */
export function PriceFilters({ search }: Pick<FieldsProps, 'search'>) {
  return (
    <fieldset className="grid grid-cols-2 gap-4">
      <legend className="mb-2 text-sm font-semibold">{say('Dollars per pallet per month')}</legend>
      <NumberFilter label={say('From')} name="minPrice" min={0} step={0.01} defaultValue={search.minPrice} />
      <NumberFilter label={say('Up to')} name="maxPrice" min={0} step={0.01} defaultValue={search.maxPrice} />
    </fieldset>
  )
}

/** What a warehouse either is or isn't. */
export function OnlyFilters({ search, fixed, counts }: FieldsProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{say('Only show')}</legend>
      <div className="grid sm:grid-cols-2">
        {switchKeys
          .filter((key) => !fixed[key])
          .map((key) => (
            <Checkbox
              key={key}
              name={key}
              label={
                key === 'hasDiamond'
                  ? diamondCountOf(say(switchWords[key]), counts)
                  : countOf(say(switchWords[key]), counts?.[key], 'true')
              }
              defaultChecked={search[key] === true}
            />
          ))}
      </div>
    </fieldset>
  )
}

type OptionFiltersProps = { field: OptionsFiltered; search: ExploreSearch; draft: ExploreSearch; counts: Counts }

/** Choices of which several can be had. */
export function OptionFilters({ field: { key, label, options }, search, draft, counts }: OptionFiltersProps) {
  const chosen = draft[key]?.length ?? 0
  return (
    <details open={(search[key]?.length ?? 0) > 0} className="border-t pt-4">
      <summary className="disclosure min-h-11 text-sm font-semibold">
        {sayName(label)}
        {chosen > 0 ? (
          <span className="text-muted-foreground tabular-nums">{say('{count} chosen', { count: chosen })}</span>
        ) : null}
      </summary>
      <div className="grid sm:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            key={option.key}
            name={key}
            value={option.key}
            label={countOf(sayName(option.label), counts?.[key], option.key)}
            defaultChecked={search[key]?.includes(option.key)}
          />
        ))}
      </div>
    </details>
  )
}

type TextFilterProps = Omit<ComponentProps<'input'>, 'defaultValue'> & {
  label: string
  defaultValue: string | number | undefined
}

function TextFilter({ label, className, defaultValue, ...input }: TextFilterProps) {
  return (
    <Field label={label} {...(className ? { className } : {})}>
      {(control) => <Input {...input} {...control} defaultValue={defaultValue ?? ''} />}
    </Field>
  )
}

const NumberFilter = (props: TextFilterProps) => <TextFilter {...props} type="number" inputMode="decimal" />

type ChoiceFilterProps = Omit<SelectProps, 'defaultValue'> & { label: string; defaultValue: string | undefined }

function ChoiceFilter({ label, defaultValue, ...select }: ChoiceFilterProps) {
  return (
    <Field label={label}>{(control) => <Select {...select} {...control} defaultValue={defaultValue ?? ''} />}</Field>
  )
}
