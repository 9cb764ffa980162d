import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { freshName } from './new-listing'

const { url, pool } = sharedStack()

const stateOf = async (id: number) =>
  (await pool.query(`select name, version, deleted_at, is_draft from warehouses where id = $1`, [id])).rows[0]

describe('somebody else’s listing', () => {
  it.each(['customer', 'seller2', 'manager', 'editor'] as const)(
    'R-522: answers a %s like a missing one, and nothing changes',
    async (actor) => {
      const before = await stateOf(listingIds.main)
      const token = await tokenOf(url, actor)
      const body = { name: 'Taken over', isDraft: true }
      for (const [method, path] of [
        ['PUT', `/warehouse/${listingIds.main}`],
        ['DELETE', `/warehouse/${listingIds.main}`],
        ['GET', `/warehouse/own/${listingIds.main}`],
        ['POST', `/warehouse/confirm/${listingIds.main}`],
      ] as const)
        expect((await call(url, method, path, { token, ...(method === 'GET' ? {} : { body }) })).status, path).toBe(404)
      expect(await stateOf(listingIds.main)).toEqual(before)
    },
  )

  it('is changed by an admin, who keeps it its owner’s', async () => {
    const made = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', {
      token: await tokenOf(url, 'seller'),
      body: { name: freshName('Watched') },
    })
    const changed = await ok<WarehouseRecord>(url, 'PUT', `/warehouse/${made.id}`, {
      token: await tokenOf(url, 'admin'),
      body: { highlights: 'Corrected', version: made.version },
    })
    expect(changed).toMatchObject({ highlights: 'Corrected', sellerId: made.sellerId, version: 2 })
  })

  it('takes its product categories under the misspelled name too, and the right one first', async () => {
    const token = await tokenOf(url, 'seller')
    const made = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', {
      token,
      body: { name: freshName('Misspelled'), categiries: { foodBeverage: true } },
    })
    expect(made.categories.foodBeverage).toBe(true)
    expect(made).not.toHaveProperty('categiries')
    const body = { categories: { foodBeverage: false }, categiries: { foodBeverage: true } }
    const changed = await ok<WarehouseRecord>(url, 'PUT', `/warehouse/${made.id}`, { token, body })
    expect(changed.categories.foodBeverage).toBe(false)
  })

  it('R-522: a customer cannot create one', async () => {
    const reply = await call(url, 'POST', '/warehouse/', {
      token: await tokenOf(url, 'customer'),
      body: { name: freshName('No') },
    })
    expect(reply.status).toBe(403)
  })
})
