import { KEY_HEADER, listingColumns } from '@stackyard/shared/domain/listing-file'
import type { ListingImport } from '@stackyard/shared/schema/listing-import'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { anyAddress } from '../../../setup/address'
import { call, ok } from '../../../setup/api'
import { listingRow as live } from '../../../setup/listing-row'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName } from './new-listing'

const { url, pool } = sharedStack()

type Row = Record<string, string>

const fileOf = (rows: readonly Row[]) => {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return papaparse.unparse({ fields, data: rows.map((row) => fields.map((field) => row[field] ?? '')) })
}

async function send(token: string, content: string | Blob, more: Record<string, string> = {}) {
  const body = new FormData()
  body.append('file', new File([content], 'listings.csv'))
  for (const [name, value] of Object.entries(more)) body.append(name, value)
  return call<ListingImport>(url, 'POST', '/warehouse/import', { token, body })
}

const ownOf = async (token: string) =>
  ok<ManagedListing[]>(url, 'GET', '/warehouse/own?limit=100&sortBy=name&order=asc', { token })

const download = async (token: string, filters: object) => {
  const answer = await fetch(`${url}/api/warehouse/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
    body: JSON.stringify({ filters }),
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="listings.csv"')
  const { data } = papaparse.parse<Row>(await answer.text(), { header: true })
  return data
}

const onScale = async (id: number) => pool.query(`update users set plan_id = 'scale' where id = $1`, [id])

describe('a file of listings', () => {
  it('is tried without a trace, then adds every listing as the form would, live ones at once', async () => {
    const { token, user } = await newSeller({ url, pool })
    const name = freshName('Bulk')
    const content = fileOf([live(name), { Name: `${name} draft` }, live(name)])
    const tried = await send(token, content, { dryRun: 'true' })
    expect(tried.results).toEqual({ dryRun: true, rows: 3, drafts: 1, created: 0, issues: [] })
    expect(await ownOf(token)).toEqual([])
    const taken = await send(token, content)
    expect(taken.results).toEqual({ dryRun: false, rows: 3, drafts: 1, created: 3, issues: [] })
    const own = await ownOf(token)
    expect(own.map((one) => [one.name, one.isDraft])).toEqual([
      [name, false],
      [name, false],
      [`${name} draft`, true],
    ])
    expect(new Set(own.map(({ slug }) => slug)).size).toBe(3)
    const shown = await ok<Warehouse>(url, 'GET', `/warehouse/${own[0]?.slug}`)
    expect(shown).toMatchObject({
      isVerified: false,
      region: 'midwest',
      state: 'OH',
      totalSpace: 500,
      freePallets: 500,
    })
    expect(shown.latitude).toBeCloseTo(41.08, 1)
    const record = await ok<WarehouseRecord>(url, 'GET', `/warehouse/own/${own[0]?.id}`, { token })
    expect(record).toMatchObject({ price1: 18.5, version: 1, sellerId: user.id, timezone: '' })
    expect(record.categories.apparelAccessories).toBe(true)
    const edited = await ok<WarehouseRecord>(url, 'PUT', `/warehouse/${record.id}`, {
      token,
      body: { highlights: 'Edited', version: 1 },
    })
    expect(edited).toMatchObject({ highlights: 'Edited', version: 2, price1: 18.5 })
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from market.audit_entry where actor_id = $1 and action = 'import'`,
      [user.id],
    )
    expect(rows).toEqual([{ n: 3 }])
  })

  it('with one wrong row adds none, and names every wrong row', async () => {
    const { token } = await newSeller({ url, pool })
    const name = freshName('Wrong')
    const content = fileOf([
      live(name),
      { ...live(name), 'Price 1 month': '-4' },
      { ...live(name), City: '', Days: 'Someday' },
      { City: 'Akron' },
    ])
    const messages = [
      expect.stringMatching(/^Row 3, Price 1 month: /),
      'Row 4, Days: Write days such as Mon-Fri, Sat',
      'Row 4, City: City is required',
      'Row 5, Name: Name is required',
    ]
    const tried = await send(token, content, { dryRun: 'true' })
    expect(tried.results.issues.map(({ message }) => message)).toEqual(expect.arrayContaining(messages))
    expect(tried.results.issues.filter(({ path }) => path === 'rows[2]')).toEqual([])
    const refused = await send(token, content)
    expect(refused).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED' } })
    expect(refused.error?.data.issues?.map(({ message }) => message)).toEqual(expect.arrayContaining(messages))
    expect(await ownOf(token)).toEqual([])
  })

  it('holds to the plan as a whole, and says so in the trial', async () => {
    const { token } = await newSeller({ url, pool })
    const content = fileOf(Array.from({ length: 11 }, () => ({ Name: freshName('Many') })))
    const tried = await send(token, content, { dryRun: 'true' })
    expect(tried.results.issues).toEqual([{ path: 'file', message: expect.stringContaining('plan') }])
    expect(await send(token, content)).toMatchObject({ status: 403, error: { code: 'PLAN_LIMIT_REACHED' } })
    expect(await ownOf(token)).toEqual([])
  })

  it('is published by those alone whose address is verified', async () => {
    const { token, user } = await newSeller({ url, pool })
    await pool.query('update users set is_email_verified = false where id = $1', [user.id])
    const content = fileOf([live(freshName('Unverified'))])
    expect(await send(token, content)).toMatchObject({ status: 403, error: { code: 'EMAIL_NOT_VERIFIED' } })
  })

  it('is a table and nothing else', async () => {
    const { token } = await newSeller({ url, pool })
    expect((await send(token, new Blob([new Uint8Array([0, 1, 2, 3])]))).status).toBe(415)
    expect(await send(token, 'Color\nred')).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED' } })
    const large = await send(token, `Color\n${'red'.repeat(500_000)}`)
    expect(large).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED' } })
    const tooLarge = await send(token, `Color\n${'red'.repeat(1_100_000)}`)
    expect(tooLarge).toMatchObject({ status: 413, error: { code: 'BODY_TOO_LARGE' } })
  })

  it('is sent for a provider by an admin, and for nobody else', async () => {
    const { user, token } = await newSeller({ url, pool })
    const other = await newSeller({ url, pool })
    const admin = await tokenOf(url, 'admin')
    const content = fileOf([live(freshName('ForThem'))])
    expect((await send(admin, content, { sellerId: String(user.id) })).results).toMatchObject({ created: 1 })
    expect(await send(admin, content)).toMatchObject({ status: 404 })
    await send(other.token, content, { sellerId: String(user.id) })
    expect(await ownOf(token)).toHaveLength(1)
    expect(await ownOf(other.token)).toHaveLength(1)
    expect(await send(await tokenOf(url, 'customer'), content)).toMatchObject({ status: 403 })
  })

  it('of a thousand rows is taken whole', async () => {
    const { token, user } = await newSeller({ url, pool })
    await onScale(user.id)
    const stem = freshName('Thousand')
    const rows = Array.from({ length: 1000 }, (_, at) => ({ ...live(`${stem} ${at}`), Publish: at % 2 ? 'Yes' : 'No' }))
    expect((await send(token, fileOf(rows))).results).toMatchObject({ created: 1000, drafts: 500 })
    const { rows: counted } = await pool.query<{ n: number; live: number }>(
      `select count(*)::int as n, count(*) filter (where listed)::int as live from market.listing_search where seller_id = $1`,
      [user.id],
    )
    expect(counted).toEqual([{ n: 1000, live: 500 }])
    // Other tests look at the catalog as a whole.
    await pool.query('delete from market.listing_search where seller_id = $1', [user.id])
    await pool.query(
      'delete from market.capacity where warehouse_id in (select id from warehouses where seller_id = $1)',
      [user.id],
    )
    await pool.query('delete from warehouses where seller_id = $1', [user.id])
  }, 60_000)
})

