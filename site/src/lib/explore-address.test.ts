import { expect, it } from 'vitest'
import { askedFor, readAddress, writeAddress } from './explore-address'

it('the plain page has a plain address', () => {
  expect(writeAddress(readAddress('?page=3&verified=maybe'))).toBe('')
  expect(writeAddress(readAddress('?view=split'))).toBe('')
  expect(writeAddress(readAddress('?view=table&features=hazmat,b2b'))).toBe('?features=hazmat,b2b&view=table')
})

it("a page's own filter can not be overridden by the address", () => {
  expect(askedFor(readAddress('?region=west'), { region: 'south' })).toEqual({ region: 'south' })
})

it('R-046: a state’s page passes on every filter of the address but page, type, scope and state', () => {
  const search = readAddress('?hotrack=true&page=3&type=warehouse&regionScope=global&state=NV&features=hazmat')
  expect(askedFor(search, { country: 'US', state: 'TX' })).toEqual({
    hotrack: true,
    features: ['hazmat'],
    country: 'US',
    state: 'TX',
  })
})
