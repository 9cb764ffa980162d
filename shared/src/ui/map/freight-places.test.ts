import { expect, it } from 'vitest'
import places from './freight-places.json'
import { overlayKinds } from './kept-layers'
import { labelOf } from './overlay-layer'

it.each(overlayKinds)('%s are on the globe, each of its own name and code', (kind) => {
  const rows = places[kind] as [string, string, number, number][]
  expect(rows.length).toBeGreaterThan(100)
  expect(new Set(rows.map(([code, name]) => `${code} ${name}`)).size).toBe(rows.length)
  for (const [code, name, longitude, latitude] of rows) {
    expect(`${code} ${name}`).not.toMatch(/^ | $|undefined/)
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
    expect(Math.abs(latitude)).toBeLessThanOrEqual(72)
  }
})

it('airports have IATA codes, seaports UN/LOCODEs', () => {
  expect(places.airports.filter(([code]) => !/^[A-Z]{3}$/.test(String(code)))).toEqual([])
  expect(places.seaports.filter(([code]) => !/^[A-Z]{2}[A-Z2-9]{3}$/.test(String(code)))).toEqual([])
})

it('a place is labeled as the zoom has room', () => {
  const ohare = { code: 'ORD', name: 'Chicago O’Hare' }
  expect([4, 6, 9].map((zoom) => labelOf('airports', ohare, zoom))).toEqual(['', 'ORD', 'Chicago O’Hare (ORD)'])
  expect(labelOf('seaports', { code: 'USSAV', name: 'Savannah' }, 6)).toBe('Savannah')
  expect([6, 9].map((zoom) => labelOf('ramps', { code: 'NS', name: 'Austell' }, zoom))).toEqual(['', 'Austell (NS)'])
})
