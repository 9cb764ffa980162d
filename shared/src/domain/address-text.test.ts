import { expect, it } from 'vitest'
import { readAddressText, readingsOfAddress } from './address-text'

const lines = { street1: '', street2: '' }

it.each([
  ['1 Dock Way, Suite 4, Akron, OH 44308', { street1: '1 Dock Way', street2: 'Suite 4', zipCode: '44308' }],
  ['1 Dock Way, Akron, OH', { street1: '1 Dock Way', street2: '', city: 'Akron', area: { state: 'OH' } }],
  ['P.O. Box 12, Akron', { street1: 'P.O. Box 12', street2: '', city: 'Akron' }],
  ['akron oh', { ...lines, city: 'akron', area: { state: 'OH' } }],
  ['Salt Lake City', { ...lines, city: 'Salt Lake City' }],
  ['Columbus, Ohio, United States', { ...lines, city: 'Columbus', area: { state: 'OH' } }],
  ['Hamburg, Germany', { ...lines, city: 'Hamburg', area: { country: 'DE' } }],
  ['44308-1234', { ...lines, zipCode: '44308' }],
  ['443', { ...lines, zipStart: '443' }],
  ['  ', { ...lines, city: '' }],
])('%j is read', (text, read) => {
  expect(readAddressText(text)).toEqual(read)
})

const oh = { state: 'OH' }
it.each([
  ['123 main st columbus oh', ['st columbus, OH', 'columbus, OH', 'st columbus oh', 'columbus oh']],
  ['123 main st columbus, oh', ['st columbus, OH', 'columbus, OH', 'st columbus oh', 'columbus oh']],
  ['350 5th ave new york ny', ['ave new york, NY', 'new york, NY', 'york, NY', 'new york ny', 'york ny']],
  ['9 elm st louis mo', ['st louis, MO', 'louis, MO', 'st louis mo', 'louis mo']],
  [
    '5 oak rd charleston west virginia',
    [
      'rd charleston, WV',
      'charleston, WV',
      'rd charleston west, VA',
      'charleston west, VA',
      'west, VA',
      'charleston west virginia',
      'west virginia',
      'virginia',
    ],
  ],
  ['12 dock way', []],
  ['new york ny', []],
  ['st louis mo', []],
])('%j may mean each of its towns, the longest first', (text, towns) => {
  const readings = readingsOfAddress(text)
  const named = readings
    .slice(0, -1)
    .map(({ city, area }) => (area && 'state' in area ? `${city}, ${area.state}` : city))
  expect(named).toEqual(towns)
  expect(readings.at(-1)).toEqual(readAddressText(text))
})

it('keeps the street before each town, and all of the line with a ZIP code', () => {
  expect(readingsOfAddress('123 main st columbus oh')[1]).toEqual({
    street1: '123 main st',
    street2: '',
    city: 'columbus',
    area: oh,
  })
  const withZip = readingsOfAddress('123 main st columbus oh 43215')
  expect(withZip).toContainEqual({ street1: '123 main st', street2: '', city: 'columbus', zipCode: '43215' })
  expect(withZip.at(-1)).toEqual({ street1: '123 main st columbus', street2: '', zipCode: '43215' })
  expect(readingsOfAddress('123 main st columbus, oh 43215')).toEqual(withZip)
})
