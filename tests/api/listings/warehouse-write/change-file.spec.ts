import type { ListingImport } from '@stackyard/shared/schema/listing-import'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import papaparse from 'papaparse'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { anyAddress } from '../../../setup/address'
import { call, ok } from '../../../setup/api'
import { listingRow as live } from '../../../setup/listing-row'
import { newSeller, type NewSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from './new-listing'

const { url, pool } = sharedStack()
let seller: NewSeller
beforeEach(async () => {
  seller = await newSeller({ url, pool })
})

type Row = Record<string, string>

const fileOf = (rows: readonly Row[]) => {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return papaparse.unparse({ fields, data: rows.map((row) => fields.map((field) => row[field] ?? '')) })
}

async function send(rows: readonly Row[], more: Record<string, string> = {}, token = seller.token) {
  const body = new FormData()
  body.append('file', new File([fileOf(rows)], 'listings.csv'))
  for (const [name, value] of Object.entries({ change: 'true', ...more })) body.append(name, value)
  return ok<ListingImport>(url, 'POST', '/warehouse/import', { token, body })
}
const own = async () =>
  ok<ManagedListing[]>(url, 'GET', '/warehouse/own?limit=100&sortBy=name&order=asc', { token: seller.token })
const read = (id: number) => ok<WarehouseRecord>(url, 'GET', `/warehouse/own/${id}`, { token: seller.token })
const exported = async (token = seller.token, filters: object = {}): Promise<Row[]> => {
  const reply = await fetch(`${url}/api/warehouse/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
    body: JSON.stringify({ filters }),
  })
  return papaparse.parse<Row>(await reply.text(), { header: true }).data
}
const changesOf = async (id: number): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from market.audit_entry
     where subject_kind = 'warehouse' and subject_id = $1 and action in ('update', 'publish', 'withdraw')`,
    [id],
  )
  return rows[0]?.n ?? 0
}

describe('a file that changes listings', () => {
  it('adds drafts for new references, and finds them again by these', async () => {
    const name = freshName('Keyed')
    const rows = [{ 'Your reference': 'SKU-1', ...live(name) }]
    expect(await send(rows, { dryRun: 'true' })).toMatchObject({ drafts: 1, changed: 0, refused: 0, created: 0 })
    expect(await own()).toEqual([])
    expect(await send(rows)).toMatchObject({ drafts: 1, created: 1 })
    const [listing] = await own()
    expect(listing?.isDraft).toBe(true)
    const again = [{ 'Your reference': 'SKU-1', Name: '', 'Price 1 month': '19', Highlights: 'Near the port' }]
    const tried = await send(again, { dryRun: 'true' })
    expect(tried).toMatchObject({ drafts: 0, changed: 1, unchanged: 0, refused: 0 })
    expect(tried.changes).toEqual([{ row: 2, id: listing?.id, name, fields: ['Highlights', 'Price 1 month'] }])
    expect((await read(listing?.id ?? 0)).price1).toBe(18.5)
    await send(again)
    expect(await read(listing?.id ?? 0)).toMatchObject({
      name,
      price1: 19,
      highlights: 'Near the port',
      totalSpace: 500,
    })
    await send([{ 'Your reference': 'SKU-1', Name: '', 'Price 1 month': '', Highlights: '-' }])
    expect(await read(listing?.id ?? 0)).toMatchObject({ name, price1: 19, highlights: '' })
  })

  it('that was exported and is sent back as it is changes nothing', async () => {
    for (const more of [{}, { isDraft: true, description: '=SUM(A1)\nsecond line', highlights: '-' }])
      await ok(url, 'POST', '/warehouse/', {
        token: seller.token,
        body: { ...liveListing(freshName('Round')), ...more },
      })
    const rows = await exported()
    expect(rows).toHaveLength(2)
    const reply = await send(rows)
    expect(reply).toMatchObject({ drafts: 0, created: 0, changed: 0, unchanged: 2, refused: 0, issues: [] })
    for (const { id } of await own()) expect(await changesOf(id)).toBe(0)
    const dearer = rows.map((row) => ({ ...row, 'Price 1 month': '21.00' }))
    expect(await send(dearer)).toMatchObject({ changed: 2, unchanged: 0 })
    for (const { id } of await own()) {
      expect((await read(id)).price1).toBe(21)
      expect(await changesOf(id)).toBe(1)
    }
  })

  it('of the demo’s listings, exported by an admin, is read back as it was', async () => {
    const { rows } = await pool.query<{ id: number }>(
      `select seller_id as id from warehouses where deleted_at is null group by seller_id order by count(*) desc limit 1`,
    )
    const sellerId = rows[0]?.id ?? 0
    const admin = await tokenOf(url, 'admin')
    const file = (await exported(admin, { sellerId })).slice(0, 60)
    const reply = await send(file, { dryRun: 'true', sellerId: String(sellerId) }, admin)
    expect(reply.changes).toEqual([])
    expect(reply).toMatchObject({ changed: 0, unchanged: file.length - (reply.refused ?? 0) })
  })

  it('leaves out refused rows with their reason, and takes the others', async () => {
    const one = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', {
      token: seller.token,
      body: liveListing(freshName('Partly')),
    })
    const other = await newSeller({ url, pool })
    const foreign = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', {
      token: other.token,
      body: liveListing(freshName('Foreign')),
    })
    const reply = await send([
      { Id: String(one.id), 'Your reference': 'A', Name: '', 'Price 1 month': '19' },
      { Id: String(foreign.id), 'Your reference': '', Name: '', 'Price 1 month': '19' },
      { Id: '', 'Your reference': '', Name: freshName('Nameless'), 'Price 1 month': '19' },
      { Id: '', 'Your reference': 'B', Name: '', 'Price 1 month': '19' },
      { Id: '', 'Your reference': 'C', Name: freshName('Negative'), 'Price 1 month': '-4' },
      { Id: String(one.id), 'Your reference': '', Name: '', 'Price 1 month': '20' },
    ])
    expect(reply).toMatchObject({ created: 0, changed: 1, refused: 5 })
    expect(reply.issues.map(({ message }) => message)).toEqual([
      'Row 3: You have no listing with this Id',
      'Row 4: Write an Id or your reference',
      expect.stringMatching(/^Row 5.*Name is required/),
      expect.stringMatching(/^Row 6, Price 1 month: /),
      'Row 7: Another row names the same listing',
    ])
    expect((await read(one.id)).price1).toBe(19)
    expect((await exported()).map((row) => row['Your reference'])).toEqual(['A'])
    expect(await send([{ 'Your reference': 'A', Name: '', 'Price 1 month': '20' }])).toMatchObject({ changed: 1 })
  })

  it('without the switch only adds, as ever, and keeps the references', async () => {
    const body = new FormData()
    body.append('file', new File([fileOf([{ 'Your reference': 'OLD-WAY', ...live(freshName('Added')) }])], 'a.csv'))
    const reply = await call<ListingImport>(url, 'POST', '/warehouse/import', { token: seller.token, body })
    expect(reply.results).toEqual({ dryRun: false, rows: 1, drafts: 0, created: 1, issues: [] })
    expect((await exported()).map((row) => row['Your reference'])).toEqual(['OLD-WAY'])
  })
})

