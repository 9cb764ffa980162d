import { expect, it } from 'vitest'
import { boundsAround } from './bounds-around'
import { isStep, readExploreSearch, toListingInput } from './explore-search'
import { parseSearch, stringifySearch } from './search-params'

const read = (address: string) => readExploreSearch(parseSearch(address))

it('the address holds the whole search and gives it back', () => {
  const search = read(
    '?query=Dallas&country=US&categories=footwear,toysGames&hotrack=true&coordinates=30,-100,40,-90&view=map',
  )
  expect(search).toMatchObject({ query: 'Dallas', categories: ['footwear', 'toysGames'], hotrack: true, view: 'map' })
  expect(read(stringifySearch(search))).toEqual(search)
})

it('older addresses have the edges of the map one by one', () => {
  const edges = 'northCoordinate=40.0000&southCoordinate=30.0000&eastCoordinate=-90.0000&westCoordinate=-100.0000'
  expect(read(`?${edges}`)).toEqual({ coordinates: '30.0000,-100.0000,40.0000,-90.0000' })
  expect(read('?northCoordinate=40&southCoordinate=30')).toEqual({})
})

it('drops what it does not know', () => {
  expect(read('?view=globe&northCoordinate=x&verified=maybe&page=3')).toEqual({})
})

it('bounds the points that have a place', () => {
  expect(boundsAround([{ latitude: null, longitude: null }])).toBeNull()
  expect(boundsAround([{ latitude: 30, longitude: -90 }])?.north).toBeGreaterThan(30)
})

it('Back goes through filters, searches and orders, not through letters and map moves', () => {
  const changes: [string, boolean][] = [
    ['?verified=true', true],
    ['?features=fbaPrep', true],
    ['?query=Dallas', true],
    ['?sort=rating', true],
    ['?freeFrom=2027-01-15', true],
    ['?minPallets=1', false],
    ['?orders=300', false],
    ['?view=map', false],
    ['?coordinates=30,-100,40,-90', false],
  ]
  for (const [address, step] of changes) expect(isStep({}, read(address)), address).toBe(step)
  expect(isStep(read('?verified=true&sort=name'), read('?sort=name&verified=true'))).toBe(false)
})

it('R-036: list, table and map can be asked for', () => {
  const views = ['', '?view=list', '?view=table', '?view=map', '?view=other'].map((address) => read(address).view)
  expect(views).toEqual([undefined, 'list', 'table', 'map', undefined])
})

it('R-046: filters without a field of their own are read, sent and written back', () => {
  const search = read(
    '?minRating=4&userType=manager&latitude=39.96&longitude=-82.99&radiusInMiles=50&categoriesQuery=footwear&diamonds=3,5',
  )
  expect(toListingInput(search)).toEqual({
    minRating: 4,
    userType: 'manager',
    latitude: 39.96,
    longitude: -82.99,
    radiusInMiles: 50,
    categoriesQuery: ['footwear'],
    diamonds: ['3', '5'],
  })
  expect(read(stringifySearch(search))).toEqual(search)
})
