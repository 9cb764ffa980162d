import type { SharedShortlist, Shortlist, ShortlistDetail, ShortlistLink } from '@stackyard/shared/schema/shortlist'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { newBuyer, type Buyer } from '../../../setup/buyer'
import { newSeller, type NewSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from '../warehouse-write/new-listing'

const stack = sharedStack()
const { url, pool } = stack
const at = '/user/shortlists'
let buyer: Buyer
let seller: NewSeller
let ids: number[]

const publish = async () =>
  (
    await ok<WarehouseRecord>(url, 'POST', '/warehouse/', {
      token: seller.token,
      body: liveListing(freshName('Listed')),
    })
  ).id
const create = (token: string, name = freshName('List')) => ok<Shortlist>(url, 'POST', at, { token, body: { name } })
const put = (list: Shortlist, warehouseId: number, body: object = {}) =>
  ok<Shortlist>(url, 'PUT', `${at}/${list.id}/warehouses/${warehouseId}`, { token: buyer.token, body })
const detail = ({ id }: Shortlist) => ok<ShortlistDetail>(url, 'GET', `${at}/${id}`, { token: buyer.token })
const open = (path: string, token?: string) =>
  call<SharedShortlist>(url, 'GET', path.replace('/dashboard', ''), token ? { token } : {})

beforeAll(async () => {
  buyer = await newBuyer(stack)
  seller = await newSeller(stack)
  ids = [await publish(), await publish(), await publish()]
})

const [first, second, third] = [() => ids[0] ?? 0, () => ids[1] ?? 0, () => ids[2] ?? 0]

describe('a shortlist', () => {
  it('has warehouses with notes and tags, in the order of its owner', async () => {
    const list = await create(buyer.token)
    for (const id of ids) await put(list, id)
    expect(
      (await put(list, first(), { note: ' Near the port ', tags: ['dock', 'dock', 'cold'] })).warehouseIds,
    ).toEqual(ids)
    const { token } = buyer
    const order = { token, body: { warehouseIds: [third(), first()] } }
    expect((await ok<Shortlist>(url, 'PUT', `${at}/${list.id}/order`, order)).warehouseIds).toEqual([
      third(),
      first(),
      second(),
    ])
    const { warehouses } = await detail(list)
    expect(warehouses.map(({ note, tags }) => [note, tags])).toEqual([
      ['', []],
      ['Near the port', ['dock', 'cold']],
      ['', []],
    ])
    expect(warehouses[0]?.card).toMatchObject({ id: third(), prices: { price1: 18.5 } })
    expect(
      (await ok<Shortlist>(url, 'DELETE', `${at}/${list.id}/warehouses/${first()}`, { token })).warehouseIds,
    ).toEqual([third(), second()])
  })

  it('keeps the name of a warehouse that is hidden, and nothing else of it', async () => {
    const list = await create(buyer.token)
    const id = await publish()
    await put(list, id)
    await ok(url, 'DELETE', `/warehouse/${id}`, { token: seller.token })
    const [gone] = (await detail(list)).warehouses
    expect(gone).toMatchObject({ warehouseId: id, card: null })
    expect(
      (await call(url, 'PUT', `${at}/${list.id}/warehouses/${id + 100_000}`, { token: buyer.token, body: {} })).status,
    ).toBe(404)
  })

  it('is renamed, deleted, and restored', async () => {
    const list = await create(buyer.token)
    const options = { token: buyer.token }
    expect(await ok(url, 'PUT', `${at}/${list.id}`, { ...options, body: { name: 'East' } })).toMatchObject({
      name: 'East',
    })
    await ok(url, 'DELETE', `${at}/${list.id}`, options)
    expect((await call(url, 'GET', `${at}/${list.id}`, options)).status).toBe(404)
    expect(await ok(url, 'POST', `${at}/${list.id}/restore`, options)).toMatchObject({ id: list.id, name: 'East' })
  })

  it('is one of 50 at most, with 100 warehouses at most', async () => {
    const { id, token } = await newBuyer(stack)
    await pool.query(
      `insert into market.shortlist (user_id, name) select $1, 'n ' || n from generate_series(1, 50) n`,
      [id],
    )
    expect((await call(url, 'POST', at, { token, body: { name: 'one more' } })).status).toBe(400)
    const list = await create(buyer.token)
    await pool.query(
      `insert into market.shortlist_warehouse (shortlist_id, warehouse_id, name, position)
        select $1, 1000000 + n, 'n', n from generate_series(1, 100) n`,
      [list.id],
    )
    expect(
      (await call(url, 'PUT', `${at}/${list.id}/warehouses/${first()}`, { token: buyer.token, body: {} })).status,
    ).toBe(400)
  })

  it('of a stranger answers like a missing one, and visitors have none', async () => {
    const list = await create(buyer.token)
    await put(list, first())
    const { token } = await newBuyer(stack)
    const body = { name: 'Mine', warehouseIds: [], note: 'x' }
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/restore'],
      ['PUT', `/warehouses/${first()}`],
      ['DELETE', `/warehouses/${first()}`],
      ['PUT', '/order'],
      ['POST', '/link'],
      ['DELETE', '/link'],
    ] as const) {
      const options = method === 'GET' ? {} : { body }
      expect((await call(url, method, `${at}/${list.id}${path}`, { token, ...options })).status).toBe(404)
      expect((await call(url, method, `${at}/${list.id}${path}`, options)).status).toBe(401)
    }
    expect(await detail(list)).toMatchObject({ name: list.name, warehouseIds: [first()] })
  })
})

describe('a link to a shortlist', () => {
  const link = ({ id }: Shortlist, body: object = {}) =>
    ok<ShortlistLink>(url, 'POST', `${at}/${id}/link`, { token: buyer.token, body })

  it('shows cards without prices to visitors, and notes only when their owner says so', async () => {
    const list = await create(buyer.token)
    await put(list, first(), { note: 'Ask for docks', tags: ['dock'] })
    const plain = await link(list)
    const seen = await open(plain.path)
    expect(seen.results).toMatchObject({ name: list.name, warehouses: [{ note: '', tags: [], card: { id: first() } }] })
    expect(JSON.stringify(seen.results)).not.toMatch(/"prices"|18\.5/)
    const noted = await link(list, { showsNotes: true })
    expect((await open(plain.path)).status).toBe(404)
    const reader = await open(noted.path, seller.token)
    expect(reader.results.warehouses[0]).toMatchObject({ note: 'Ask for docks', card: { prices: { price1: 18.5 } } })
    const { rows } = await pool.query<{ row: string }>('select l::text as row from market.shortlist l where id = $1', [
      list.id,
    ])
    expect(rows[0]?.row).not.toContain(noted.path.split('/').at(-1))
  })

  it('opens nothing once it is revoked, its list deleted, or its owner deactivated', async () => {
    const other = await newBuyer(stack)
    const ownList = await create(other.token)
    const ownLink = await ok<ShortlistLink>(url, 'POST', `${at}/${ownList.id}/link`, { token: other.token, body: {} })
    expect((await open(ownLink.path)).status).toBe(200)
    await pool.query('update users set is_active = false where id = $1', [other.id])
    expect((await open(ownLink.path)).status).toBe(404)
    const list = await create(buyer.token)
    const one = await link(list)
    expect(await ok(url, 'DELETE', `${at}/${list.id}/link`, { token: buyer.token })).toMatchObject({ isLinked: false })
    expect((await open(one.path)).status).toBe(404)
    const another = await link(list)
    await ok(url, 'DELETE', `${at}/${list.id}`, { token: buyer.token })
    expect((await open(another.path)).status).toBe(404)
  })
})