describe('the export of listings', () => {
  it('holds what an import reads, the own ones alone, and no formula', async () => {
    const { token } = await newSeller({ url, pool })
    const name = `=${freshName('SUM')}`
    await send(token, fileOf([live(name)]))
    const [row, ...rest] = await download(token, { sellerId: 1 })
    expect(rest).toEqual([])
    expect(row).toMatchObject({
      Name: `'${name}`,
      Provider: 'Holm Storage',
      Days: 'Mon, Tue, Wed, Thu, Fri',
      Opens: '06:00',
      'Price 1 month': '18.5',
      'Product categories': 'Apparel & Accessories',
      Publish: 'Yes',
    })
    expect(Object.keys(row ?? {}).slice(4)).toEqual([KEY_HEADER, ...listingColumns.map(({ header }) => header)])
    const again = await send(token, fileOf([row as Row]), { dryRun: 'true' })
    expect(again.results.issues.map(({ message }) => message)).toEqual([
      'Row 2: It has an Id, so it is a listing already; a file only adds listings',
    ])
    const { Id: _id, ...fresh } = row as Row
    expect((await send(token, fileOf([fresh]), { dryRun: 'true' })).results.issues).toEqual([])
  })

  it('follows the filters of an admin’s table', async () => {
    const { token, user } = await newSeller({ url, pool })
    await send(token, fileOf([live(freshName('Draftless')), { Name: freshName('Draft') }]))
    const rows = await download(await tokenOf(url, 'admin'), { sellerId: user.id, draft: true })
    expect(rows.map(({ Publish }) => Publish)).toEqual(['No'])
  })
})
