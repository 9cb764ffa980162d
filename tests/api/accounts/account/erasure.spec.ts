import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Erasure } from '@stackyard/shared/schema/own-account'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { identityApplication } from '../../../setup/applicant'
import { call, ok } from '../../../setup/api'
import { type Buyer, bought, newBuyer, palletsByCard } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { mailTo } from '../auth/new-account'
import { done } from '../../reservations/transaction/order-in'
import { helperActing } from './acting'

const stack = sharedStack()
const { url, pool } = stack
const PATH = '/user/erasure'
const PASSWORD = 'Correct-horse-7'
const DAY_MS = 86_400_000

const read = (token: string) => ok<Erasure | null>(url, 'GET', PATH, { token })
const ask = (token: string, body: object = { password: PASSWORD, confirmation: 'ERASE' }) =>
  call<Erasure>(url, 'POST', PATH, { token, body })

/** Makes a waiting erasure due and has it carried out; resolves when its row is no longer as it was. */
async function carryOut(userId: number): Promise<{ state: string; hindrances: { kind: string }[] | null }> {
  await pool.query(
    `update market.account_erasure set due_at = now() - interval '1 second' where user_id = $1 and state = 'waiting'`,
    [userId],
  )
  await pool.query(`select graphile_worker.add_job('personal-data:erase-due', '{}'::json)`)
  return eventually('the erasure', 30_000, async () => {
    const { rows } = await pool.query(
      `select state, hindrances from market.account_erasure
        where user_id = $1 and (state <> 'waiting' or due_at > now()) order by id desc limit 1`,
      [userId],
    )
    return rows[0]
  })
}

/** Every table with a row that holds the text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'market') and table_type = 'BASE TABLE' order by 1`)
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select 1 from ${name} t where position($1 in lower(t::text)) > 0 limit 1`, [
      text.toLowerCase(),
    ])
    if (rowCount) found.push(name)
  }
  return found
}

/** A customer whose name, addresses and texts all carry a mark, in every place they can write it to. */
async function marked(): Promise<Buyer & { mark: string; orderId: number }> {
  const mark = `canary${randomUUID().slice(0, 8)}`
  const buyer = await newBuyer(stack, { kycVerified: false })
  const { token, id } = buyer
  const email = `${mark}@stackyard.test`
  await pool.query('update users set email = $2, last_name = $3 where id = $1', [id, email, mark])
  await pool.query('update market.card set card_holder = $2 where user_id = $1', [id, mark])
  await pool.query('update market.ach_account set account_name = $2, email = $3 where user_id = $1', [id, mark, email])
  await pool.query('update market.billing_info set full_name = $2, email = $3 where user_id = $1', [id, mark, email])
  const address = { street1: `${mark} Street`, city: mark, state: 'NV', zipCode: '89501', country: 'US' }
  const profile = { company: `${mark} Inc`, phone: '614-555-0142', about: `About ${mark}`, address }
  await ok(url, 'PUT', '/user/profile/', { token, body: profile })
  await ok(url, 'POST', '/address/', { token, body: address })
  await ok(url, 'PUT', '/merchants/own', { token, body: { company: mark, about: mark } })
  await ok(url, 'POST', '/kyc/addDocument', { token, body: await identityApplication(url, token, { legalName: mark }) })
  await pool.query(
    `insert into market.newsletter_subscription (email, state, confirmed_at) values ($1, 'confirmed', now())`,
    [email],
  )
  const orderId = await bought(url, token, palletsByCard(buyer, listingIds.main))
  await eventually('the agreement', 20_000, async () => {
    const { rows } = await pool.query('select 1 from market.order_document where order_id = $1', [orderId])
    return rows[0]
  })
  await done(url, token, 'cancel', orderId)
  return { ...buyer, email, mark, orderId }
}

const agreementOf = async (orderId: number): Promise<{ words: string; sha256: string }> => {
  const { rows } = await pool.query<{ body: Buffer; sha256: string }>(
    'select body, sha256 from market.order_document where order_id = $1',
    [orderId],
  )
  const [row] = rows
  if (!row) throw new Error('no agreement')
  const words = [...row.body.toString('latin1').matchAll(/<([0-9a-f]+)>/g)]
    .map((match) => Buffer.from(match[1] ?? '', 'hex').toString('latin1'))
    .join('')
  return { words, sha256: row.sha256 }
}

