import type { ConfirmedListing } from '@stackyard/shared/schema/freshness'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { newBuyer, palletsByCard, purchase } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from './new-listing'

const { url, pool, outbox } = sharedStack()

const runJob = async () => pool.query(`select graphile_worker.add_job('supply:remind-of-stale', '{}'::json)`)

const remindersOf = async (userId: number) =>
  (
    await pool.query<{ days: number }>(
      `select (data ->> 'days')::int as days from market.notification where user_id = $1 and kind = 'listing_stale' order by id`,
      [userId],
    )
  ).rows.map(({ days }) => days)

it('a provider is asked about a listing after 60 and after 90 days, each once, and a word of theirs begins anew', async () => {
  const { token, user } = await newSeller({ url, pool })
  const { id } = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body: liveListing(freshName('Stale')) })
  const age = async (days: number) =>
    pool.query(`update warehouses set confirmed_at = now() - make_interval(days => $2) where id = $1`, [id, days])
  const stale = async () => (await call<ManagedListing[]>(url, 'GET', '/warehouse/own?tab=stale', { token })).total

  await runJob()
  await age(61)
  expect(await stale()).toBe(1)
  await runJob()
  await expect.poll(() => remindersOf(user.id), { timeout: 15_000 }).toEqual([60])
  await age(91)
  await runJob()
  await expect.poll(() => remindersOf(user.id), { timeout: 15_000 }).toEqual([60, 90])
  await ok(url, 'POST', `/warehouse/confirm/${id}`, { token, body: {} })
  expect(await stale()).toBe(0)
  await age(61)
  await runJob()
  await expect.poll(() => remindersOf(user.id), { timeout: 15_000 }).toEqual([60, 90, 60])
}, 60_000)

describe('the link of a reminder', () => {
  /** A listing of a new provider that nobody has confirmed for so many days, and the link its reminder was mailed with. */
  async function reminded(days: number) {
    const { token, user, email } = await newSeller({ url, pool })
    const body = liveListing(freshName('Linked'))
    const { id } = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body })
    await pool.query(`update warehouses set confirmed_at = now() - make_interval(days => $2) where id = $1`, [id, days])
    await runJob()
    const link = /confirm-listing\?token=([\w.-]+)/u
    const sent = () =>
      outbox()
        .filter((mail) => mail.to === email)
        .map((mail) => link.exec(mail.text)?.[1])
        .find(Boolean) ?? ''
    await expect.poll(sent, { timeout: 15_000 }).not.toBe('')
    return { id, userId: user.id, name: body.name, session: token, link: sent() }
  }
  const confirmedAt = async (id: number) =>
    (await pool.query<{ at: Date }>('select confirmed_at as at from warehouses where id = $1', [id])).rows[0]?.at
  const linkCall = async (method: 'GET' | 'POST', token: string) =>
    method === 'GET'
      ? call<ConfirmedListing>(url, 'GET', `/warehouse/confirm-by-link?token=${token}`)
      : call<ConfirmedListing>(url, 'POST', '/warehouse/confirm-by-link', { body: { token } })

  it('changes nothing when it is opened, confirms once when it is pressed, and is audited', async () => {
    const { id, userId, name, link } = await reminded(61)
    const before = await confirmedAt(id)
    expect((await linkCall('GET', link)).results).toMatchObject({ id, name, city: 'Akron', totalSpace: 500 })
    expect(await confirmedAt(id)).toEqual(before)
    expect((await linkCall('POST', link)).results).toMatchObject({ id, name })
    expect((await confirmedAt(id))?.getTime()).toBeGreaterThan(before?.getTime() ?? 0)
    const { rows } = await pool.query<{ actor_id: number }>(
      `select actor_id from market.audit_entry where subject_id = $1 and subject_kind = 'warehouse' and action = 'confirm'`,
      [id],
    )
    expect(rows).toEqual([{ actor_id: userId }])
    for (const method of ['GET', 'POST'] as const)
      expect(await linkCall(method, link)).toMatchObject({ status: 400, error: { code: 'TOKEN_INVALID' } })
  })

  it('confirms no other listing, and nothing when it is forged', async () => {
    const mine = await reminded(61)
    const other = await reminded(61)
    const [, ...rest] = mine.link.split('.')
    for (const forged of [[other.id, ...rest].join('.'), `${mine.link}x`, '1', 'x'.repeat(150)])
      expect(await linkCall('POST', forged)).toMatchObject({ status: 400, error: { code: 'TOKEN_INVALID' } })
  })
})

it('a listing that nobody confirmed for 120 days takes no reservations until it is confirmed, and shows its age', async () => {
  const { token } = await newSeller({ url, pool })
  const buyer = await newBuyer({ url, pool })
  const { id } = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body: liveListing(freshName('Old')) })
  const age = async (days: number) =>
    pool.query(`update warehouses set confirmed_at = now() - make_interval(days => $2) where id = $1`, [id, days])
  await age(120)
  expect(await purchase(url, buyer.token, palletsByCard(buyer, id))).toMatchObject({
    status: 409,
    error: { code: 'LISTING_STALE' },
  })
  await age(119)
  expect(await purchase(url, buyer.token, palletsByCard(buyer, id))).toMatchObject({ success: true })
  await age(200)
  await ok(url, 'POST', `/warehouse/confirm/${id}`, { token, body: {} })
  const detail = await ok<Warehouse>(url, 'GET', `/warehouse/${id}`, {})
  expect(Date.now() - Date.parse(detail.confirmedAt ?? '')).toBeLessThan(60_000)
  expect(await purchase(url, buyer.token, palletsByCard(buyer, id))).toMatchObject({ success: true })
})

it('a listing is never put in the trash with space of it sold, however a purchase and a deletion race', async () => {
  const { token } = await newSeller({ url, pool })
  const buyer = await newBuyer({ url, pool })
  for (let round = 0; round < 4; round += 1) {
    const body = liveListing(freshName('Raced'))
    const { id } = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body })
    await Promise.all([
      purchase(url, buyer.token, palletsByCard(buyer, id)),
      call(url, 'DELETE', `/warehouse/${id}`, { token }),
    ])
    const { rows } = await pool.query<{ gone: boolean; held: boolean }>(
      `select w.deleted_at is not null as gone, exists (select from market.capacity_hold h
        where h.warehouse_id = w.id and h.state <> 'released') as held from warehouses w where w.id = $1`,
      [id],
    )
    expect(rows[0]).not.toEqual({ gone: true, held: true })
  }
})

it('a listing that came of age sinks below the fresh ones, and rises when it is confirmed', async () => {
  const { token } = await newSeller({ url, pool })
  const { id } = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body: liveListing(freshName('Sunk')) })
  const isSunk = async () =>
    (await pool.query<{ sunk: boolean }>('select sunk from market.listing_search where id = $1', [id])).rows[0]?.sunk
  expect(await isSunk()).toBe(false)
  await pool.query(`update warehouses set confirmed_at = now() - interval '121 days' where id = $1`, [id])
  await pool.query(`select graphile_worker.add_job('supply:sink-stale', '{}'::json)`)
  await expect.poll(isSunk, { timeout: 15_000 }).toBe(true)
  await ok(url, 'POST', `/warehouse/confirm/${id}`, { token, body: {} })
  expect(await isSunk()).toBe(false)
})
