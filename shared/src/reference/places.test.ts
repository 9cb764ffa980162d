import { describe, expect, it } from 'vitest'
import { countries } from './countries'
import { diamondLevels } from './diamond-levels'
import { globalRegions } from './global-regions'
import { usRegions } from './us-regions'

describe('places of the reference', () => {
  it('R-248: countries are sorted alphabetically by what is read', () => {
    const names = countries.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(200)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  })

  it('R-250: 56 states in five regions, each in one', () => {
    expect(usRegions.map(({ name }) => name)).toEqual([
      'Northeast',
      'Midwest',
      'West',
      'South',
      'Alaska/Hawaii/Territories',
    ])
    const codes = usRegions.flatMap(({ states }) => states)
    expect(codes).toHaveLength(56)
    expect(new Set(codes).size).toBe(56)
  })

  it('R-252: Kosovo is XK and KOS', () => {
    expect(countries.find(({ name }) => name === 'Kosovo')).toMatchObject({ code2: 'XK', code3: 'KOS' })
  })

  it('R-254: diamond levels have their names; 1 and 2 share a badge, 3, 4 and 5 have their own', () => {
    expect(diamondLevels.map(({ name }) => name)).toEqual([
      'Unverified Provider',
      'Certified Value',
      'Dynamic Provider',
      'Top Provider',
      'Superior Quality',
      'Best In Class',
    ])
    const [none, one, two, ...others] = diamondLevels.map(({ badge }) => badge)
    expect(none).toBeNull()
    expect(one).toBe(two)
    expect(new Set([one, ...others]).size).toBe(4)
  })

  it('R-259: seven global regions with their codes', () => {
    expect(Object.fromEntries(globalRegions.map(({ code, name }) => [name, code]))).toEqual({
      Africa: 'AFR',
      Europe: 'EUR',
      Antarctica: 'ANT',
      'South America': 'SAM',
      'North America': 'NAM',
      Oceania: 'OCE',
      Asia: 'ASIA',
    })
  })
})
