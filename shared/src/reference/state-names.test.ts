import { expect, it } from 'vitest'
import { stateName, stateWords } from './state-names'

it.each([
  ['US', 'OH', 'Ohio', 'OH'],
  ['DE', 'BY', 'Bavaria', 'Bavaria'],
  ['CA', 'ON', 'Ontario', 'Ontario'],
  ['JP', '05', 'Akita', 'Akita'],
  ['NG', 'LA', 'Lagos', 'Lagos'],
  ['NL', 'ZH', 'Zuid-Holland', 'Zuid-Holland'],
  ['JP', 'Kansai', 'Kansai', 'Kansai'],
  ['DE', '', '', ''],
  ['ZZ', '1', '1', '1'],
])('in %s the state %s is called %s and stands as %s in an address', (country, state, name, words) => {
  expect(stateName(country, state)).toBe(name)
  expect(stateWords(country, state)).toBe(words)
  expect(stateName(country, state)).toBe(name)
})
