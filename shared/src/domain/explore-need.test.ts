import { expect, it } from 'vitest'
import { needOf, withNeed } from './explore-need'
import { readExploreSearch, toListingInput } from './explore-search'
import { withText } from './explore-sentence'
import { parseSearch, stringifySearch } from './search-params'

const read = (address: string) => readExploreSearch(parseSearch(address))

const TODAY = '2026-11-24'

it('a sentence becomes filters of the address, and what was chosen before stays', () => {
  const before = read('?verified=true&features=hazmat&query=Dallas')
  const { search, unread, roundedFrom } = withText(
    before,
    '300 pallets with EDI and zeppelins near Columbus from January for 5 months',
    TODAY,
  )
  expect(Object.fromEntries(new URLSearchParams(stringifySearch(search)))).toEqual({
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
  const { search } = withText(read('?minPallets=20'), 'cold storage near Columbus', TODAY)
  expect(search).toEqual({ query: 'cold storage near Columbus', minPallets: 20 })
})

it('volumes and wishes of a sentence stand in the address; volumes are no filters of the list', () => {
  const { search } = withText(
    read(''),
    '2,000 orders a month with 2 units each and 8% returns, with EDI, ideally kitting near Reno',
    TODAY,
  )
  expect(Object.fromEntries(new URLSearchParams(stringifySearch(search)))).toEqual({
    query: 'Reno',
    integrations: 'EDI',
    wishes: 'features.kittingBundling',
    orders: '2000',
    unitsPerOrder: '2',
    returnsPercent: '8',
  })
  expect(read(stringifySearch(search))).toEqual(search)
  expect(toListingInput(search)).toEqual({ query: 'Reno', integrations: ['EDI'], wishes: ['features.kittingBundling'] })
})

it('a changed need leaves the other filters', () => {
  const before = read('?query=Reno&minPallets=20&minRating=4&orders=20&returnsPercent=8')
  const search = withNeed(before, { quantity: 900, spaceType: 'SQ_FEET' }, { orders: 30 })
  expect(search).toEqual({ minRating: 4, minSqft: 900, orders: 30 })
  expect(needOf(search)).toEqual({ quantity: 900, spaceType: 'SQ_FEET' })
})
