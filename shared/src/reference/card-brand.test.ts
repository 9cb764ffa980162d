import { expect, it } from 'vitest'
import { cardBrandName } from './card-brand'

it.each([
  ['visa', 'Visa'],
  ['Visa', 'Visa'],
  ['amex', 'American Express'],
  ['unknown', 'Card'],
])('the brand %s is called %s', (brand, name) => expect(cardBrandName(brand)).toBe(name))
