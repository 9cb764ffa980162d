import { expect, it } from 'vitest'
import { needOf, withNeed, withText } from './explore-need'
import { readExploreState, writeExploreState } from './explore-state'

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

it('a changed need leaves the other filters', () => {
  const state = withNeed(readExploreState('?query=Reno&minPallets=20&minRating=4'), {
    quantity: 900,
    spaceType: 'SQ_FEET',
  })
  expect(state.texts).toEqual({ minRating: '4', minSqft: '900' })
  expect(needOf(state)).toEqual({ quantity: 900, spaceType: 'SQ_FEET' })
})
