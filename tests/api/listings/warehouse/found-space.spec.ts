import { listingIds } from '@stackyard/seed/plans/well-known'
import { addDays, addMonths, dayOf } from '@stackyard/shared/domain/calendar'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { newBuyer, palletsByCard, purchase } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { freshName, liveListing } from '../warehouse-write/new-listing'

const stack = sharedStack()
const { url, pool } = stack

const today = dayOf(new Date())
const tomorrow = addDays(today, 1)

describe('what a merchant finds is what a merchant can book (R-143)', () => {
  const search = (query: string) => call<ListingCard[]>(url, 'GET', `/warehouse/?limit=100&${query}`)
  const finds = async (id: number, query: string) => {
    for (let skip = 0; ; skip += 100) {
      const { results, total = 0 } = await search(`${query}&skip=${skip}`)
      if (results.some((card) => card.id === id)) return true
      if (skip + 100 >= total) return false
    }
  }

  it('300 pallets find no warehouse that sells square feet only', async () => {
    expect(await finds(listingIds.squareFeetOnly, 'minSqft=300')).toBe(true)
    expect(await finds(listingIds.squareFeetOnly, 'minPallets=10')).toBe(false)
    const { results } = await search('minPallets=300')
    expect(results.length).toBeGreaterThan(0)
    expect(results.filter((card) => !card.palletEnabled || card.freePallets < 300)).toEqual([])
  })

  it('the last pallet is found, shown in the booking box, and sold; then none is', async () => {
    const seller = await newSeller(stack)
    const body = { ...liveListing(freshName('Last Pallet House')), totalSpace: 1172, price1: 0.5 }
    const { id } = await ok<{ id: number }>(url, 'POST', '/warehouse/', { token: seller.token, body })
    expect(await finds(id, 'minPallets=1172')).toBe(true)
    expect(await finds(id, 'minPallets=1173')).toBe(false)
    const buyer = await newBuyer(stack)
    const reply = await purchase(url, buyer.token, palletsByCard(buyer, id, { quantity: 1172 }))
    expect(reply.status).toBe(200)
    const house = await ok<Warehouse>(url, 'GET', `/warehouse/${id}`)
    expect(house.takenSpace).toEqual([{ start: tomorrow, end: addMonths(tomorrow, 1), units: 1172 * 1333 }])
    expect(await finds(id, 'minPallets=1')).toBe(false)
    const refused = await purchase(url, buyer.token, palletsByCard(buyer, id, { quantity: 1 }))
    expect(refused).toMatchObject({ status: 409, error: { code: 'CAPACITY_EXCEEDED' } })
  })

  it('of twelve merchants who ask for the last pallet at once, one gets it', async () => {
    const seller = await newSeller(stack)
    const body = { ...liveListing(freshName('Last Of All House')), totalSpace: 3 }
    const { id } = await ok<{ id: number }>(url, 'POST', '/warehouse/', { token: seller.token, body })
    const buyers = await Promise.all(Array.from({ length: 13 }, () => newBuyer(stack)))
    const [first, ...others] = buyers
    if (!first) throw new Error('no buyer')
    expect((await purchase(url, first.token, palletsByCard(first, id, { quantity: 2 }))).status).toBe(200)
    const replies = await Promise.all(
      others.map((buyer) => purchase(url, buyer.token, palletsByCard(buyer, id, { quantity: 1 }))),
    )
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(11).fill(409)])
    const house = await ok<Warehouse>(url, 'GET', `/warehouse/${id}`)
    expect(house.takenSpace).toEqual([{ start: tomorrow, end: addMonths(tomorrow, 1), units: 3 * 1333 }])
    expect(house.freePallets).toBe(0)
  })

  it('R-145: a card’s lowest price is what a customer pays, with the discount of a HotRack and without it', async () => {
    const seller = await newSeller(stack)
    const offer = { totalSpace: 40, price1: 14, price3: 13, discount1: 50, discountOption: 'percentage' }
    const body = { ...liveListing(freshName('Discount House')), ...offer, hotRackEnabled: true }
    const { id } = await ok<{ id: number }>(url, 'POST', '/warehouse/', { token: seller.token, body })
    const lowest = async () => {
      const reply = await call<ListingCard[]>(url, 'GET', `/warehouse/?sellerId=${seller.user.id}`, seller)
      return reply.results.find((card) => card.id === id)?.prices
    }
    expect(await lowest()).toMatchObject({ price1: 14, lowestPallet: 7, lowestSqFt: null })
    await ok(url, 'PUT', `/warehouse/${id}`, { token: seller.token, body: { hotRackEnabled: false } })
    expect(await lowest()).toMatchObject({ price1: 14, lowestPallet: 13 })
  })

  it('cards show what is free from the chosen day, not from tomorrow', async () => {
    const seller = await newSeller(stack)
    const body = { ...liveListing(freshName('Dated House')), totalSpace: 40, maxSpaceOrder: 30 }
    const { id } = await ok<{ id: number }>(url, 'POST', '/warehouse/', { token: seller.token, body })
    const buyer = await newBuyer(stack)
    const day = addDays(today, 90)
    await purchase(url, buyer.token, palletsByCard(buyer, id, { quantity: 25, startDate: day }))
    const cardOn = async (query: string) =>
      (await search(`sellerId=${seller.user.id}&${query}`)).results.find((card) => card.id === id)
    expect(await cardOn('')).toMatchObject({ freePallets: 30, freeFrom: tomorrow })
    expect(await cardOn(`freeFrom=${addDays(day, 5)}`)).toMatchObject({ freePallets: 15, freeFrom: addDays(day, 5) })
    expect(await cardOn(`freeFrom=${addDays(day, -20)}&priceTerm=1&minPallets=20`)).toBeUndefined()
    expect(await cardOn(`minPallets=20&priceTerm=6`)).toBeUndefined()
    expect(await cardOn(`minPallets=20&priceTerm=1`)).toMatchObject({ id })
  })

  it('and cards follow the day, without a reservation or a change of the listing', async () => {
    const { rows } = await pool.query<{ id: number }>(
      `select h.warehouse_id as id from market.capacity_hold h join market.listing_search s on s.id = h.warehouse_id
       where h.state <> 'released' and s.listed and h.end_day > current_date + 2 limit 1`,
    )
    const id = rows[0]?.id ?? 0
    const freeOn = `select free_pallets as free, card ->> 'freePallets' as shown from market.listing_search where id = ${id}`
    const before = (await pool.query(freeOn)).rows[0]
    await pool.query(
      `update market.listing_search set free_pallets = 99999, card = card || '{"freePallets": 99999}' where id = $1`,
      [id],
    )
    await pool.query(`select graphile_worker.add_job('turn-space', '{}'::json)`)
    await eventually('the free space is counted anew', 20_000, async () =>
      (await pool.query<{ free: number }>(freeOn)).rows[0]?.free === 99_999 ? undefined : true,
    )
    expect((await pool.query(freeOn)).rows[0]).toEqual(before)
  })
})
