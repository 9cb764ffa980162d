import type { FieldOption, FigureFilter, OptionsFilter } from './warehouse-field'
import { allFields, type KnownField } from './warehouse-fields'

type Filtered = Extract<KnownField, { filter: object }>
type FilterIn<Field> = Field extends { filter: infer Filter } ? Filter : never
type Options = Extract<Filtered, { kind: 'list' | 'flags' }>
type Figures = Extract<Filtered, { kind: 'figure' }>

/** Parameters of fields with options: all chosen ones must be had (`AllParameter`), or one of them. */
export type AllParameter = FilterIn<Options>['key']
export type AnyParameter = Extract<FilterIn<Options>, { any: string }>['any']
export type ListParameter = AllParameter | AnyParameter
/** Parameters of figures: so many or more. */
export type FigureParameter = FilterIn<Figures>['key']
export type FieldParameter = ListParameter | FigureParameter
/** Names of the facets that fields have. */
export type FieldFacet = AllParameter | FigureParameter

/** A field that lists are narrowed by through its options. */
export type OptionsFiltered = {
  key: AllParameter
  any?: AnyParameter
  path: string
  label: string
  kind: 'list' | 'flags'
  options: readonly FieldOption[]
}

/** A field that lists are narrowed by to a figure or more. */
export type FigureFiltered = Pick<FigureFilter, 'steps' | 'chip'> & {
  key: FigureParameter
  path: string
  /** The field's name; `atLeast` is the label of its filter. */
  label: string
  atLeast: string
  limit: { min: number; max: number; isWhole?: boolean }
}

/** The fields with options that have a filter, in the order of their filters. */
export const optionsFilters: readonly OptionsFiltered[] = allFields.flatMap((field) => {
  if ((field.kind !== 'list' && field.kind !== 'flags') || !field.filter) return []
  const { path, label, kind, options } = field
  return [
    { ...(field.filter as OptionsFilter & { key: AllParameter; any?: AnyParameter }), path, label, kind, options },
  ]
})

/** The figures that have a filter. */
export const figureFilters: readonly FigureFiltered[] = allFields.flatMap((field) => {
  if (field.kind !== 'figure' || !field.filter) return []
  const { path, label, limit, filter } = field
  const { steps, chip } = filter
  return [{ key: filter.key as FigureParameter, steps, chip, atLeast: filter.label, path, label, limit }]
})

/** Parameters that take several options, with the field they narrow by; those for which one match is enough come last. */
export const listParameters: readonly { name: ListParameter; field: OptionsFiltered }[] = [
  ...optionsFilters.map((field) => ({ name: field.key, field })),
  ...optionsFilters.flatMap((field) => (field.any ? [{ name: field.any, field }] : [])),
]

export const listParameterNames: readonly ListParameter[] = listParameters.map(({ name }) => name)
export const figureParameterNames: readonly FigureParameter[] = figureFilters.map(({ key }) => key)

/** An object with an entry for each of these names. */
export const byName = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>

/** The label of an option; the key itself where nobody knows it. */
export const optionLabel = ({ options }: { options: readonly FieldOption[] }, key: string): string =>
  options.find((option) => option.key === key)?.label ?? key
