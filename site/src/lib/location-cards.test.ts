import { describe, expect, it } from 'vitest'
import { countries } from '@stackyard/shared/reference/countries'
import { usRegions } from '@stackyard/shared/reference/us-regions'
import { usStates } from '@stackyard/shared/reference/us-states'
import { locationCards, locationCardsOn } from './location-cards'

describe('location cards of the home page', () => {
  it('R-024: are 20: seven countries, nine states and four regions of the United States', () => {
    const links = locationCards.map(({ link }) => new URL(link, 'https://home.test'))
    const kinds = links.map(({ pathname, searchParams }) => [pathname, [...searchParams.keys()].join()].join(' '))
    expect(links).toHaveLength(20)
    expect(kinds.filter((kind) => kind === '/search country')).toHaveLength(7)
    expect(kinds.filter((kind) => kind === '/search state,country')).toHaveLength(9)
    expect(kinds.filter((kind) => kind === '/search region,country')).toHaveLength(4)
    for (const { searchParams } of links)
      if (searchParams.has('state') || searchParams.has('region'))
        expect(searchParams.get('country')).toBe('United States')
    expect(links.flatMap(({ searchParams }) => searchParams.get('region') ?? []).toSorted()).toEqual([
      'midwest',
      'northeast',
      'south',
      'west',
    ])
  })

  it('R-024: carry the code of the place they lead to', () => {
    for (const { link, code } of locationCards) {
      const asked = new URL(link, 'https://home.test').searchParams
      const [state, region, country] = ['state', 'region', 'country'].map((key) => asked.get(key))
      const place = state
        ? usStates.find(({ label }) => label === state)?.code
        : region
          ? usRegions.find((one) => one.code === region)?.code
          : countries.find(({ name }) => name === country)?.code2
      expect(code, link).toBe(place)
    }
  })

  it('R-025: begin with another group of three each day, and none is lost', () => {
    const days = Array.from({ length: 7 }, (_, at) => locationCardsOn(new Date((20_000 + at) * 86_400_000)))
    const first = days.map((cards) => locationCards.indexOf(cards[0] ?? (locationCards[0] as never)))
    expect(first.every((at) => at % 3 === 0)).toBe(true)
    expect(new Set(first).size).toBe(7)
    for (const cards of days) expect(new Set(cards).size).toBe(20)
  })
})
