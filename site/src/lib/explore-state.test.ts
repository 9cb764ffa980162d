import { expect, it } from 'vitest'
import { apiFilters, boundsAround, isStep, readExploreState, writeExploreState } from './explore-state'

it('the address holds the whole state and gives it back', () => {
  const search =
    '?query=Dallas&country=US&categories=footwear,toysGames&hotrack=true&northCoordinate=40.0000&southCoordinate=30.0000&eastCoordinate=-90.0000&westCoordinate=-100.0000&view=map'
  const state = readExploreState(search)
  expect(state.bounds).toEqual({ north: 40, south: 30, east: -90, west: -100 })
  expect(readExploreState(writeExploreState(state))).toEqual(state)
})

it('drops what it does not know; the plain page has a plain address and the split view', () => {
  const state = readExploreState('?view=table&northCoordinate=x&verified=maybe&page=3')
  expect(state).toMatchObject({ view: 'split', bounds: null, switches: {} })
  expect(writeExploreState(state)).toBe('')
})

it("a page's own filter can not be overridden by the address", () => {
  expect(apiFilters(readExploreState('?region=west'), { region: 'south' })).toEqual({ region: 'south' })
})

it('bounds the points that have a place', () => {
  expect(boundsAround([{ latitude: null, longitude: null }])).toBeNull()
  expect(boundsAround([{ latitude: 30, longitude: -90 }])?.north).toBeGreaterThan(30)
})

it('Back goes through filters, searches and orders, not through letters and map moves', () => {
  const plain = readExploreState('')
  const changes: [string, boolean][] = [
    ['?verified=true', true],
    ['?features=fbaPrep', true],
    ['?query=Dallas', true],
    ['?sort=rating', true],
    ['?freeFrom=2027-01-15', true],
    ['?minPallets=1', false],
    ['?view=map', false],
    ['?northCoordinate=40&southCoordinate=30&eastCoordinate=-90&westCoordinate=-100', false],
  ]
  for (const [search, step] of changes) expect(isStep(plain, readExploreState(search)), search).toBe(step)
})

it('R-046: a state’s page passes on every filter of the address but page, type, scope and state', () => {
  const state = readExploreState('?hotrack=true&page=3&type=warehouse&regionScope=global&state=NV&features=hazmat')
  expect(apiFilters(state, { country: 'US', state: 'TX' })).toEqual({
    hotrack: 'true',
    features: ['hazmat'],
    country: 'US',
    state: 'TX',
  })
})

it('R-036: the plain address is half list, half map; list and map can be asked for', () => {
  expect(['', '?view=list', '?view=map', '?view=other'].map((search) => readExploreState(search).view)).toEqual([
    'split',
    'list',
    'map',
    'split',
  ])
})

it('R-046: filters without a field of their own are read, sent and written back', () => {
  const search =
    '?minRating=4&userType=manager&latitude=39.96&longitude=-82.99&radiusInMiles=50&categoriesQuery=footwear&diamonds=3,5'
  const state = readExploreState(search)
  expect(apiFilters(state)).toEqual({
    minRating: '4',
    userType: 'manager',
    latitude: '39.96',
    longitude: '-82.99',
    radiusInMiles: '50',
    categoriesQuery: ['footwear'],
    diamonds: ['3', '5'],
  })
  expect(readExploreState(writeExploreState(state))).toEqual(state)
})
