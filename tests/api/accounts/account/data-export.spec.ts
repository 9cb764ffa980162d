import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { DataExport } from '@stackyard/shared/schema/own-account'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { anyAddress } from '../../../setup/address'
import { call, ok } from '../../../setup/api'
import { type Buyer, bought, newBuyer, palletsByCard } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { mailTo } from '../auth/new-account'
import { helperActing } from './acting'

const stack = sharedStack()
const { url, pool } = stack
const PATH = '/user/data-export'

const read = (token: string) => ok<DataExport | null>(url, 'GET', PATH, { token })
const ask = (token: string) => call<DataExport>(url, 'POST', PATH, { token })

const ready = (token: string): Promise<DataExport> =>
  eventually('the copy', 30_000, async () => {
    const copy = await read(token)
    if (copy?.state === 'failed') throw new Error('the copy failed')
    return copy?.state === 'ready' ? copy : undefined
  })

const fetchFile = (path: string | null, token?: string) =>
  fetch(`${url}/api${path}`, {
    headers: { 'x-forwarded-for': anyAddress(), ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })

/** Gives a person a row in every place where they leave some by themselves, each with a mark. */
async function leaveTraces(buyer: Buyer, mark: string): Promise<void> {
  const { token, id } = buyer
  const address = { street1: `${mark} Street`, city: 'Reno', state: 'NV', zipCode: '89501', country: 'US' }
  await ok(url, 'PUT', '/user/profile/', { token, body: { company: `${mark} Inc`, about: mark } })
  await ok(url, 'POST', '/address/', { token, body: address })
  await ok(url, 'PUT', '/merchants/own', { token, body: { company: `${mark} RFP`, about: mark } })
  await bought(url, token, palletsByCard(buyer, listingIds.main))
  await pool.query(
    `insert into market.notification (user_id, kind, message, data) values ($1, 'data_export', $2, '{}')`,
    [id, `${mark} notice`],
  )
}

describe('a copy of one’s data', () => {
  it('holds each part as JSON and CSV, what the person left, no secret, and nothing of others', async () => {
    const [mark, foreign] = [`mine-${randomUUID()}`, `theirs-${randomUUID()}`]
    const [buyer, other] = [await newBuyer(stack), await newBuyer(stack)]
    await leaveTraces(buyer, mark)
    await leaveTraces(other, foreign)
    expect(await read(buyer.token)).toBeNull()
    expect((await ask(buyer.token)).results).toMatchObject({ state: 'waiting', downloadPath: null })
    const copy = await ready(buyer.token)
    await mailTo(stack, buyer.email, /copy of your data is ready/)
    const reply = await fetchFile(copy.downloadPath, buyer.token)
    expect(reply.headers.get('content-type')).toBe('application/zip')
    expect(reply.headers.get('content-disposition')).toMatch(/attachment; filename="stackyard-data-[\d-]+\.zip"/)
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
    const names = Object.keys(files).filter((name) => name !== 'README.txt')
    const parts = [...new Set(names.map((name) => name.replace(/\.\w+$/, '')))]
    expect(parts.length).toBe(copy.totalParts)
    for (const part of parts) expect(names).toEqual(expect.arrayContaining([`${part}.json`, `${part}.csv`]))
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    for (const part of ['profile', 'requests', 'payment-methods', 'history']) {
      expect(textOf(`${part}.json`), part).toContain(mark)
      expect(textOf(`${part}.csv`), part).toContain(mark)
    }
    expect(JSON.parse(textOf('orders.json'))).toHaveLength(1)
    const all = names.map(textOf).join('\n')
    expect(all).not.toContain(foreign)
    expect(all).not.toContain(other.email)
    const { rows } = await pool.query<{ hash: string; salt: string }>('select hash, salt from users where id = $1', [
      buyer.id,
    ])
    for (const secret of Object.values(rows[0] ?? {})) expect(all).not.toContain(secret)
    for (const name of ['reset_password', 'token_hash', 'login_attempts']) expect(all).not.toContain(name)
  })

  it('is one at a time, and a new one takes the place of the last', async () => {
    const { token, id } = await newBuyer(stack)
    await ask(token)
    const first = await ready(token)
    await ask(token)
    const second = await ready(token)
    expect(second.id).not.toBe(first.id)
    expect((await fetchFile(first.downloadPath, token)).status).toBe(404)
    await pool.query(
      `insert into market.data_export (user_id, state, total_parts, created_at) values ($1, 'working', 3, now())`,
      [id],
    )
    expect((await ask(token)).error?.code).toBe('REQUEST_IN_PROGRESS')
  })

  it('is downloaded by its owner alone, by an untouched path, within its time', async () => {
    const [owner, stranger] = [await newBuyer(stack), await newBuyer(stack)]
    await ask(owner.token)
    const { downloadPath, id } = await ready(owner.token)
    expect((await fetchFile(downloadPath)).status).toBe(401)
    for (const token of [stranger.token, await tokenOf(url, 'admin')])
      expect((await fetchFile(downloadPath, token)).status).toBe(404)
    const later = downloadPath?.replace(/until=(\d+)/, (_all, until) => `until=${Number(until) + 60}`) ?? ''
    expect((await fetchFile(later, owner.token)).status).toBe(404)
    await pool.query(`update market.data_export set expires_at = now() - interval '1 second' where id = $1`, [id])
    expect((await fetchFile(downloadPath, owner.token)).status).toBe(404)
    expect(await read(owner.token)).toMatchObject({ state: 'expired', downloadPath: null })
    await pool.query(`select graphile_worker.add_job('personal-data:expire-exports', '{}'::json)`)
    await eventually('the file gone', 20_000, async () => {
      const { rows } = await pool.query('select 1 from market.data_export where id = $1 and body is null', [id])
      return rows[0]
    })
  })

  it('is not for whoever acts for the owner', async () => {
    const { token } = await helperActing(stack)
    for (const method of ['GET', 'POST'] as const) expect((await call(url, method, PATH, { token })).status).toBe(403)
  })
})
