import { expect, it } from 'vitest'
import { shortTitle } from './short-title'

it.each([
  ['Dock doors', 'Dock doors'],
  ['Dock doors 1', 'Dock doors…'],
  ['', ''],
  ['🏭🏭🏭🏭🏭🏭🏭🏭🏭🏭🏭', '🏭🏭🏭🏭🏭🏭🏭🏭🏭🏭…'],
])('R-446: a preview shows %j as %j', (title, shown) => {
  expect(shortTitle(title)).toBe(shown)
})
