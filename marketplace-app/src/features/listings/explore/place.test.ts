import { describe, expect, it } from 'vitest'
import { usRegions } from '@stackyard/shared/reference/us-regions'
import { countryPlace, everywhere, placesBelow, regionPlace, statePlace, unitedStatesPlace } from './place'

const germany = { code2: 'DE', name: 'Germany' }
const unitedStates = { code2: 'US', name: 'United States' }

describe('places of the lists', () => {
  it('finds a region by code or name in any case, and says when all of it was seen', () => {
    expect(regionPlace('Midwest')).toMatchObject({
      title: 'Midwest Warehouses',
      end: 'You have seen all warehouses in Midwest',
      fixed: { region: ['midwest'] },
    })
    expect(regionPlace('eur')?.fixed).toEqual({ region: ['EUR'] })
    expect(regionPlace('atlantis')).toBeNull()
  })

  it('R-033 R-043: the United States and a country are named by heading and by code in the trail', () => {
    expect(unitedStatesPlace.title).toBe('United States Warehouses')
    expect(unitedStatesPlace.fixed).toEqual({ regionScope: 'us' })
    expect(unitedStatesPlace.trail).toEqual([{ label: 'US' }])
    expect(countryPlace(germany).trail).toEqual([{ label: 'DE' }])
    expect(countryPlace(germany).fixed).toEqual({ country: 'DE' })
  })

  it('names the state and leads back over its country’s code', () => {
    const texas = statePlace(unitedStates, 'texas')
    expect(texas?.title).toBe('Texas Warehouses')
    expect(texas?.fixed).toEqual({ country: 'US', state: 'TX' })
    expect(texas?.trail).toEqual([{ label: 'US', href: '/dashboard/warehouses/country/US' }, { label: 'TX' }])
    expect(statePlace(unitedStates, 'Bavaria')).toBeNull()
    expect(statePlace(germany, 'Bavaria')?.fixed).toEqual({ country: 'DE', state: 'Bavaria' })
    expect(statePlace(germany, 'BY', 'Bavaria')).toMatchObject({ title: 'Bavaria Warehouses', fixed: { state: 'BY' } })
  })

  it('leads one step further down', () => {
    expect(placesBelow(unitedStatesPlace)).toHaveLength(usRegions.length)
    expect(placesBelow(countryPlace(unitedStates)).some(({ href }) => href.endsWith('/state/TX'))).toBe(true)
    expect(placesBelow(countryPlace(germany))).toEqual([])
    expect(placesBelow(everywhere).map(({ href }) => href)).toContain('/dashboard/warehouses/hot-racks')
    for (const { href } of placesBelow(unitedStatesPlace))
      expect(regionPlace(href.split('/').at(-1) ?? '')).not.toBeNull()
  })
})
