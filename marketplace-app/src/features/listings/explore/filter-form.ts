import { type ExploreSearch, readExploreSearch } from './explore-search'

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
    numberOfBuildings: text('numberOfBuildings'),
    hasDiamond: form.has('hasDiamond') || undefined,
    categories: list('categories'),
    features: list('features'),
    verified: form.has('verified') || undefined,
    featured: form.has('featured') || undefined,
    hotrack: form.has('hotrack') || undefined,
  })
}
