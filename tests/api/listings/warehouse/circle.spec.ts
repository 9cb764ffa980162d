import { milesBetween } from '@stackyard/shared/domain/distance'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { MapItem } from '@stackyard/shared/schema/map'
import type { SearchCircle } from '@stackyard/shared/schema/search-circle'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from '../warehouse-write/new-listing'

const stack = sharedStack()
const { url } = stack

const columbus = { city: 'Columbus', zipCode: '43215', latitude: 39.9612, longitude: -82.9988 }
const cincinnati = { city: 'Cincinnati', zipCode: '45202', latitude: 39.1031, longitude: -84.512 }

let near: number
let far: number
beforeAll(async () => {
  const seller = await newSeller(stack)
  const listed = async ({ city, zipCode, latitude, longitude }: typeof columbus) => {
    const listing = liveListing(freshName(`${city} House`))
    const body = { ...listing, address: { ...listing.address, city, zipCode }, latitude, longitude }
    return (await ok<{ id: number }>(url, 'POST', '/warehouse/', { token: seller.token, body })).id
  }
  near = await listed(columbus)
  far = await listed(cincinnati)
})

const circleOf = (query: string) => ok<SearchCircle>(url, 'GET', `/warehouse/circle?${query}`)

/** All cards of a search, page by page. */
async function cardsOf(query: string): Promise<ListingCard[]> {
  const found: ListingCard[] = []
  for (;;) {
    const { results, total = 0 } = await call<ListingCard[]>(
      url,
      'GET',
      `/warehouse/?${query}&limit=100&skip=${found.length}`,
    )
    found.push(...results)
    if (results.length === 0 || found.length >= total) return found
  }
}

const world = 'zoom=16&northCoordinate=85&southCoordinate=-85&eastCoordinate=180&westCoordinate=-180'

describe('the circle of a search', () => {
  it.each([
    ['query=Columbus%2C%20OH', 75],
    ['query=Columbus%2C%20OH&radiusInMiles=40', 40],
    [`latitude=${columbus.latitude}&longitude=${columbus.longitude}`, 100],
  ])('%s: nothing outside of it is listed or stands on the map', async (query, miles) => {
    const circle = await circleOf(query)
    if (!circle) throw new Error('no circle')
    expect(circle.miles).toBe(miles)
    expect(milesBetween(circle, columbus)).toBeLessThan(5)
    const cards = await cardsOf(query)
    expect(cards.map(({ id }) => id)).toContain(near)
    // The server measures on a sphere that is a little larger than milesBetween's.
    const within = (at: { latitude: number | null; longitude: number | null }) =>
      milesBetween(circle, { latitude: at.latitude ?? 0, longitude: at.longitude ?? 0 }) <= miles * 1.005
    expect(cards.filter((card) => !within(card))).toEqual([])
    expect(cards.filter((card) => (card.miles ?? Infinity) > miles)).toEqual([])
    const items = await ok<MapItem[]>(url, 'GET', `/warehouse/map?${query}&${world}`)
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter((item) => !within(item))).toEqual([])
  })

  it('"Columbus" does not bring Cincinnati, and a wider radius does', async () => {
    const idsOf = async (query: string) => (await cardsOf(query)).map(({ id }) => id)
    expect(await idsOf('query=Columbus%2C%20OH')).not.toContain(far)
    expect(await idsOf('query=Columbus%2C%20OH&radiusInMiles=150')).toEqual(expect.arrayContaining([near, far]))
  })

  it('is none where no place is named', async () => {
    for (const query of ['', 'query=Germany', 'query=hazmat', 'state=OH']) expect(await circleOf(query)).toBeNull()
  })
})

describe('the card of a pin', () => {
  it('is the one listing, with its miles, and with prices for the signed-in alone', async () => {
    const query = `query=Columbus%2C%20OH&priceTerm=6&minPallets=40&listingId=${near}`
    const asVisitor = await ok<ListingCard[]>(url, 'GET', `/warehouse/?${query}`)
    expect(asVisitor.map(({ id }) => id)).toEqual([near])
    expect(asVisitor[0]?.miles).toBeLessThan(5)
    expect(asVisitor[0]).not.toHaveProperty('prices')
    const token = await tokenOf(url, 'customer')
    const [card] = await ok<ListingCard[]>(url, 'GET', `/warehouse/?${query}`, { token })
    expect(card?.prices).toBeDefined()
    expect(card?.freePallets).toBeGreaterThanOrEqual(40)
  })

  it('is nobody’s where the listing does not match the other filters', async () => {
    expect(await ok(url, 'GET', `/warehouse/?query=Columbus%2C%20OH&listingId=${far}`)).toEqual([])
  })
})
