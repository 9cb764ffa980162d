import { randomUUID } from 'node:crypto'
import type { LetterReaders, PeopleLetter } from '@stackyard/shared/schema/letter'
import { markDelivery, takeNext } from '@stackyard/cms/modules/management/letter/deliveries'
import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { mailTo } from '../../accounts/auth/new-account'

const stack = sharedStack()
const { url, pool } = stack
const admin = async () => ({ token: await tokenOf(url, 'admin') })

type Person = { id: number; email: string }

/** People of one company that nobody else works for; each allows letters. */
async function company(size: number): Promise<{ name: string; people: Person[] }> {
  const name = `Letterhouse ${randomUUID().slice(0, 8)}`
  const people: Person[] = []
  for (let at = 0; at < size; at += 1) {
    const { user, email } = await newSeller(stack)
    await pool.query(
      `update users set company = $2, is_email_verified = true, enable_marketing_notifications = true where id = $1`,
      [user.id, name],
    )
    people.push({ id: user.id, email })
  }
  return { name, people }
}

const order = async (query: string, subject: string, more: object = {}) =>
  call<PeopleLetter>(url, 'POST', '/admin/letters', {
    ...(await admin()),
    body: { filters: { userType: 'seller', query }, subject, message: 'Hello {firstName} of {company}.', ...more },
  })

/** Waits until the worker has ended a letter. @throws Error after 20 s */
async function ended(id: number): Promise<PeopleLetter> {
  return eventually(`the end of letter ${id}`, 20_000, async () => {
    const letters = await ok<PeopleLetter[]>(url, 'GET', '/admin/letters?limit=100', await admin())
    return letters.find((one) => one.id === id && one.state !== 'sending')
  })
}

const mailsTo = (email: string, subject: string) =>
  stack.outbox().filter((mail) => mail.to === email && mail.subject === subject).length

const stateOf = async (letterId: number) =>
  (
    await pool.query<{ user_id: number; state: string }>(
      'select user_id, state from market.people_letter_delivery where letter_id = $1 order by user_id',
      [letterId],
    )
  ).rows.map(({ user_id, state }) => [user_id, state])

