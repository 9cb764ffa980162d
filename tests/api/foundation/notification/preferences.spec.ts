import type { NoticeSettings } from '@stackyard/shared/schema/notice-settings'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer, type Buyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { done, orderIn } from '../../reservations/transaction/order-in'

const stack = sharedStack()
const { url, pool } = stack
const SELLER = 3
let buyer: Buyer
let seller: string
beforeAll(async () => {
  buyer = await newBuyer(stack)
  seller = await tokenOf(url, 'seller')
})

const told = { app: true, mail: 'now' } as const
const choose = (token: string, reservations: NoticeSettings['choices']['reservations'], language: 'en' | 'ar' = 'en') =>
  ok<NoticeSettings>(url, 'PUT', '/user/notice-settings', {
    token,
    body: { language, choices: { reservations, quotes: told, messages: told, reviews: told, money: told } },
  })

const cancel = (id: number) => done(url, seller, 'cancel', id)

const mailsTo = (to: string, about: RegExp) =>
  stack.outbox().filter((mail) => mail.to === to && about.test(mail.subject))

const jobsDone = () =>
  eventually('no notice waiting to be emailed', 30_000, async () => {
    const { rowCount } = await pool.query(
      `select 1 from graphile_worker.jobs where task_identifier like '%notification%' and attempts < max_attempts`,
    )
    return rowCount === 0 || undefined
  })

async function run(name: string): Promise<void> {
  await pool.query('select graphile_worker.add_job($1)', [name])
  await jobsDone()
}

const kindsTold = async (userId: number, id: number): Promise<string[]> => {
  const { rows } = await pool.query<{ kind: string }>(
    `select kind from market.notification where user_id = $1 and (data ->> 'transactionId')::int = $2 order by id`,
    [userId, id],
  )
  return rows.map(({ kind }) => kind)
}

describe('a notice', () => {
  it('is told to the other party and not to whoever did it', async () => {
    const id = await orderIn(url, buyer, 'pending')
    await cancel(id)
    expect(await kindsTold(buyer.id, id)).toEqual(['customer_purchase', 'seller_cancel'])
    expect(await kindsTold(SELLER, id)).toEqual(['customer_purchase'])
  })

  it('is emailed in the language of its reader, who is spoken to', async () => {
    await choose(buyer.token, told, 'ar')
    const id = await orderIn(url, buyer, 'pending')
    const mail = await eventually('the email', 30_000, async () => mailsTo(buyer.email, new RegExp(`#${id} `))[0])
    expect(mail.html).toContain('dir="rtl"')
    expect(mail.text).toContain('أجريت حجزًا')
    expect(mail.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    await choose(buyer.token, told)
  })

  it.each([
    { choice: { app: true, mail: 'now' }, listed: true, mails: 1 },
    { choice: { app: false, mail: 'now' }, listed: false, mails: 1 },
    { choice: { app: true, mail: 'off' }, listed: true, mails: 0 },
    { choice: { app: false, mail: 'off' }, listed: false, mails: 0 },
    { choice: { app: true, mail: 'daily' }, listed: true, mails: 0 },
  ] as const)('reaches whoever chose $choice.mail by email and app: $choice.app', async ({ choice, listed, mails }) => {
    const reader = await newBuyer(stack)
    await choose(reader.token, choice)
    const id = await orderIn(url, reader, 'pending')
    await jobsDone()
    expect(mailsTo(reader.email, new RegExp(`#${id} `))).toHaveLength(mails)
    const list = await ok<{ kind: string }[]>(url, 'GET', '/notification/', { token: reader.token })
    expect(list.some(({ kind }) => kind === 'customer_purchase')).toBe(listed)
  })
})

describe('the daily summary', () => {
  it('holds what is new of a reservation together, and is sent at most once a day', async () => {
    const reader = await newBuyer(stack)
    await choose(reader.token, { app: true, mail: 'daily' })
    const id = await orderIn(url, reader, 'pending')
    await cancel(id)
    await jobsDone()
    const digests = () => mailsTo(reader.email, /^Your day at/)
    await run('notification:make-digests')
    await expect.poll(() => digests().length, { timeout: 30_000 }).toBe(1)
    expect(digests()[0]?.text.match(new RegExp(`/dashboard/transactions/${id}\\b`, 'g'))).toHaveLength(1)
    await orderIn(url, reader, 'pending')
    await jobsDone()
    await run('notification:make-digests')
    await run('notification:make-digests')
    expect(digests()).toHaveLength(1)
    await pool.query(`update market.mail_setting set digested_at = now() - interval '1 day' where user_id = $1`, [
      reader.id,
    ])
    await run('notification:make-digests')
    await expect.poll(() => digests().length, { timeout: 30_000 }).toBe(2)
  })
})

describe('the link that ends a group of emails', () => {
  it('ends them by one post, not by being opened, and only with our token', async () => {
    const reader = await newBuyer(stack)
    const id = await orderIn(url, reader, 'pending')
    const mail = await eventually('the email', 30_000, async () => mailsTo(reader.email, new RegExp(`#${id} `))[0])
    const link = new URL(mail.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    const at = `${url.replace(/\/api$/, '')}${link.pathname}${link.search}`
    const settings = () => ok<NoticeSettings>(url, 'GET', '/user/notice-settings', { token: reader.token })
    expect((await fetch(at)).status).toBe(200)
    expect((await settings()).choices.reservations).toEqual(told)
    expect((await fetch(`${at}x`, { method: 'POST' })).status).toBe(404)
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(at, { method: 'POST', body })).status).toBe(200)
    expect((await settings()).choices.reservations).toEqual({ app: true, mail: 'off' })
  })

  it('ends the daily summary, what waits for it too', async () => {
    const reader = await newBuyer(stack)
    await choose(reader.token, { app: true, mail: 'daily' })
    const digests = () => mailsTo(reader.email, /^Your day at/)
    await orderIn(url, reader, 'pending')
    await jobsDone()
    await run('notification:make-digests')
    await expect.poll(() => digests().length, { timeout: 30_000 }).toBe(1)
    const link = new URL(digests()[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    await orderIn(url, reader, 'pending')
    await jobsDone()
    const answer = await fetch(`${url.replace(/\/api$/, '')}${link.pathname}${link.search}`, { method: 'POST' })
    expect(await answer.text()).toContain('the daily summary')
    const settings = await ok<NoticeSettings>(url, 'GET', '/user/notice-settings', { token: reader.token })
    expect(settings.choices).toMatchObject({ reservations: { app: true, mail: 'off' }, quotes: told })
    await pool.query(`update market.mail_setting set digested_at = null where user_id = $1`, [reader.id])
    await run('notification:make-digests')
    expect(digests()).toHaveLength(1)
  })

  it('settings are refused without a session or with an unknown pace', async () => {
    expect((await call(url, 'GET', '/user/notice-settings')).status).toBe(401)
    const body = { language: 'en', choices: { reservations: { app: true, mail: 'hourly' } } }
    expect((await call(url, 'PUT', '/user/notice-settings', { token: buyer.token, body })).status).toBe(400)
  })
})
