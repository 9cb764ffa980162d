import { createHmac, randomUUID } from 'node:crypto'
import { createDb } from '@stackyard/cms/platform/db'
import { markDelivery, restingSends } from '@stackyard/cms/modules/messaging/newsletter/deliveries'
import { takeMail } from '@stackyard/cms/platform/mail-cap'
import { returnAddress } from '@stackyard/cms/modules/messaging/newsletter/return-address'
import { describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { OLD_RETURN_SECRET, RETURN_ADDRESS, RETURN_SECRET, serverEnv } from '../../../setup/server-env'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const stack = sharedStack()
const { url, pool, outbox } = stack
const WITHIN_MS = 30_000
const SECRET = serverEnv({ databaseUrl: '', dataDir: '' }).PAYLOAD_SECRET ?? ''

/** A mail that has left for a subscriber of a new seller's newsletter. */
async function sentMail() {
  const [seller, reader] = [await newSeller(stack), await newBuyer(stack)]
  const sellerId = seller.user.id
  await pool.query('update users set enable_newsletter = true where id = $1', [sellerId])
  await ok(url, 'POST', '/newsletter/subscribe', { token: reader.token, body: { sellerId } })
  const subscribed = await pool.query<{ id: number }>(
    'select id from market.newsletter_subscription where seller_id = $1 and email = $2',
    [sellerId, reader.email],
  )
  const sending = await pool.query<{ id: number }>(
    `insert into market.newsletter_send (newsletter_id, subject, html, plain, segment, seller_id, state, created_by)
      values (0, 'Sent', '', '', 'seller', $1, 'sent', $1) returning id`,
    [sellerId],
  )
  const delivery = await pool.query<{ id: number }>(
    `insert into market.newsletter_delivery (send_id, email, reader, state) values ($1, $2, $3, 'sent') returning id`,
    [sending.rows[0]?.id, reader.email, `s:${subscribed.rows[0]?.id}`],
  )
  const id = delivery.rows[0]?.id ?? 0
  return { id, sellerId, reader, address: returnAddress(RETURN_ADDRESS, id, SECRET) }
}

const report = (address: string, type: 'delivery-status' | 'feedback-report', fields: string[]) =>
  [
    `Content-Type: multipart/report; report-type=${type}; boundary=b`,
    '',
    '--b',
    `Content-Type: message/${type}`,
    '',
    `Original-Mail-From: ${address}`,
    ...fields,
    '--b--',
  ].join('\r\n')
const bounce = (address: string, status: string) =>
  report(address, 'delivery-status', ['Action: failed', `Status: ${status}`])

async function post(body: string, secret = RETURN_SECRET): Promise<number> {
  const seconds = Math.floor(Date.now() / 1000)
  const mark = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  const headers = { 'x-stackyard-signature': `t=${seconds},v1=${mark}` }
  return (await fetch(`${url}/newsletter/returned`, { method: 'POST', headers, body })).status
}
const stateOf = async (id: number, email: string, sellerId: number) => {
  const { rows } = await pool.query<{ delivery: string; subscription: string }>(
    `select d.state as delivery, s.state as subscription from market.newsletter_delivery d,
      market.newsletter_subscription s where d.id = $1 and s.email = $2 and s.seller_id = $3`,
    [id, email, sellerId],
  )
  return rows[0]
}

describe('mails that come back', () => {
  it('end the newsletters of an address that is refused for good, until its owner confirms it anew', async () => {
    const { id, address, reader, sellerId } = await sentMail()
    expect(await post(bounce(address, '5.1.1'))).toBe(200)
    expect(await stateOf(id, reader.email, sellerId)).toEqual({ delivery: 'bounced', subscription: 'bounced' })

    const ask = () => call(url, 'POST', '/newsletter/subscribe', { token: reader.token, body: { sellerId } })
    expect((await ask()).results).toEqual({ subscribed: false, isPending: true })
    const mails = () =>
      outbox().filter(
        ({ to, subject }) => to === reader.email && subject.startsWith('Confirm your subscription to the newsletter'),
      )
    const mail = await eventually('the mail of confirmation', WITHIN_MS, async () => mails()[0])
    expect((await ask()).results).toEqual({ subscribed: false, isPending: true })
    const stands = () => ok(url, 'GET', `/newsletter/subscribe?sellerId=${sellerId}`, { token: reader.token })
    expect(await stands()).toEqual({ subscribed: false, isPending: true })
    const link = /https?:\/\/\S+\/newsletter\/confirm\S+/.exec(mail.text)?.[0] ?? ''
    expect((await fetch(link.replace(/^https?:\/\/[^/]+/, url), { method: 'POST' })).status).toBe(200)
    expect(await stands()).toEqual({ subscribed: true, isPending: false })
    const { rows } = await pool.query(
      `select 1 from market.newsletter_subscription where email = $1 and state = 'bounced'`,
      [reader.email],
    )
    expect(rows).toEqual([])
    expect(mails()).toHaveLength(1)
  })

  it('a full mailbox fails that mail alone; a complaint unsubscribes', async () => {
    const full = await sentMail()
    expect(await post(bounce(full.address, '5.2.2'))).toBe(200)
    expect(await stateOf(full.id, full.reader.email, full.sellerId)).toEqual({
      delivery: 'failed',
      subscription: 'confirmed',
    })
    const unwanted = await sentMail()
    expect(await post(report(unwanted.address, 'feedback-report', ['Feedback-Type: abuse']))).toBe(200)
    expect(await stateOf(unwanted.id, unwanted.reader.email, unwanted.sellerId)).toEqual({
      delivery: 'complained',
      subscription: 'ended',
    })
  })

  it('are taken with the secret of before while both are set', async () => {
    const { address } = await sentMail()
    expect(await post(bounce(address, '5.1.1'), OLD_RETURN_SECRET)).toBe(200)
  })

  it('are not forgotten when they came back before the mail was noted as sent', async () => {
    const { id, address, reader, sellerId } = await sentMail()
    await pool.query(`update market.newsletter_delivery set state = 'sending' where id = $1`, [id])
    expect(await post(bounce(address, '5.1.1'))).toBe(200)
    await markDelivery(createDb(pool), id, 'sent')
    expect(await stateOf(id, reader.email, sellerId)).toMatchObject({ delivery: 'bounced' })
  })

  it('nothing unsigned, forged or of another kind does anything', async () => {
    const { id, address, reader, sellerId } = await sentMail()
    expect(await post(bounce(address, '5.1.1'), 'not the secret of the tests')).toBe(401)
    expect((await fetch(`${url}/newsletter/returned`, { method: 'POST', body: bounce(address, '5.1.1') })).status).toBe(
      401,
    )
    expect(await post(bounce(address.replace(`+${id}-`, `+${id + 1}-`), '5.1.1'))).toBe(202)
    expect(await post(`To: ${address}\r\nSubject: Away\r\n\r\nI am away.`)).toBe(202)
    expect(await stateOf(id, reader.email, sellerId)).toEqual({ delivery: 'sent', subscription: 'confirmed' })
  })
})

describe('a sending whose worker was killed', () => {
  it('goes on when its job is gone, and when a dead worker holds it', async () => {
    const { sellerId } = await sentMail()
    const open = async () => {
      const { rows } = await pool.query<{ id: number }>(
        `insert into market.newsletter_send (newsletter_id, subject, html, plain, segment, seller_id, state, created_by)
          values (0, 'Killed', '', '', 'seller', $1, 'sending', $1) returning id`,
        [sellerId],
      )
      const id = rows[0]?.id ?? 0
      await pool.query(`insert into market.newsletter_delivery (send_id, email, reader) values ($1, $2, 's:0')`, [
        id,
        `left-${randomUUID()}@stackyard.test`,
      ])
      return id
    }
    const [lost, held] = [await open(), await open()]
    // Far away, so that no worker takes it before it is held.
    await pool.query(
      `select graphile_worker.add_job('newsletter:send', json_build_object('sendId', $1::int), job_key := $2,
        run_at := now() + interval '1 day')`,
      [held, `newsletter:${held}`],
    )
    await pool.query(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a dead worker' where key = $1`,
      [`newsletter:${held}`],
    )
    await pool.query(`select graphile_worker.add_job('newsletter:sweep', '{}'::json)`)
    await eventually('both sendings end', WITHIN_MS, async () => {
      const { rows } = await pool.query(
        `select 1 from market.newsletter_send where id = any($1::int[]) and state = 'sent'`,
        [[lost, held]],
      )
      return rows.length === 2 ? true : undefined
    })
  })
})

describe('a sending that is looked after', () => {
  it('is left alone before its time, and while its mails leave', async () => {
    const make = async (sendAt: string, changedAt: string) => {
      const { rows } = await pool.query<{ id: number }>(
        `insert into market.newsletter_send (newsletter_id, subject, html, plain, segment, state, created_by, send_at)
          values (0, 'Looked after', '', '', 'news', 'sending', 1, now() + $1::interval) returning id`,
        [sendAt],
      )
      const id = rows[0]?.id ?? 0
      await pool.query(
        `insert into market.newsletter_delivery (send_id, email, reader, state, changed_at)
          values ($1, 'on-its-way@stackyard.test', 's:0', 'sending', now() + $2::interval)`,
        [id, changedAt],
      )
      return id
    }
    const ids = [await make('1 hour', '-6 minutes'), await make('0', '0'), await make('0', '-6 minutes')]
    const resting = await restingSends(createDb(pool))
    expect(ids.map((id) => resting.includes(id))).toEqual([false, false, true])
    await pool.query(`update market.newsletter_send set state = 'sent' where id = any($1::int[])`, [ids])
  })
})

describe('mails that others set off', () => {
  it('are counted for all processes together, and anew as they grow old', async () => {
    const db = createDb(pool)
    const cap = { kind: 'test', most: 3, withinMs: 60_000 }
    const address = `${randomUUID()}@stackyard.test`
    const start = Date.now()
    const take = (seconds: number, to = address) => takeMail(db, cap, to, new Date(start + seconds * 1000))
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => take(0)))
    expect(atOnce.filter(Boolean)).toHaveLength(3)
    expect([await take(59), await take(61), await take(1, `x${address}`)]).toEqual([false, true, true])
  })
})