describe('the erasure of an account', () => {
  it('leaves the person’s name, email and addresses in no table; the order stays, without the name', async () => {
    const { id, token, email, mark, orderId } = await marked()
    expect((await tablesWith(mark)).length).toBeGreaterThan(8)
    const before = await agreementOf(orderId)
    expect(before.words).toContain(mark)
    expect((await ask(token)).success).toBe(true)
    await mailTo(stack, email, /will be erased on/)
    expect(await carryOut(id)).toMatchObject({ state: 'done' })
    expect((await call(url, 'GET', '/user/profile/', { token })).status).toBe(401)
    expect(await tablesWith(mark)).toEqual([])
    await mailTo(stack, email, /account was erased/)
    const { rows } = await pool.query(
      'select o.amount_cents > 0 as paid, u.email from market.orders o join users u on u.id = o.customer_id where o.id = $1',
      [orderId],
    )
    expect(rows).toEqual([{ paid: true, email: `deleted-${id}@erased.invalid` }])
    const after = await eventually('the agreement printed again', 20_000, async () => {
      const agreement = await agreementOf(orderId)
      return agreement.words.includes(mark) ? undefined : agreement
    })
    expect(after.words).toContain(`Deleted account ${id}`)
    expect(after.sha256).toBe(before.sha256)
    const seen = await ok<{ customer: object }>(url, 'GET', `/user/transaction/${orderId}`, {
      token: await tokenOf(url, 'seller'),
    })
    expect(JSON.stringify(seen)).not.toContain(mark)
  })

  it('waits for fourteen days, in which it can be cancelled; it is asked for once', async () => {
    const { id, token, email } = await newBuyer(stack)
    const asked = (await ask(token)).results
    expect(Date.parse(asked.dueAt) - Date.parse(asked.createdAt)).toBe(14 * DAY_MS)
    expect(await read(token)).toEqual(asked)
    expect((await ask(token)).error?.code).toBe('CONFLICT')
    expect(await ok(url, 'DELETE', PATH, { token })).toBeDefined()
    await mailTo(stack, email, /account stays/)
    expect(await read(token)).toBeNull()
    expect((await call(url, 'DELETE', PATH, { token })).status).toBe(404)
    expect((await pool.query('select email from users where id = $1', [id])).rows).toEqual([{ email }])
  })

  it('asks for the password and the word, and not of members of our team', async () => {
    const { token } = await newBuyer(stack)
    for (const [body, path] of [
      [{ confirmation: 'ERASE' }, 'password'],
      [{ password: 'not-the-password', confirmation: 'ERASE' }, 'password'],
      [{ password: PASSWORD, confirmation: 'no' }, 'confirmation'],
    ] as const)
      expect((await ask(token, body)).error?.data.issues?.[0]?.path).toBe(path)
    expect(await read(token)).toBeNull()
    expect((await ask(await tokenOf(url, 'admin'))).status).toBe(403)
    const { token: helper } = await helperActing(stack)
    for (const method of ['GET', 'DELETE'] as const)
      expect((await call(url, method, PATH, { token: helper })).status).toBe(403)
    expect((await ask(helper)).status).toBe(403)
  })

  it('what became open meanwhile puts it off by a day, and the person is told what it is', async () => {
    const buyer = await newBuyer(stack)
    expect((await ask(buyer.token)).success).toBe(true)
    const orderId = await bought(url, buyer.token, palletsByCard(buyer, listingIds.main))
    expect(await carryOut(buyer.id)).toMatchObject({ state: 'waiting', hindrances: [{ kind: 'orders' }] })
    await mailTo(stack, buyer.email, /could not be erased yet/)
    expect((await read(buyer.token))?.hindrances).toEqual([
      expect.objectContaining({ kind: 'orders', message: 'One reservation is waiting for a decision or a payment.' }),
    ])
    await done(url, buyer.token, 'cancel', orderId)
    expect(await carryOut(buyer.id)).toMatchObject({ state: 'done' })
  })
})
