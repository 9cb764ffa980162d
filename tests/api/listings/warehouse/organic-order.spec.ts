import { refreshListings } from '@stackyard/cms/modules/listings/discovery/operations/refresh-listings'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { MapPin } from '@stackyard/shared/schema/map'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { ok } from '../../../setup/api'
import { newSeller, type NewSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from '../warehouse-write/new-listing'

const stack = sharedStack()
const { url, pool } = stack

/** What is set on each listing, from the first of the list to the last. */
const inOrder = [
  ['first spotlight, not verified', ['isFirstSpotlight']],
  ['high priority and verified', ['isHighPriority', 'isVerified']],
  ['high priority', ['isHighPriority']],
  ['verified', ['isVerified']],
  ['spotlight without verification', ['isFeatured']],
  ['first spotlight that nobody has confirmed', ['isFirstSpotlight', 'isFeatured', 'isVerified']],
] as const

const word = `Ordered${Date.now().toString(36)}`
let seller: NewSeller
const wanted: number[] = []

beforeAll(async () => {
  seller = await newSeller(stack)
  const admin = await tokenOf(url, 'admin')
  // Made in the opposite order, so that ids do not explain the result.
  for (const [, flags] of inOrder.toReversed()) {
    const body = liveListing(freshName(word))
    const { id } = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token: seller.token, body })
    for (const flag of flags) await ok(url, 'PUT', `/admin/warehouse/${id}`, { token: admin, body: { [flag]: true } })
    wanted.unshift(id)
  }
  await pool.query(`update warehouses set confirmed_at = now() - interval '2 years' where id = $1`, [wanted.at(-1)])
  await refreshListings(drizzle(pool), [wanted.at(-1) ?? 0])
})

afterAll(async () => {
  await pool.query('update warehouses set confirmed_at = now() where id = $1', [wanted.at(-1)])
  await refreshListings(drizzle(pool), [wanted.at(-1) ?? 0])
})

const ids = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)

describe('the organic order: first spotlights, high priority, verified, rating (R-060)', () => {
  it('of a list from the database, in pages', async () => {
    const list = `/warehouse/?sellerId=${seller.user.id}`
    expect(ids(await ok<ListingCard[]>(url, 'GET', list))).toEqual(wanted)
    const pages = [0, 2, 4].map(async (skip) => ok<ListingCard[]>(url, 'GET', `${list}&limit=2&skip=${skip}`))
    expect(ids((await Promise.all(pages)).flat())).toEqual(wanted)
  })

  it('of a search by words', async () => {
    expect(ids(await ok<ListingCard[]>(url, 'GET', `/warehouse/?query=${word}`))).toEqual(wanted)
  })

  it('of the map without a view', async () => {
    expect(ids(await ok<MapPin[]>(url, 'GET', `/warehouse/map?sellerId=${seller.user.id}`))).toEqual(wanted)
  })

  it('counts no first spotlight and no priority on a plan without the right to spotlights', async () => {
    const [first = 0] = wanted
    const admin = await tokenOf(url, 'admin')
    const grant = async (planId: string) =>
      ok(url, 'PUT', `/admin/plan/upgrade/${seller.user.id}`, { token: admin, body: { planId } })
    await grant('free')
    const verified = wanted.filter((_, at) => inOrder[at]?.[1].some((flag) => flag === 'isVerified') && at < 5)
    const rest = wanted.slice(0, 5).filter((id) => !verified.includes(id))
    const byId = (a: number, b: number) => a - b
    expect(ids(await ok<ListingCard[]>(url, 'GET', `/warehouse/?sellerId=${seller.user.id}`))).toEqual([
      ...verified.toSorted(byId),
      ...rest.toSorted(byId),
      wanted[5],
    ])
    await grant('growth')
    expect((await ok<ListingCard[]>(url, 'GET', `/warehouse/?sellerId=${seller.user.id}`))[0]?.id).toBe(first)
  })
})
