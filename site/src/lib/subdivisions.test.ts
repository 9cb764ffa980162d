import { expect, it } from 'vitest'
import { stateName } from './subdivisions'

it.each([
  ['US', 'OH', 'Ohio'],
  ['DE', 'BY', 'Bavaria'],
  ['JP', '05', 'Akita'],
  ['JP', 'Kansai', 'Kansai'],
  ['ZZ', '1', '1'],
])('a list of %s %s is headed %s', (country, state, name) => {
  expect(stateName(country, state)).toBe(name)
})
