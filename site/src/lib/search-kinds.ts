/** What the search pages look for; `type` is the kind's name in the address `/search?type=`. */
export const searchKinds = [
  { kind: 'warehouses', type: 'warehouse', label: 'Warehouses' },
  { kind: 'services', type: 'service', label: 'Services' },
  { kind: 'users', type: 'user', label: 'People and companies' },
  { kind: 'news', type: 'news', label: 'News' },
] as const

export type SearchKind = (typeof searchKinds)[number]['kind']

/** The page of a kind with the words that are searched for. */
export const searchHref = (kind: SearchKind, query: string): string =>
  `/search/${kind}${query ? `?${new URLSearchParams({ query })}` : ''}`

/** The words of an address's query string. */
export const searchedWords = (search: string): string => new URLSearchParams(search).get('query')?.trim() ?? ''

/** Where `/search` leads when its address asks for a kind that has another page; null when it may stay. */
export function pageOfType(search: string): string | null {
  const type = new URLSearchParams(search).get('type')
  const known = searchKinds.find((entry) => entry.type === type)
  return known && known.kind !== 'warehouses' ? searchHref(known.kind, searchedWords(search)) : null
}
