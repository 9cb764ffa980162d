import { expect, it } from 'vitest'
import { needOf, withNeed, withText } from './explore-need'
import { apiFilters, readExploreState, writeExploreState } from './explore-state'

const TODAY = '2026-11-24'

it('a sentence becomes filters of the address, and what was chosen before stays', () => {
  const before = readExploreState('?verified=true&features=hazmat&query=Dallas')
  const { state, unread, roundedFrom } = withText(
    before,
    '300 pallets with EDI and zeppelins near Columbus from January for 5 months',
    TODAY,
  )
  expect(Object.fromEntries(new URLSearchParams(writeExploreState(state)))).toEqual({
    query: 'Columbus',
    minPallets: '300',
    freeFrom: '2027-01-01',
    priceTerm: '6',
    verified: 'true',
    features: 'hazmat',
    integrations: 'EDI',
  })
  expect([unread, roundedFrom]).toEqual([['zeppelins'], 5])
})

it('other texts are searched for as they are', () => {
  const { state } = withText(readExploreState('?minPallets=20'), 'cold storage near Columbus', TODAY)
  expect(state.texts).toEqual({ query: 'cold storage near Columbus', minPallets: '20' })
})

it('volumes and wishes of a sentence stand in the address; volumes are no filters of the list', () => {
  const { state } = withText(
    readExploreState(''),
    '2,000 orders a month with 2 units each and 8% returns, with EDI, ideally kitting near Reno',
    TODAY,
  )
  expect(Object.fromEntries(new URLSearchParams(writeExploreState(state)))).toEqual({
    query: 'Reno',
    integrations: 'EDI',
    wishes: 'features.kittingBundling',
    orders: '2000',
    unitsPerOrder: '2',
    returnsPercent: '8',
  })
  expect(readExploreState(writeExploreState(state))).toEqual(state)
  expect(apiFilters(state)).toEqual({ query: 'Reno', integrations: ['EDI'], wishes: ['features.kittingBundling'] })
})

it('a changed need leaves the other filters', () => {
  const before = readExploreState('?query=Reno&minPallets=20&minRating=4&orders=20&returnsPercent=8')
  const state = withNeed(before, { quantity: 900, spaceType: 'SQ_FEET' }, { orders: 30 })
  expect(state.texts).toEqual({ minRating: '4', minSqft: '900', orders: '30' })
  expect(needOf(state)).toEqual({ quantity: 900, spaceType: 'SQ_FEET' })
})
