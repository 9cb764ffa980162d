import type { FlagOutcome } from '@stackyard/shared/schema/listing-flags'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from './new-listing'

const { url, pool } = sharedStack()

const flag = async (body: object, token?: string) =>
  call<FlagOutcome>(url, 'PUT', '/admin/warehouse/bulk', { token: token ?? (await tokenOf(url, 'admin')), body })

async function listings(planId: 'free' | 'growth', count: number): Promise<number[]> {
  const { token } = await newSeller({ url, pool }, planId)
  const made: number[] = []
  for (let at = 0; at < count; at += 1) {
    const body = liveListing(freshName('Flagged'))
    made.push((await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body })).id)
  }
  return made
}

const stateOf = async (ids: readonly number[]) =>
  (
    await pool.query<{ id: number; listed: boolean; is_featured: boolean; version: number }>(
      `select s.id, s.listed, s.is_featured, w.version::int as version
       from market.listing_search s join warehouses w on w.id = s.id where s.id = any($1) order by s.id`,
      [ids],
    )
  ).rows

describe('one flag of many listings', () => {
  it('changes all at once, with an audit row each and no editor’s version', async () => {
    const ids = await listings('growth', 3)
    expect((await flag({ ids, flag: 'visible', value: false })).results).toEqual({ changed: ids, refused: [] })
    expect((await stateOf(ids)).map(({ listed, version }) => [listed, version])).toEqual(ids.map(() => [false, 1]))
    expect((await flag({ ids, flag: 'visible', value: false })).results).toEqual({ changed: [], refused: [] })
    const { rows } = await pool.query<{ changes: object }>(
      `select changes from market.audit_entry where subject_kind = 'warehouse' and action = 'flag' and subject_id = any($1)`,
      [ids],
    )
    expect(rows).toEqual(ids.map(() => ({ changes: { visible: [true, false] } })))
  })

  it('leaves listings of the free plan without a paid flag, and tells which', async () => {
    const [free = 0] = await listings('free', 1)
    const [paid = 0] = await listings('growth', 1)
    const reply = await flag({ ids: [free, paid, 999_999_999], flag: 'isFeatured', value: true })
    expect(reply.results).toEqual({ changed: [paid], refused: [free, 999_999_999] })
    expect((await stateOf([free, paid])).map(({ id, is_featured }) => [id, is_featured])).toEqual([
      [free, false],
      [paid, true],
    ])
  })

  it('is for admins, for known flags and for at most a hundred', async () => {
    expect((await flag({ ids: [1], flag: 'visible', value: false }, await tokenOf(url, 'seller'))).status).toBe(403)
    expect((await flag({ ids: [1], flag: 'sellerId', value: true })).status).toBe(400)
    expect((await flag({ ids: [], flag: 'visible', value: true })).status).toBe(400)
    expect(
      (await flag({ ids: Array.from({ length: 101 }, (_, at) => at + 1), flag: 'visible', value: true })).status,
    ).toBe(400)
  })
})

describe('one flag of every listing that filters leave (R-264)', () => {
  type Batch = FlagOutcome & { next: number | null }
  const flagFiltered = async (body: object, actor: 'admin' | 'seller' = 'admin') =>
    call<Batch>(url, 'PUT', '/admin/warehouse/bulk-filtered', { token: await tokenOf(url, actor), body })

  it('changes them in batches by id, each once, though the change takes them out of the filters', async () => {
    const { user, token } = await newSeller({ url, pool }, 'growth')
    for (let at = 0; at < 3; at += 1)
      await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body: liveListing(freshName('Filtered')) })
    const mine = async () =>
      (await pool.query<{ id: number }>('select id from warehouses where seller_id = $1 order by id', [user.id])).rows
    const wanted = (await mine()).map(({ id }) => id)
    const filters = { sellerId: user.id, verified: false }
    const first = await flagFiltered({ filters, flag: 'isVerified', value: true, after: wanted[0] })
    expect(first.results).toEqual({ changed: wanted.slice(1), refused: [], next: null })
    expect((await flagFiltered({ filters, flag: 'isVerified', value: true })).results.changed).toEqual([wanted[0]])
    expect((await flagFiltered({ filters, flag: 'isVerified', value: true })).results.changed).toEqual([])
  })

  it('says where the next batch begins until there is none', async () => {
    const all: number[] = []
    let after = 0
    for (let turns = 0; turns < 20; turns += 1) {
      const { results } = await flagFiltered({ filters: { draft: true }, flag: 'visible', value: true, after })
      all.push(...results.changed)
      if (results.next === null) break
      expect(results.next).toBeGreaterThan(after)
      after = results.next
    }
    expect(new Set(all).size).toBe(all.length)
  })

  it('is for admins', async () => {
    const body = { filters: {}, flag: 'visible', value: false }
    expect((await flagFiltered(body, 'seller')).status).toBe(403)
  })
})
