import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { expect, it } from 'vitest'
import { call, ok } from '../../setup/api'
import { newSeller } from '../../setup/seller'
import { sharedStack } from '../../setup/stack'
import { freshName, liveListing } from './new-listing'

const { url, pool } = sharedStack()

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
