import { describe, expect, it } from 'vitest'
import { Address, StrictAddress } from './address'

const whole = { street1: '1 Dock Way', street2: 'Suite 4', city: 'Akron', state: 'OH', zipCode: '44308', country: 'US' }
const refusals = (address: Record<string, unknown>): Record<string, string> => {
  const issues = StrictAddress.safeParse(address).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))
}

describe('an address of a form', () => {
  it.each(['CU', 'irn', 'North Korea', 'SD', 'syria', 'UKR', 'Venezuela'])('R-247: can’t be in %s', (country) => {
    expect(refusals({ ...whole, country })).toEqual({ country: 'This country cannot be chosen' })
  })

  it('R-374: needs city, ZIP code and country, and a state; streets may be missing', () => {
    expect(refusals({ ...whole, street1: '', street2: '' })).toEqual({})
    expect(refusals({ city: 'Akron', state: 'OH', zipCode: '44308', country: 'US' })).toEqual({})
    expect(Object.keys(refusals({ ...whole, city: ' ', zipCode: '', country: '' })).toSorted()).toEqual([
      'city',
      'country',
      'zipCode',
    ])
    expect(refusals({ ...whole, state: '' })).toEqual({ state: 'State is required' })
  })

  it.each(['SG', 'DK', 'HU', 'OM', 'Singapore'])('R-374: needs no state in %s', (country) => {
    expect(refusals({ ...whole, state: '', country })).toEqual({})
  })

  it('R-375: elsewhere every line is optional', () => {
    expect(Address.parse({})).toEqual({ street1: '', street2: '', city: '', state: '', zipCode: '', country: '' })
  })
})
