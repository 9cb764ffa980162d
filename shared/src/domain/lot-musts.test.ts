import { describe, expect, it } from 'vitest'
import { lotMustsOf, mustLabel } from './lot-musts'
import { readExploreSearch } from './explore-search'
import { readWish } from './wishes'

describe('the musts of a request', () => {
  it('are those of the search it began with, without HotRacks, wishes, and what nobody knows', () => {
    const search = readExploreSearch({
      query: 'Columbus',
      features: 'hazmat,unknown',
      certifications: 'haccp',
      verified: 'true',
      hotrack: 'true',
      diamonds: '4,5',
      minRating: '4',
      dockDoors: '8',
      clearHeight: '32',
      wishes: 'features.rail',
      minPallets: '300',
    })
    const musts = lotMustsOf(search)
    expect(musts).toEqual({
      features: ['hazmat'],
      certifications: ['haccp'],
      verified: true,
      diamonds: ['4', '5'],
      minRating: 4,
      dockDoors: 8,
      clearHeight: 32,
    })
    expect(lotMustsOf(musts)).toEqual(musts)
    expect(lotMustsOf({})).toEqual({})
  })

  it.each([
    ['integrations.EDI', 'EDI'],
    ['verified', 'Verified'],
    ['hasDiamond', 'With a diamond rating'],
    ['minRating.4.5', '4.5 stars or more'],
    ['dockDoors.1200', '1,200 dock doors or more'],
    ['clearHeight.32', '32 ft clear or more'],
    ['diamonds.4-5', 'Superior Quality / Best In Class'],
  ])('%s is called “%s”', (text, label) => {
    const must = readWish(text)
    expect(must && mustLabel(must)).toBe(label)
  })
})
