import { byName, figureParameterNames, optionsFilters } from '@stackyard/shared/reference/field-filters'
import { type ExploreSearch, readExploreSearch } from './explore-search'

const fieldKeys = optionsFilters.map(({ key }) => key)

/** Filters as the filter form gives them; empty fields are no filters. */
export const readFilterForm = (form: FormData): Partial<ExploreSearch> => {
  const text = (name: string) => String(form.get(name) ?? '').trim() || undefined
  const list = (name: string) => {
    const values = form.getAll(name).map(String)
    return values.length > 0 ? values : undefined
  }
  return readExploreSearch({
    query: text('query'),
    regionScope: text('regionScope'),
    country: text('country'),
    state: text('state'),
    minPallets: text('minPallets'),
    minSqft: text('minSqft'),
    freeFrom: text('freeFrom'),
    minPrice: text('minPrice'),
    maxPrice: text('maxPrice'),
    ...byName(figureParameterNames, text),
    hasDiamond: form.has('hasDiamond') || undefined,
    ...byName(fieldKeys, list),
    verified: form.has('verified') || undefined,
    featured: form.has('featured') || undefined,
    hotrack: form.has('hotrack') || undefined,
  })
}

/** The search with what the form says; a filter without a field in the form stays as it is. */
export function withFilterForm(search: ExploreSearch, form: HTMLFormElement): ExploreSearch {
  const fields = new Set([...form.elements].map((field) => field.getAttribute('name')))
  const others = Object.entries(search).filter(([key]) => !fields.has(key))
  return { ...Object.fromEntries(others), ...readFilterForm(new FormData(form)) }
}
