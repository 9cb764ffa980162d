import { describe, expect, it } from 'vitest'
import type { Suggestion } from '../schema/suggestion'
import { suggestionHref } from './suggestion-target'
import { optionAfter } from './suggestions'

const made = (part: Partial<Suggestion>): Suggestion => ({
  kind: 'city',
  label: 'Columbus, OH',
  detail: '',
  query: 'Columbus, OH',
  key: null,
  filter: null,
  slug: null,
  ...part,
})

describe('suggestions', () => {
  it('keys go around the ends of the list', () => {
    expect([optionAfter('ArrowDown', -1, 3), optionAfter('ArrowDown', 1, 3), optionAfter('ArrowDown', 2, 3)]).toEqual([
      0, 2, 0,
    ])
    expect([optionAfter('ArrowUp', -1, 3), optionAfter('ArrowUp', 0, 3), optionAfter('ArrowUp', 2, 3)]).toEqual([
      2, 2, 1,
    ])
    expect(optionAfter('ArrowDown', -1, 0)).toBe(-1)
  })

  it('a warehouse leads to its page, a capability to its filter, a place to the search for it', () => {
    expect(suggestionHref(made({ kind: 'warehouse', slug: 'north-dock-in-columbus-oh' }))).toBe(
      '/warehouses/north-dock-in-columbus-oh',
    )
    expect(suggestionHref(made({ kind: 'feature', key: 'fbaPrep', filter: 'features', query: 'FBA Prep' }))).toBe(
      '/search?features=fbaPrep',
    )
    expect(suggestionHref(made({ kind: 'field', key: 'frozen', filter: 'temperature', query: 'Frozen' }))).toBe(
      '/search?temperature=frozen',
    )
    expect(suggestionHref(made({}))).toBe('/search?query=Columbus%2C+OH')
  })
})
