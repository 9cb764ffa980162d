import { expect, it } from 'vitest'
import { reserveSearchOf } from '../domain/reserve-search'
import { sampleWarehouse } from './sample-warehouse.test-data'
import { firstChoice, freeUnitsDuring, outcomeOf, withMode } from './storage-choice'

const now = new Date('2026-11-22T10:00:00Z')
const priced = sampleWarehouse({ price1: 20, price3: 18, priceSq1: null, priceSq6: 1.5 })
const visitor = sampleWarehouse({})

it('starts with the first term that has a price, the minimum order and tomorrow', () => {
  expect(firstChoice(priced, {}, now)).toEqual({ mode: 'PALLET', term: 1, quantity: 2, startDate: '2026-11-23' })
})

it('takes month, space, mode and start from the address, for visitors too', () => {
  const search = '?month=3&space=40&mode=PALLET&start=2026-12-24'
  const choice = { mode: 'PALLET', term: 3, quantity: 40, startDate: '2026-12-24' }
  expect(firstChoice(priced, reserveSearchOf(search), now)).toEqual(choice)
  expect(firstChoice(visitor, reserveSearchOf(search), now)).toEqual(choice)
})

it('a quantity in a unit that the warehouse does not sell by becomes the same space in its own', () => {
  const byPallet = { ...priced, sqEnabled: false }
  const choice = firstChoice(byPallet, reserveSearchOf('?space=534&mode=SQ_FEET'), now)
  expect(choice).toMatchObject({ mode: 'PALLET', quantity: 41 })
})

it('never starts in the past', () => {
  expect(firstChoice(priced, reserveSearchOf('?start=2020-01-01'), now).startDate).toBe('2026-11-23')
  const past = { ...firstChoice(priced, {}, now), startDate: '2026-11-22' }
  expect(outcomeOf(priced, past, now)).toMatchObject({
    canReserve: false,
    startProblem: 'Choose a day from tomorrow on',
  })
})

it('a term without a price in the mode is not offered and can not be reserved', () => {
  const choice = withMode(priced, firstChoice(priced, {}, now), 'SQ_FEET')
  expect(choice.term).toBe(6)
  expect(outcomeOf(priced, { ...choice, term: 1 }, now).canReserve).toBe(false)
})

it('R-143: bounds the quantity by what is free on every day of the reservation, not of the months it touches', () => {
  const choice = { ...firstChoice(priced, {}, now), term: 3 as const, quantity: 60 }
  expect(freeUnitsDuring(priced, choice)).toBe(50 * 1333)
  const outcome = outcomeOf(priced, choice, now)
  expect(outcome.problem).toEqual({ key: 'quantity.max.pallet', params: { max: 50 } })
  expect(outcome.canReserve).toBe(false)
  expect(outcomeOf(priced, { ...choice, quantity: 50 }, now).canReserve).toBe(true)
  const before = { ...choice, term: 1 as const, startDate: '2026-12-05', quantity: 100 }
  expect(outcomeOf(priced, before, now)).toMatchObject({ canReserve: true, space: { free: 100, max: 100 } })
})

it('R-143: the last pallet can be reserved', () => {
  const full = { ...priced, totalSpace: 1172, takenSpace: [] }
  const choice = { ...firstChoice(full, {}, now), quantity: 1172 }
  expect(outcomeOf(full, choice, now)).toMatchObject({ problem: null, canReserve: true })
})

it('a static page knows no free space and refuses nothing for it', () => {
  const page = { ...priced, availability: [] }
  expect(freeUnitsDuring(page, firstChoice(page, {}, now))).toBeUndefined()
  expect(outcomeOf(page, { ...firstChoice(page, {}, now), quantity: 100 }, now).canReserve).toBe(true)
})

it('a visitor can reserve a right quantity without seeing a figure', () => {
  const outcome = outcomeOf(visitor, firstChoice(visitor, {}, now), now)
  expect(outcome).toMatchObject({ canReserve: true, quote: null })
})

it('a listing outside the United States is never reserved online', () => {
  const abroad = { ...priced, regionScope: 'global' as const }
  expect(outcomeOf(abroad, firstChoice(abroad, {}, now), now).canReserve).toBe(false)
})
