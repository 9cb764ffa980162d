import { expect, it } from 'vitest'
import { drawnAs } from './street-kinds'

const drawn = (layer: string, properties: Record<string, unknown>) => drawnAs(layer, (name) => properties[name])

it('draws roads of both schemas by their rank, with the number of the large ones', () => {
  expect(drawn('roads', { kind: 'highway', ref: 'I-71' })).toEqual({ as: 'road', rank: 'motorway', ref: 'I-71' })
  expect(drawn('transportation', { class: 'motorway' })).toEqual({ as: 'road', rank: 'motorway', ref: '' })
  expect(drawn('roads', { kind: 'major_road', shield_text: '23' })).toEqual({ as: 'road', rank: 'major', ref: '23' })
  expect(drawn('transportation', { class: 'minor' })).toEqual({ as: 'road', rank: 'minor', ref: '' })
  expect(drawn('roads', { kind: 'rail' })).toEqual({ as: 'rail' })
  expect(drawn('roads', { kind: 'path' })).toBeNull()
})

it('draws land, water, green, borders and names, and leaves out what it has no use for', () => {
  expect(drawn('water', {})).toEqual({ as: 'water' })
  expect(drawn('landuse', { kind: 'park' })).toEqual({ as: 'green' })
  expect(drawn('landuse', { kind: 'commercial' })).toBeNull()
  expect(drawn('boundary', {})).toEqual({ as: 'border' })
  expect(drawn('places', { kind: 'locality', name: 'München', 'name:en': 'Munich' })).toEqual({
    as: 'name',
    text: 'Munich',
    isLarge: false,
  })
  expect(drawn('place', { class: 'city' })).toBeNull()
  expect(drawn('buildings', { kind: 'building' })).toBeNull()
})
