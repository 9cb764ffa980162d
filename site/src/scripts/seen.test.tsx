import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countSeen } from './seen'

const counted = vi.hoisted(() => ({ visits: [] as unknown[], watches: 0 }))
vi.mock('@stackyard/shared/contract/seen-cards', () => ({
  watchCards: () => (counted.watches += 1),
  logVisit: async (page: unknown) => counted.visits.push(page),
}))

beforeEach(() => Object.assign(counted, { visits: [], watches: 0 }))
afterEach(() => document.body.replaceChildren())

it.each([
  ['<div data-visit="12" data-seller="3"></div>', [{ warehouseId: 12, sellerId: 3 }]],
  ['<article data-visit="service-5" data-seller="4"></article>', [{ serviceId: 5, sellerId: 4 }]],
  ['<main></main>', []],
])('R-311: %s counts the visits %j', (html, visits) => {
  document.body.innerHTML = html
  countSeen()
  expect(counted).toEqual({ visits, watches: 1 })
})
