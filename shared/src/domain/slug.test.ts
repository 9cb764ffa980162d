import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reservedSlugs, slugify, uniqueSlug, warehouseSlug } from './slug'

describe('slugs', () => {
  it('R-010: builds the public slug of a listing', () => {
    expect(warehouseSlug({ warehouseUrl: 'Harbor-Point', city: 'Long Beach', state: 'California' })).toBe(
      'harbor-point-in-long-beach-ca',
    )
    expect(warehouseSlug({ warehouseUrl: 'dock', city: 'New York', state: 'NY' })).toBe('dock-in-new-york-ny')
    expect(warehouseSlug({ warehouseUrl: 'nord', city: 'München', state: 'Bayern' })).toBe('nord-in-munchen-bayern')
    expect(warehouseSlug({ warehouseUrl: 'nord' })).toBe('nord')
  })

  it('makes nothing but words and single hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(slugify(value)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
  })

  it('never gives a taken, reserved, empty or numeric slug', () => {
    expect(uniqueSlug('Featured', () => false)).toBe('featured-2')
    expect(uniqueSlug('42', () => false)).toBe('42-2')
    expect(uniqueSlug('***', () => false, 'warehouse-x')).toBe('warehouse-x')
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Dock', 'Search', 'Bay 1', '7', '')), (names) => {
        const taken = new Set<string>()
        for (const name of names) taken.add(uniqueSlug(name, (slug) => taken.has(slug)))
        expect(taken.size).toBe(names.length)
        for (const slug of taken) expect(reservedSlugs.has(slug)).toBe(false)
      }),
    )
  })
})
