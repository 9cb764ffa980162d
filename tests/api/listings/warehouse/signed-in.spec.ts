import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()

describe('a customer', () => {
  it('sees prices on cards and the whole rate card of a listing', async () => {
    const token = await tokenOf(url, 'customer')
    const cards = await ok<ListingCard[]>(url, 'GET', '/warehouse/?limit=100&sort=name', { token })
    expect(cards.every((card) => card.prices !== undefined)).toBe(true)
    const canary = await ok<Warehouse>(url, 'GET', `/warehouse/${listingIds.canary}`, { token })
    expect(canary.price1).toBe(7341.77)
    const tiers = await ok<Warehouse>(url, 'GET', `/warehouse/${listingIds.tiers}`, { token })
    expect(tiers.fulfillmentRates?.length).toBeGreaterThan(0)
    expect(tiers.fulfillmentDeposit).toBeGreaterThan(0)
  })

  it('does not see another’s hidden listing, its seller and an admin do', async () => {
    for (const [actor, status] of [
      ['customer', 404],
      ['seller2', 404],
      ['admin', 200],
    ] as const) {
      const reply = await call(url, 'GET', `/warehouse/${listingIds.hidden}`, { token: await tokenOf(url, actor) })
      expect(reply.status, actor).toBe(status)
    }
    const owners = await Promise.all(
      (['seller', 'seller2'] as const).map(
        async (actor) =>
          (await call(url, 'GET', `/warehouse/${listingIds.hidden}`, { token: await tokenOf(url, actor) })).status,
      ),
    )
    expect(owners).toContain(200)
  })
})

describe('an admin', () => {
  it('lists hidden ones and gets no spotlighted ones in front', async () => {
    const token = await tokenOf(url, 'admin')
    const hidden = await call<ListingCard[]>(url, 'GET', '/warehouse/?visible=false&limit=100', { token })
    expect(hidden.results.map((card) => card.id)).toContain(listingIds.hidden)
    expect(hidden.results.every((card) => !card.visible)).toBe(true)
    const first = await call<ListingCard[]>(url, 'GET', '/warehouse/?limit=10', { token })
    expect(first.results).toHaveLength(10)
  })
})
