import { expect, it } from 'vitest'
import { isolated } from './isolated'

it.each([
  ['$1,482.00', '\u2066$1,482.00\u2069'],
  ['-$20.00', '\u2066-$20.00\u2069'],
  ['201-500', '\u2066201-500\u2069'],
  ['1,070', '1,070'],
  ['Columbus', 'Columbus'],
  ['28 نوفمبر 2026', '28 نوفمبر 2026'],
])('%s keeps its order between Arabic words', (value, said) => {
  expect(isolated(value)).toBe(said)
})
