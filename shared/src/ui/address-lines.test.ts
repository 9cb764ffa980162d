import { expect, it } from 'vitest'
import { formatAddress } from '../domain/format-address'
import { placeLine } from './format'

const whole = { street1: '1 Dock Way', street2: 'Suite 4', city: 'Akron', state: 'OH', zipCode: '44308', country: 'US' }

it('R-377: an address is shown in full or short, without its empty parts', () => {
  expect(formatAddress(whole)).toBe('1 Dock Way, Suite 4, Akron, OH, 44308, US')
  expect(formatAddress({ ...whole, street1: '', street2: '', zipCode: '' })).toBe('Akron, OH, US')
  expect(placeLine({ address: whole, country: 'US' })).toBe('Akron, OH')
  expect(placeLine({ address: { ...whole, state: '' }, country: 'DE' })).toBe('Akron, Germany')
})
