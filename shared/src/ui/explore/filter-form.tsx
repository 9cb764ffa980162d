import { type ExploreSearch, readExploreSearch, withoutParameters } from '../../domain/explore-search'
import { byName, figureParameterNames, optionsFilters } from '../../reference/field-filters'

const optionKeys = optionsFilters.map(({ key }) => key)
const textKeys = [
  'query',
  'regionScope',
  'country',
  'state',
  'minPallets',
  'minSqft',
  'freeFrom',
  'minPrice',
  'maxPrice',
  ...figureParameterNames,
] as const
export const switchKeys = ['verified', 'featured', 'hotrack', 'hasDiamond'] as const

/** The search with what the filter form says; a filter that is not among the form's fields stays as it is. */
export function withFilterForm(search: ExploreSearch, form: FormData, fields: ReadonlySet<string>): ExploreSearch {
  const shown = [...textKeys, ...switchKeys, ...optionKeys].filter((key) => fields.has(key))
  const text = (name: string) => String(form.get(name) ?? '').trim() || undefined
  return {
    ...withoutParameters(search, shown),
    ...readExploreSearch({
      ...byName(textKeys, text),
      ...byName(optionKeys, (name) => form.getAll(name).map(String)),
      ...byName(switchKeys, (name) => (form.has(name) ? 'true' : undefined)),
    }),
  }
}
