import type { BulkPreviewRow, BulkResult } from '@stackyard/shared/schema/bulk-edit'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newSeller, type NewSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from './new-listing'

const { url, pool } = sharedStack()
let seller: NewSeller
beforeAll(async () => {
  seller = await newSeller({ url, pool })
})

const add = (more: object = {}) =>
  ok<WarehouseRecord>(url, 'POST', '/warehouse/', {
    token: seller.token,
    body: { ...liveListing(freshName('Many')), ...more },
  })
const read = (id: number) => ok<WarehouseRecord>(url, 'GET', `/warehouse/own/${id}`, { token: seller.token })
const preview = (ids: number[], rules: object[], token = seller.token) =>
  ok<BulkPreviewRow[]>(url, 'POST', '/warehouse/bulk-edit/preview', { token, body: { ids, rules } })
const apply = (rows: object[], token = seller.token) =>
  ok<BulkResult[]>(url, 'POST', '/warehouse/bulk-edit/apply', { token, body: { rows } })
const toApply = (rows: readonly BulkPreviewRow[]) =>
  rows.map(({ id, version, changes }) => ({
    id,
    version,
    values: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  }))
const updatesOf = async (id: number): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from market.audit_entry
     where subject_kind = 'warehouse' and subject_id = $1 and action = 'update'`,
    [id],
  )
  return rows[0]?.n ?? 0
}

describe('prices and space of many listings', () => {
  it('are previewed without a trace, changed with one entry each, and taken back by the values before', async () => {
    const [one, two] = [await add(), await add({ price1: 20 })]
    const shown = await preview([one.id, two.id], [{ field: 'price1', action: 'percent', value: 10 }])
    expect(shown.map(({ id, changes, problem }) => [id, changes, problem])).toEqual([
      [one.id, [{ field: 'price1', before: 18.5, after: 20.35 }], null],
      [two.id, [{ field: 'price1', before: 20, after: 22 }], null],
    ])
    expect(await read(one.id)).toMatchObject({ price1: 18.5, version: one.version })
    const results = await apply(toApply(shown))
    expect(results).toEqual([one, two].map(({ id, version }) => ({ id, version: version + 1, problem: null })))
    expect((await read(two.id)).price1).toBe(22)
    expect([await updatesOf(one.id), await updatesOf(two.id)]).toEqual([1, 1])
    const undone = shown.map(({ id, version, changes }) => ({
      id,
      version: version + 1,
      values: Object.fromEntries(changes.map(({ field, before }) => [field, before])),
    }))
    expect((await apply(undone)).map(({ problem }) => problem)).toEqual([null, null])
    expect((await read(one.id)).price1).toBe(18.5)
  })

  it('that one listing refuses are changed for the others, and it stays whole as it was', async () => {
    const [good, bad] = [await add(), await add()]
    const values = { price1: 19, totalSpace: 600 }
    const results = await apply([
      { id: bad.id, version: bad.version, values: { ...values, minSpaceOrder: 900, maxSpaceOrder: 10 } },
      { id: good.id, version: good.version, values },
    ])
    expect(results).toEqual([
      { id: bad.id, version: null, problem: expect.any(String) },
      { id: good.id, version: good.version + 1, problem: null },
    ])
    expect(await read(bad.id)).toMatchObject({ price1: 18.5, totalSpace: 500, version: bad.version })
    expect(await read(good.id)).toMatchObject(values)
  })

  it('are refused for a listing that was changed since the preview', async () => {
    const one = await add()
    await ok(url, 'PUT', `/warehouse/${one.id}`, { token: seller.token, body: { highlights: 'Meanwhile' } })
    const [result] = await apply([{ id: one.id, version: one.version, values: { price1: 19 } }])
    expect(result).toMatchObject({ version: null, problem: expect.stringContaining('meantime') })
    expect((await read(one.id)).price1).toBe(18.5)
  })

  it('below 0, or raised where there are none, are told in the preview', async () => {
    const one = await add()
    const [below] = await preview([one.id], [{ field: 'price1', action: 'amount', value: -50 }])
    expect(below).toMatchObject({ changes: [], problem: 'Price, 1 month: It would fall below 0.' })
    const [none] = await preview([one.id], [{ field: 'price3', action: 'percent', value: 5 }])
    expect(none).toMatchObject({ changes: [], problem: 'Price, 3 months: It has no value to raise.' })
    const negative = { rows: [{ id: one.id, version: one.version, values: { price1: -1 } }] }
    const reply = await call(url, 'POST', '/warehouse/bulk-edit/apply', { token: seller.token, body: negative })
    expect(reply.status).toBe(400)
    const [fall] = await preview([one.id], [{ field: 'price1', action: 'set', value: 1 }])
    expect(fall).toMatchObject({ problem: null, warning: expect.stringContaining('$18.50') })
  })

  it('are the provider’s own, and any for an admin; others see and change none', async () => {
    const one = await add()
    const rule = { field: 'price1', action: 'set', value: 21 }
    const other = await newSeller({ url, pool })
    expect(await preview([one.id], [rule], other.token)).toEqual([])
    const [refused] = await apply([{ id: one.id, version: one.version, values: { price1: 21 } }], other.token)
    expect(refused).toMatchObject({ version: null, problem: expect.any(String) })
    expect((await preview([one.id], [rule], await tokenOf(url, 'admin'))).map(({ id }) => id)).toEqual([one.id])
    for (const actor of ['customer', 'editor'] as const) {
      const token = await tokenOf(url, actor)
      const body = { ids: [one.id], rules: [rule] }
      expect((await call(url, 'POST', '/warehouse/bulk-edit/preview', { token, body })).status, actor).toBe(403)
    }
  })
})
