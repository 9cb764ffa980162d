import { describe, expect, it } from 'vitest'
import { canonicalListPath } from './list-path'

describe('lists of places by name or code, in any case', () => {
  it.each([
    ['/warehouses/country/US/state/tx', '/warehouses/country/US/state/TX'],
    ['/warehouses/country/us/state/Texas', '/warehouses/country/US/state/TX'],
    ['/warehouses/country/united%20states', '/warehouses/country/US'],
    ['/warehouses/us/state/TX', '/warehouses/country/US/state/TX'],
    ['/warehouses/US', '/warehouses/us'],
    ['/warehouses/country/Germany', '/warehouses/country/DE'],
    ['/warehouses/country/deu/state/bavaria', '/warehouses/country/DE/state/BY'],
    ['/warehouses/country/DE/state/bayern', '/warehouses/country/DE/state/BY'],
    ['/warehouses/region/EUR', '/warehouses/region/eur'],
    ['/warehouses/region/Europe', '/warehouses/region/eur'],
    ['/warehouses/region/Midwest', '/warehouses/region/midwest'],
    ['/ar/warehouses/country/germany', '/ar/warehouses/country/DE'],
    ['/services/type/Transportation', '/services/type/transportation'],
  ])('%s is %s', (path, canonical) => {
    expect(canonicalListPath(path)).toBe(canonical)
    expect(canonicalListPath(canonical)).toBeNull()
  })

  it.each([
    '/warehouses',
    '/warehouses/hot-racks',
    '/warehouses/calloway-in-columbus-oh',
    '/warehouses/country/Atlantis',
    '/warehouses/country/US/state/Bavaria',
    '/warehouses/country/US/state',
    '/warehouses/region/nowhere',
    '/warehouses/country/US/state/TX/more',
    '/warehouses/country/%E0%A4%A',
    '/services/type/magic',
    '/news/US',
  ])('%s is left as it is', (path) => expect(canonicalListPath(path)).toBeNull())
})
