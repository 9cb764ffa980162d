import { expect, it } from 'vitest'
import { readAddressText } from './address-text'

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