describe('an admin’s letter to all whom filters find', () => {
  it('reaches each of them once, also when it is ordered twice; who allows none is not among them', async () => {
    const { name, people } = await company(3)
    const [first, second, refusing] = people as [Person, Person, Person]
    await pool.query('update users set enable_marketing_notifications = false where id = $1', [refusing.id])
    const path = `/admin/letters/readers?userType=seller&query=${encodeURIComponent(name)}`
    expect(await ok<LetterReaders>(url, 'GET', path, await admin())).toMatchObject({
      matched: 3,
      readers: 2,
      sample: { email: second.email, company: name },
    })
    const subject = `News for ${name}`
    const made = await order(name, subject)
    expect(made).toMatchObject({ status: 200, results: { subject, total: 2, leftOut: 0 } })
    expect(await ended(made.results.id)).toMatchObject({ state: 'sent', total: 2, sent: 2, failed: 0 })
    expect((await order(name, subject)).results.id).toBe(made.results.id)
    const mail = await mailTo(stack, first.email, new RegExp(`^${subject}$`))
    expect(mail.text).toContain(`of ${name}.`)
    expect(people.map(({ email }) => mailsTo(email, subject))).toEqual([1, 1, 0])
    const { rows } = await pool.query(
      `select subject_id from market.audit_entry where action = 'letter' and subject_id = any($1) order by 1`,
      [people.map(({ id }) => id)],
    )
    expect(rows).toEqual([{ subject_id: first.id }, { subject_id: second.id }])
    const late = await call(url, 'POST', `/admin/letters/${made.results.id}/stop`, await admin())
    expect(late.error?.code).toBe('CONFLICT')
  })

  it('P11: about the service it reaches members who allow no offers, without a way to end it; not the deactivated', async () => {
    const { name, people } = await company(3)
    const [refusing, willing, gone] = people as [Person, Person, Person]
    await pool.query('update users set enable_marketing_notifications = false where id = $1', [refusing.id])
    await pool.query('update users set is_active = false where id = $1', [gone.id])
    const path = `/admin/letters/readers?userType=seller&query=${encodeURIComponent(name)}&purpose=`
    const readers = async (purpose: string) =>
      (await ok<LetterReaders>(url, 'GET', path + purpose, await admin())).readers
    expect([await readers('service'), await readers('offers'), await readers('')]).toEqual([2, 1, 1])
    const subject = `Terms for ${name}`
    const made = await order(name, subject, { purpose: 'service' })
    expect(await ended(made.results.id)).toMatchObject({ state: 'sent', total: 2, sent: 2, leftOut: 0 })
    expect([refusing, willing, gone].map(({ email }) => mailsTo(email, subject))).toEqual([1, 1, 0])
    const mail = await mailTo(stack, refusing.email, new RegExp(`^${subject}$`))
    expect(mail.headers?.['List-Unsubscribe']).toBeUndefined()
    expect(mail.text).not.toContain('Unsubscribe from announcements')
  })

  it('carries one click that ends letters to this reader (RFC 8058); following the link alone ends nothing', async () => {
    const { name, people } = await company(1)
    const [reader] = people as [Person]
    const subject = `One click ${name}`
    await order(name, subject)
    const { headers, text, html } = await mailTo(stack, reader.email, new RegExp(`^${subject}$`))
    const link = /^<(\S+)>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(text).toContain(`Unsubscribe from announcements: ${link}`)
    expect(html).toContain('>Unsubscribe from announcements</a>')
    const { pathname, search } = new URL(link)
    const allows = async () =>
      (await pool.query('select enable_marketing_notifications as yes from users where id = $1', [reader.id])).rows
    const oneClick = (to: string) =>
      fetch(`${url}${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await fetch(`${url}${pathname}${search}`)).status).toBe(200)
    const forged = await oneClick(`${pathname}${search.replace(String(reader.id), '1')}`)
    expect([forged.status, await allows()]).toEqual([400, [{ yes: true }]])
    expect((await oneClick(`${pathname}${search}`)).status).toBe(200)
    expect(await allows()).toEqual([{ yes: false }])
    expect((await order(name, `Again ${name}`)).status).not.toBe(200)
  })

  it('goes on after a crash without a second mail, and leaves out who said no meanwhile', async () => {
    const { name, people } = await company(3)
    const [broken, waiting, gone] = people as [Person, Person, Person]
    await pool.query('update users set enable_marketing_notifications = false where id = $1', [gone.id])
    const subject = `After the crash ${name}`
    // As a server leaves it that stopped in the middle: one mail on its way, two waiting.
    const { rows } = await pool.query<{ id: number }>(
      `insert into market.people_letter (subject, message, filters, created_by) values ($1, 'Hello.', '{}', 1) returning id`,
      [subject],
    )
    const id = rows[0]?.id ?? 0
    await pool.query(
      `insert into market.people_letter_delivery (letter_id, user_id, state, attempts, changed_at)
       select $1, u, case when u = $3 then 'sending' else 'queued' end, (u = $3)::int, now() - interval '11 minutes'
       from unnest($2::int[]) u`,
      [id, people.map((person) => person.id), broken.id],
    )
    await pool.query(`select graphile_worker.add_job('letter:send', json_build_object('letterId', $1::int))`, [id])
    expect(await ended(id)).toMatchObject({ state: 'sent', total: 3, sent: 1, leftOut: 1, failed: 1 })
    expect(await stateOf(id)).toEqual([
      [broken.id, 'unclear'],
      [waiting.id, 'sent'],
      [gone.id, 'left_out'],
    ])
    expect(people.map(({ email }) => mailsTo(email, subject))).toEqual([0, 1, 0])
  })

  it('rests when the mails of the day are used up, and can be stopped', async () => {
    const { name, people } = await company(1)
    const { rows } = await pool.query<{ id: number }>(
      `insert into market.people_letter (subject, message, filters, created_by, state) values ('All', '-', '{}', 1, 'sent') returning id`,
    )
    const full = rows[0]?.id ?? 0
    await pool.query(
      `insert into market.people_letter_delivery (letter_id, user_id, state) select $1, 1000000000 + n, 'sent' from generate_series(1, 5000) n`,
      [full],
    )
    try {
      const { results } = await order(name, `Resting ${name}`)
      expect(results).toMatchObject({ state: 'sending', total: 1, sent: 0, isResting: true })
      const stopped = await ok<PeopleLetter>(url, 'POST', `/admin/letters/${results.id}/stop`, await admin())
      expect(stopped).toMatchObject({ state: 'stopped', sent: 0, isResting: false })
      expect(await stateOf(results.id)).toEqual([[people[0]?.id, 'stopped']])
    } finally {
      await pool.query('delete from market.people_letter_delivery where letter_id = $1', [full])
      await pool.query('delete from market.people_letter where id = $1', [full])
    }
  })

  it('takes no mail of a letter that was stopped, and puts back none of it', async () => {
    const { name, people } = await company(2)
    const [refused] = people as [Person, Person]
    const db = drizzle(pool)
    const { rows } = await pool.query<{ id: number }>(
      `insert into market.people_letter (subject, message, filters, created_by, state) values ($1, '-', '{}', 1, 'stopped') returning id`,
      [`Stopped ${name}`],
    )
    const letterId = rows[0]?.id ?? 0
    // As a stop leaves it that another worker has not seen yet: one mail on its way, one waiting.
    await pool.query(
      `insert into market.people_letter_delivery (letter_id, user_id, state)
       select $1, u, case when u = $3 then 'sending' else 'queued' end from unnest($2::int[]) u`,
      [letterId, people.map(({ id }) => id), refused.id],
    )
    expect(await takeNext(db, letterId, new Date())).toBeUndefined()
    await markDelivery(db, { letterId, userId: refused.id }, 'queued', new Date(), 'refused')
    expect((await stateOf(letterId)).map(([, state]) => state)).toEqual(['stopped', 'queued'])
    await pool.query(`update market.people_letter set state = 'sending' where id = $1`, [letterId])
    const next = await takeNext(db, letterId, new Date())
    expect(next).toMatchObject({ userId: people[1]?.id, attempts: 1 })
    await markDelivery(db, { letterId, userId: next?.userId ?? 0 }, 'queued', new Date(), 'refused')
    expect((await stateOf(letterId)).map(([, state]) => state)).toEqual(['stopped', 'queued'])
    await pool.query(`update market.people_letter set state = 'stopped' where id = $1`, [letterId])
  })

  it.each([
    { active: 'yes' },
    { active: '' },
    { verified: null },
    { userType: 'sellers' },
    { serviceType: 'none' },
    { query: ['holm'] },
    { usertype: 'seller' },
  ])('refuses filters that can’t be read: %j', async (filters) => {
    const body = { filters, subject: 'Hello', message: 'Hello.' }
    const refused = await call(url, 'POST', '/admin/letters', { ...(await admin()), body })
    expect(refused.status).toBe(400)
    expect(refused.error?.data.issues?.[0]?.path).toMatch(/^filters/)
  })

  it('says so when it is for nobody, and asks for filters, a subject and a text', async () => {
    expect(await order(`Nobody ${randomUUID()}`, 'Hello')).toMatchObject({
      status: 409,
      error: { data: { message: 'Nobody on this list can get an announcement.' } },
    })
    const refused = await call(url, 'POST', '/admin/letters', { ...(await admin()), body: { subject: ' ' } })
    expect(refused.error?.data.issues?.map(({ path }) => path).sort()).toEqual(['filters', 'message', 'subject'])
  })
})
