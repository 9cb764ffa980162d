import { expect, it } from 'vitest'
import { stateAbroad } from './states-abroad'

it.each([
  ['Bavaria', { country: 'DE', state: 'BY' }],
  ['bayern', { country: 'DE', state: 'BY' }],
  ['north rhine-westphalia', { country: 'DE', state: 'NW' }],
  ['Baden-Wurttemberg', { country: 'DE', state: 'BW' }],
  ['Zuid-Holland', { country: 'NL', state: 'ZH' }],
  ['Texas', null],
  ['Central', null],
  ['BY', null],
  ['nowhere', null],
])('%s is the state %o', (text, state) => {
  expect(stateAbroad(text)).toEqual(state)
})
