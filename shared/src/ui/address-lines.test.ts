import { expect, it } from 'vitest'
import { formatAddress } from '../domain/format-address'
import { fullAddressLine, placeLine } from './format'

const whole = { street1: '1 Dock Way', street2: 'Suite 4', city: 'Akron', state: 'OH', zipCode: '44308', country: 'US' }

it('R-377: an address is shown in full or short, without its empty parts', () => {
  expect(formatAddress(whole)).toBe('1 Dock Way, Suite 4, Akron, OH, 44308, US')
  expect(formatAddress({ ...whole, street1: '', street2: '', zipCode: '' })).toBe('Akron, OH, US')
  expect(placeLine({ address: whole, country: 'US' })).toBe('Akron, OH, US')
  expect(placeLine({ address: { ...whole, state: '' }, country: 'DE' })).toBe('Akron, Germany')
})

it('an address in full names a state abroad and never shows its code', () => {
  const address = { street1: '1 Kai', street2: '', city: 'Munich', state: 'BY', zipCode: '80331', country: 'DE' }
  expect(formatAddress(address)).toBe('1 Kai, Munich, Bavaria, 80331, DE')
  expect(fullAddressLine({ address, country: 'DE' })).toBe('1 Kai, Munich, 80331, Germany')
  expect(fullAddressLine({ address, country: 'DE' }, 'Bavaria')).toBe('1 Kai, Munich, Bavaria 80331, Germany')
  const akron = { ...address, city: 'Akron', state: 'OH', zipCode: '44308', country: 'US' }
  expect(fullAddressLine({ address: akron, country: 'US' })).toBe('1 Kai, Akron, OH 44308, United States')
})
