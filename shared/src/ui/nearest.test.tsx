import { expect, it } from 'vitest'
import { placesWithPages } from '../domain/places-with-pages'
import type { Suggestion } from '../schema/suggestion'
import { nearestTo, searchesLike } from './nearest'

const { signal } = new AbortController()
const places = placesWithPages()
const warehouse = (label: string): Suggestion => ({
  kind: 'warehouse',
  label,
  detail: 'Dallas, TX',
  query: label,
  key: null,
  filter: null,
  slug: `${label.toLowerCase()}-in-dallas-tx`,
})

it('a slug with slips leads to warehouses of that name: by all words, else the first, else by the city', async () => {
  const asked: string[] = []
  const suggest = async (text: string) => {
    asked.push(text)
    return text === 'dallas' ? [warehouse('Acme')] : []
  }
  expect(await nearestTo('/warehouses/akme-stor-in-dallas-tx', places, signal, suggest)).toEqual([
    { name: 'Acme', detail: 'Dallas, TX', path: '/warehouses/acme-in-dallas-tx' },
  ])
  expect(asked).toEqual(['akme stor', 'akme', 'dallas'])
})

it('an unknown region leads to the region spelled alike, also when nothing can be asked', async () => {
  const near = await nearestTo('/warehouses/region/northest', places, signal, () =>
    Promise.reject(new Error('offline')),
  )
  expect(near[0]).toEqual({ name: 'Northeast', detail: '', path: '/warehouses/region/northeast' })
})

it('any other address is asked for by its telling words, else the last: warehouses, and searches near places', async () => {
  const asked: string[] = []
  const city: Suggestion = { ...warehouse('Columbus, OH'), kind: 'city', slug: null }
  const suggest = async (text: string) => {
    asked.push(text)
    return text === 'columbus' ? [city, warehouse('Columbus Docks'), warehouse('Nortal')] : []
  }
  const address = '/there-is-no-such-page-acme-columbus'
  const near = await nearestTo(address, places, signal, suggest)
  expect(near.map(({ name }) => name)).toEqual(['Columbus Docks'])
  expect(asked).toEqual(['acme columbus', 'columbus'])
  expect(await searchesLike(address, suggest)).toEqual([
    { name: 'Columbus, OH', detail: '', path: '/search?query=Columbus%2C+OH' },
  ])
  expect(await searchesLike(address, () => Promise.reject(new Error('offline')))).toEqual([])
})

it('searches near no place whose name only begins like the last word of an address', async () => {
  const completed: Suggestion = { ...warehouse('terms of Usera'), kind: 'city', slug: null }
  expect(await searchesLike('/ar/terms-of-use', async () => [completed])).toEqual([])
})