it('a price that falls by more than half is taken when its row is confirmed as it was tried', async () => {
  const listing = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', {
    token: seller.token,
    body: liveListing(freshName('Cheaper')),
  })
  const { id } = listing
  const rows = [{ Id: `${id}`, Name: '', 'Price 1 month': '8', Highlights: 'Sale' }]
  const tried = await send(rows, { dryRun: 'true' })
  const [drop] = tried.priceDrops ?? []
  expect(tried).toMatchObject({ changed: 0, refused: 1 })
  expect(drop).toMatchObject({ row: 2, id, name: listing.name, drops: ['Pallet, 1 month: from $18.50 to $8.00'] })
  // Neither an unconfirmed row nor one that was confirmed for an older listing is taken.
  const version = drop?.version ?? 0
  for (const confirmPrices of ['', `2:${version - 1}`, `3:${version}`])
    expect(await send(rows, { confirmPrices })).toMatchObject({ changed: 0, refused: 1 })
  expect((await read(id)).price1).toBe(18.5)
  await ok(url, 'PUT', `/warehouse/${id}`, { token: seller.token, body: { price1: 30 } })
  expect(await send(rows, { confirmPrices: `2:${version}` })).toMatchObject({ changed: 0, refused: 1 })
  const again = (await send(rows, { dryRun: 'true' })).priceDrops?.[0]
  expect(await send(rows, { confirmPrices: `2:${again?.version}` })).toMatchObject({
    changed: 1,
    refused: 0,
    priceDrops: [],
  })
  expect(await read(id)).toMatchObject({ price1: 8, highlights: 'Sale' })
})
