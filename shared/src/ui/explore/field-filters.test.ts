import { figureFilters, listParameters, optionsFilters } from '../../reference/field-filters'
import { fill } from '../say'
import { describe, expect, it } from 'vitest'
import { readExploreSearch, toListingInput } from '../../domain/explore-search'
import { chipsOf } from './filter-chips'
import { withFilterForm } from './filter-form'

describe('filters of fields', () => {
  it.each(listParameters)('$name is read from the address, asked for and shown', ({ name, field }) => {
    const [one, other] = field.options
    const search = readExploreSearch({ [name]: `${one?.key},${other?.key}` })
    expect(toListingInput(search)).toEqual({ [name]: [one?.key, other?.key] })
    const [chip] = chipsOf(search)
    expect(chip?.label).toBe(one?.label)
    expect(chip?.without).toEqual({ [name]: [other?.key] })
  })

  it.each(optionsFilters)('$key is read from the form', ({ key, options }) => {
    const form = new FormData()
    for (const option of options.slice(0, 2)) form.append(key, option.key)
    expect(withFilterForm({}, form, new Set([key]))).toEqual({ [key]: options.slice(0, 2).map((option) => option.key) })
  })

  it.each(figureFilters)('$key is read from address and form, and shown', ({ key, chip, limit }) => {
    const search = readExploreSearch({ [key]: '3' })
    expect(search).toEqual({ [key]: 3 })
    expect(readExploreSearch({ [key]: String(limit.max + 1) })).toEqual({})
    expect(chipsOf(search).map(({ label }) => label)).toEqual([fill(chip, { count: 3 })])
    const form = new FormData()
    form.set(key, '3')
    expect(withFilterForm({}, form, new Set([key]))).toEqual(search)
  })

  it('the form says what it has a field for, and keeps the rest', () => {
    const form = new FormData()
    form.append('features', 'rail')
    form.append('features', 'bonded')
    form.set('query', '  reno ')
    form.set('state', '')
    form.set('verified', 'on')
    const fields = new Set(['features', 'query', 'state', 'verified', 'hotrack'])
    const before = {
      state: 'TX',
      minPrice: 3,
      hotrack: true,
      minRating: 4,
      wishes: ['features.b2b'],
      sort: 'name',
      orders: 300,
    } as const
    expect(withFilterForm({ ...before, wishes: [...before.wishes] }, form, fields)).toEqual({
      minPrice: 3,
      minRating: 4,
      wishes: ['features.b2b'],
      sort: 'name',
      orders: 300,
      query: 'reno',
      features: ['rail', 'bonded'],
      verified: true,
    })
  })
})
