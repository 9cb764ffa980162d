import { expect, it } from 'vitest'
import { merchantTexts } from './merchants'
import { rfpSharingTexts } from './rfp-sharing'
import { serviceTexts } from './services'

it('numbers over 999 carry a comma', () => {
  expect(merchantTexts.found(8142)).toBe('8,142 requests')
  expect(merchantTexts.found(1)).toBe('1 request')
  expect(rfpSharingTexts.links.opened(1240)).toBe('Opened 1,240 times')
  expect(serviceTexts.partners.firstOf(50, 1240)).toBe('The first 50 of 1,240. Search for the others by name.')
})
